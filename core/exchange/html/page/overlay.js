// What is drawn over counters: the cursor, the target of a drag, the line of a measurement. It lies in the window, not
// on the sheet, so its lines keep their width.

const overlay = (() => {
  let target = null;
  let hovered = null;

  const stroke = (d, kind) => [makeSvg('path', {d, class: `edge ${kind}`}), makeSvg('path', {d, class: kind})];

  function shapeOf(place) {
    if (place.startsWith('hex/')) return grid.outline(battle.hexes.get(place.slice(4)));
    const space = battle.spaces.get(place.slice(6));
    if (!space || space.track.on !== 'map') return null;
    return `M${space.x} ${space.y}h${space.w}v${space.h}h${- space.w}Z`;
  }

  function outlined(place, kind) {
    const shape = place && moves.isOnMap(place) ? shapeOf(place) : null;
    return shape ? stroke(shape, kind) : [];
  }

  function line() {
    const ends = measure.ends();
    if (!ends) return [];
    const [a, b] = ends.map(grid.centre);
    return [
      ...stroke(`M${a.x} ${a.y}L${b.x} ${b.y}`, 'ruler'),
      ...ends.map((hex) => makeSvg('path', {d: grid.outline(hex), class: 'ruler end'}))
    ];
  }

  function putLabel() {
    const label = byId('ruler-label');
    const ends = measure.ends();
    label.hidden = !ends;
    if (!ends) return;
    const end = view.toWindow(grid.centre(ends[1]));
    const box = view.box();
    label.textContent = measure.length();
    label.style.transform = `translate(${clamp(end.x - box.left + 14, 4, box.width - 170)}px, ` +
        `${clamp(end.y - box.top - 40, 4, box.height - 34)}px)`;
  }

  function draw() {
    byId('marks').replaceChildren(
        ...outlined(hovered, 'hover'), ...outlined(selection.place(), 'cursor'), ...line(),
        ...outlined(target, 'target'));
    place();
  }

  function place() {
    const {x, y, scale} = view.camera();
    byId('marks').setAttribute('transform', `translate(${x} ${y}) scale(${scale * view.kBase})`);
    putLabel();
  }

  const soon = oncePerFrame(draw);

  function setTarget(at) {
    if (target === at) return;
    target = at;
    soon();
  }

  function setHovered(at) {
    if (hovered === at) return;
    hovered = at;
    soon();
  }

  function start() {
    view.onChange(place);
    selection.onChange(soon);
    measure.onChange(soon);
    soon();
  }

  return {start, setTarget, setHovered};
})();
