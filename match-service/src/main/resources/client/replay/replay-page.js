import {html} from 'lit';
import {archive} from '../base/api.js';
import {define, View} from '../base/element.js';
import {waiting} from '../base/problem.js';
import {board} from '../table/board.js';

class ReplayPage extends View {
  static properties = {match: {}, table: {state: true}};

  async connectedCallback() {
    super.connectedCallback();
    const found = await archive.get(`/matches/${this.match}/state?as=a&version=60`);
    this.table = found.table;
  }

  render() {
    return this.table ? board(this.table) : waiting();
  }
}

define('replay-page', ReplayPage);
