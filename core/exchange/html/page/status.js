// The line under the map: what the pointer is over, what is measured, what is in hand.

const status = (() => {
  let pointed = null;

  function draw() {
    const measured = measure.result();
    byId('status-here').textContent = measured || (pointed ? describe.place(pointed) : '');
    const hand = selection.hand();
    byId('hand').hidden = hand.length === 0;
    if (hand.length > 0) byId('hand-text').textContent = say('hand.held', {what: describe.pieces(hand)});
    byId('tool-measure').setAttribute('aria-pressed', String(measure.isOn()));
    byId('map').classList.toggle('measuring', measure.isOn());
  }

  const soon = oncePerFrame(draw);

  function pointAt(place) {
    if (pointed === place) return;
    pointed = place;
    soon();
  }

  function drawScale() { byId('status-scale').textContent = `${Math.round(view.scale() * 100)} %`; }

  function start() {
    byId('hand-cancel').addEventListener('click', () => selection.pickUp([]));
    view.onChange(drawScale);
    selection.onChange(soon);
    measure.onChange(soon);
    game.onChange(soon);
    words.onChange(soon);
  }

  return {start, pointAt};
})();
