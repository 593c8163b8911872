// The tray: what waits off the map, markers that can be taken, what is eliminated, and what this scenario does not use.

const tray = (() => {
  const open = new Set(['waiting', 'markers']);

  function card(key) {
    const piece = battle.pieceOf(key);
    const [width, height] = counters.sizeOf(piece);
    return make('span.fan-card', {style: {aspectRatio: `${width} / ${height}`}}, counters.card(key));
  }

  function item(key) {
    const note = text(setUp.placementOf(key)?.note);
    return make(
        'button.tray-item', {
          id: `tray-${key}`,
          'data-piece': key,
          title: [battle.nameOf(key), note].filter(Boolean).join(' – '),
          'aria-label': describe.piece(key),
          'aria-pressed': String(selection.keys().includes(key)),
          onclick: () => take([key]),
        },
        card(key), make('span.caption', {}, battle.nameOf(key)));
  }

  /// A press in the tray takes a counter in hand; the next hex that is chosen gets it.
  function take(keys) {
    selection.select(keys, {quiet: true});
    selection.pickUp(keys);
    if (panels.isNarrow()) panels.close();
    byId('map').focus({preventScroll: true});
  }

  function supplied(piece) {
    const key = moves.freeCopy(piece);
    const left = piece.copies === 0 ? '∞' : battle.copiesOf(piece) - taken(piece);
    return make(
        'button.tray-item', {
          id: `supply-${piece.id}`,
          'data-supply': piece.id,
          disabled: key === null,
          title: text(piece.name),
          'aria-label': say('tray.marker', {name: text(piece.name), left}),
          onclick: () => take([moves.freeCopy(piece)]),
        },
        card(key ?? `${piece.id}#1`), make('span.caption', {}, `${text(piece.name)} (${left})`));
  }

  function taken(piece) {
    let n = 0;
    for (const slot of game.slots().keys())
      if (game.isPiece(slot) && battle.pieceOf(slot) === piece) ++n;
    return n;
  }

  function group(id, title, items, drop) {
    if (items.length === 0 && !drop) return null;
    return make(
        'details.group', {
          'data-group': id,
          'data-drop': drop,
          open: open.has(id),
          ontoggle: ({target}) => (target.open ? open.add(id) : open.delete(id))
        },
        make('summary', {}, title, make('span.second', {}, ` ${items.length}`)),
        items.length > 0 ?
            make('div.tray-items', {role: 'list'}, items.map((one) => make('span', {role: 'listitem'}, one))) :
            make('p.second', {}, say('tray.none')));
  }

  const ofArmy = (army) => (key) => (battle.pieceOf(key).army ?? null) === army;

  function waiting() {
    const keys = game.stackAt('waiting').filter((key) => battle.pieceOf(key).kind !== 'chit');
    const armies = [...battle.armies.keys(), null];
    return armies.map((army) => ({army, keys: keys.filter(ofArmy(army))})).filter(({keys: some}) => some.length > 0);
  }

  function unused() {
    const rows = [...battle.pieces.values()].filter(({kind}) => kind !== 'marker' && kind !== 'chit');
    return rows.map((piece) => moves.freeCopy(piece)).filter((key) => key !== null);
  }

  function draw(panel) {
    // A single one that lies somewhere is not offered again.
    const markers = [...battle.pieces.values()].filter(
        (piece) => piece.kind === 'marker' && (battle.copiesOf(piece) > 1 || moves.freeCopy(piece) !== null));
    const coming = waiting();
    refill(
        panel, make('p.hint', {}, say('tray.hint')),
        ...(coming.length > 0 ? coming : [{army: null, keys: []}])
            .map(
                ({army, keys}) => group(
                    'waiting',
                    army ? say('tray.waitingOf', {army: text(battle.armies.get(army).name)}) : say('place.waiting'),
                    keys.map(item), 'waiting')),
        markers.length > 0 ? group('markers', say('tray.markers'), markers.map(supplied)) : null,
        group('out', say('place.out'), game.stackAt('out').map(item), 'out'),
        group('unused', say('tray.unused'), unused().map(item)));
  }

  panels.add('tray', draw);
  return {draw};
})();
