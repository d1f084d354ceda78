/**
 * Shows the OpenAPI document of one service, `?service=` says which, or the AsyncAPI document of the
 * topics, `?service=topics`. Requests go through match-service, which passes those below
 * `/<service>/` on.
 */
import {showTopics} from './topics.js';

const PREFIXES = {
  'match-service': '',
  'rules-service': '/rules-service',
  'replay-service': '/replay-service',
  'deck-service': '/deck-service',
};

const place = document.getElementById('api');
const asked = new URLSearchParams(location.search).get('service');
const shown = asked in PREFIXES || asked === 'topics' ? asked : 'match-service';

for (const name of [...Object.keys(PREFIXES), 'topics']) {
  const link = document.createElement('a');
  link.href = `/api?service=${name}`;
  link.textContent = name;
  if (name === shown) link.setAttribute('aria-current', 'page');
  document.getElementById('services').append(link, ' ');
}

const url = shown === 'topics' ? '/api/topics.asyncapi.json' : `${PREFIXES[shown]}/v3/api-docs`;
const answer = await fetch(url);
if (!answer.ok) {
  place.textContent = `${shown} gave no document (${answer.status}). Reload this page to try again.`;
} else if (shown === 'topics') {
  showTopics(await answer.json(), url, place);
} else {
  const spec = await answer.json();
  SwaggerUIBundle({
    spec: {...spec, servers: [{url: `${location.origin}${PREFIXES[shown]}`}]},
    dom_id: '#api',
    deepLinking: true,
    validatorUrl: null,
  });
}
