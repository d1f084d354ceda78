/** The card that has the focus, with its place in its row, so that the focus can come back there; null elsewhere. */
export function placeOf(element) {
  const touch = element.closest?.('.board .touch');
  const row = touch?.closest('ol');
  if (!row) return null;
  const {seat, zone} = row.dataset;
  return {card: touch.dataset.card, row: `ol[data-seat="${seat}"][data-zone="${zone}"]`, at: [...row.querySelectorAll('.touch')].indexOf(touch)};
}

/** The card at a place: the same one if it still lies in the row, else the one in its stead, else where it is now. */
export function elementAt(page, place) {
  if (!place) return null;
  const row = [...page.querySelectorAll(`.board ${place.row} .touch`)];
  return row.find(it => it.dataset.card === place.card) ?? row[Math.min(place.at, row.length - 1)]
    ?? page.querySelector(`.board .touch[data-card="${place.card}"]`);
}

/**
 * Keeps the focus in the page: where it was lost, it waits at the prompt while something is asked and then
 * goes back to its card.
 */
export function keepFocus(page) {
  const {activeElement} = document;
  const parked = page.parked && activeElement === page.querySelector('.prompt');
  if (!(page.focused && activeElement === document.body) && !parked) return;
  const asks = page.choice || page.mode || page.session.busy || page.session.table.toAct !== page.session.seat;
  const back = asks ? null : elementAt(page, page.place);
  page.parked = !back;
  (back ?? page.querySelector('.prompt')).focus({preventScroll: true});
}
