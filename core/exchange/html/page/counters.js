// Counters on the sheet. Of each stack the three on top are in the page, with the number of all; the rest is in the
// fan.

const counters = (() => {
  const kDrawn = 3;
  const kOffset = 4;
  const elements = new Map();
  const badges = new Map();

  /// The card of a piece as it lies: its face and the badge of a loss.
  function card(key, shown = game.piece(key).face) {
    const piece = battle.pieceOf(key);
    const face = battle.list(piece.faces)[shown];
    const box = make('div.card', {'data-face': shown});
    if (face && Number.isInteger(face.art))
      box.append(art.picture(face.art, sizeOf(piece)));
    else
      box.append(make('span.named', {style: {background: battle.colourOf(piece)}}, text(piece.name)));
    if (face?.badge) box.append(make('span.badge', {}, text(face.badge)));
    return box;
  }

  const sizeOf = (piece) => (Array.isArray(piece.size) ? piece.size : [0.72, 0.72]);

  function centreOf(place, key) {
    if (place.startsWith('hex/')) {
      const hex = battle.hexes.get(place.slice(4));
      const at = grid.centre(hex);
      const {second} = game.piece(key);
      const other = second === null ? undefined : grid.neighbour(hex, second);
      if (!other) return at;
      const end = grid.centre(other);
      return {x: (at.x + end.x) / 2, y: (at.y + end.y) / 2};
    }
    const {x, y, w, h} = battle.spaces.get(place.slice(6));
    return {x: x + w / 2, y: y + h / 2};
  }

  /// Whether pieces at a place are drawn on the sheet: hexes, and the spaces of tracks that are printed on it.
  function isDrawn(place) {
    if (place.startsWith('hex/')) return true;
    return place.startsWith('space/') && battle.spaces.get(place.slice(6))?.track.on === 'map';
  }

  function put(key, place, depth) {
    const value = game.piece(key);
    const piece = battle.pieceOf(key);
    const [width, height] = sizeOf(piece).map((length) => length * view.kBase);
    let element = elements.get(key);
    if (!element || element.dataset.shown !== String(value.face)) {
      element?.remove();
      element = make(
          'div.counter',
          {'data-piece': key, 'data-shown': value.face, style: {width: `${width}px`, height: `${height}px`}},
          card(key));
      elements.set(key, element);
    }
    const {x, y} = centreOf(place, key);
    const [left, top] = [x * view.kBase - width / 2 + depth * kOffset, y * view.kBase - height / 2 - depth * kOffset];
    element.style.transform = `translate(${left}px, ${top}px) rotate(${grid.angle(value.facing)}deg)`;
    element.style.zIndex = String(kDrawn - depth);
    element.dataset.at = place;
    element.dataset.facing = value.facing ?? '';
    if (!element.parentNode) byId('counters').append(element);
  }

  function putBadge(place, count) {
    let badge = badges.get(place);
    if (count < 2) {
      badge?.remove();
      badges.delete(place);
      return;
    }
    if (!badge) {
      badge = make('div.count', {'data-count-at': place});
      badges.set(place, badge);
      byId('counters').append(badge);
    }
    badge.textContent = String(count);
    const {x, y} = centreOf(place, game.stackAt(place)[0]);
    const [width] = sizeOf(battle.pieceOf(game.stackAt(place)[0]));
    badge.style.transform = `translate(${(x + width * 0.42) * view.kBase}px, ${(y - 0.42) * view.kBase}px)`;
  }

  function updatePlace(place) {
    if (!isDrawn(place)) return;
    const stack = game.stackAt(place);
    stack.slice(0, kDrawn).forEach((key, depth) => put(key, place, depth));
    putBadge(place, stack.length);
  }

  /// Takes away what no longer lies among the uppermost of its place.
  function clear(key) {
    const {at} = game.piece(key);
    if (isDrawn(at) && game.stackAt(at).indexOf(key) < kDrawn && game.value(key) !== undefined) return;
    elements.get(key)?.remove();
    elements.delete(key);
  }

  function update(changed) {
    const places = new Set();
    for (const [slot, before] of changed) {
      if (!game.isPiece(slot)) continue;
      places.add(game.piece(slot).at);
      if (before) places.add(before.at);
      clear(slot);
    }
    for (const place of places) {
      game.stackAt(place).slice(kDrawn).forEach(clear);
      updatePlace(place);
    }
  }

  function redraw() {
    byId('counters').replaceChildren();
    elements.clear();
    badges.clear();
    const places = new Set();
    for (const [slot, value] of game.slots())
      if (game.isPiece(slot)) places.add(value.at);
    art.prepare([...places]
                    .filter(isDrawn)
                    .flatMap((place) => game.stackAt(place).slice(0, kDrawn))
                    .map(artOf)
                    .filter(Number.isInteger));
    places.forEach(updatePlace);
  }

  const artOf = (key) => battle.list(battle.pieceOf(key).faces)[game.piece(key).face]?.art;

  function markChosen() {
    const chosen = new Set(selection.keys());
    for (const [key, element] of elements) element.classList.toggle('chosen', chosen.has(key));
  }

  function start() {
    redraw();
    game.onChange(update);
    selection.onChange(markChosen);
  }

  return {start, card, redraw, sizeOf, centreOf, isDrawn, element: (key) => elements.get(key)};
})();
