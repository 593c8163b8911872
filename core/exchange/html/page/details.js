// The panel of what is selected: the counter with its faces, the hex with all that is known of it.

const details = (() => {
  /// A long stack is opened beside its hex; here its upper part will do.
  const kListed = 40;

  const row = (name, value) => (value ? [make('dt', {}, name), make('dd', {}, value)] : []);

  /// The faces in their order; a press shows another one, as when a counter is replaced.
  function faces(key) {
    const all = moves.facesOf(key);
    if (all.length < 2) return null;
    const [width, height] = counters.sizeOf(battle.pieceOf(key));
    const one = (face, i) => make(
        'button.face-row', {
          id: `details-face-${i}`,
          'aria-pressed': String(i === game.piece(key).face),
          onclick: () => moves.showFace(key, i),
        },
        make('span.face', {style: {aspectRatio: `${width} / ${height}`}}, counters.card(key, i)),
        make('span', {}, text(face.title)));
    return make('ol.faces', {'aria-label': say('details.faces')}, all.map((face, i) => make('li', {}, one(face, i))));
  }

  function commands(piece) {
    return battle.list(piece.commands)
        .map((id) => battle.commands.get(id))
        .filter(Boolean)
        .map(
            (command) =>
                make('span.command', {}, make('i.swatch', {style: {background: command.colour}}), text(command.name)));
  }

  function facts(key) {
    const piece = battle.pieceOf(key);
    const {facing, at} = game.piece(key);
    const placement = setUp.placementOf(key);
    return make(
        'dl.facts', {}, row(say('details.place'), moves.placeName(at)),
        moves.isOnMap(at) ? row(say('details.facing'), facing && grid.directionName(facing)) : [],
        row(say('details.formation'), text(placement?.formation)),
        battle.list(moves.facesOf(key)[game.piece(key).face]?.facts)
            .flatMap((fact) => row(text(fact[0]), text(fact[1]))),
        row(say('details.note'), text(placement?.note)));
  }

  function counter(key) {
    const piece = battle.pieceOf(key);
    const [width, height] = counters.sizeOf(piece);
    const army = battle.armies.get(piece.army);
    const second = [text(piece.type), text(army?.name)].filter(Boolean).join(', ');
    return make(
        'section.subject', {'data-subject': key},
        make(
            'div.subject-head', {},
            make(
                'span.portrait', {'data-piece': key, style: {aspectRatio: `${width} / ${height}`}}, counters.card(key)),
            make('div', {}, make('h2', {}, battle.nameOf(key)), make('p.second', {}, second), commands(piece))),
        actions.labelled('details'), faces(key), facts(key));
  }

  /// Hexsides and links, each by the direction in which it lies.
  function aroundHex(hex) {
    const lines = [];
    for (let side = 0; side < 6; ++side) {
      const terms = [...battle.list(hex.sides?.[side]), ...battle.list(hex.links?.[side])].map(battle.term);
      if (terms.length > 0) lines.push(...row(grid.directionName(`s${side}`), terms.join(', ')));
    }
    return lines.length > 0 ? [make('h3', {}, say('details.around')), make('dl.facts', {}, lines)] : [];
  }

  function stack(place) {
    const keys = game.stackAt(place);
    if (keys.length === 0) return make('p.second', {}, say('details.empty'));
    const rest = keys.length - kListed;
    return make(
        'ol.stack', {'aria-label': say('fan.stack', {place: moves.placeName(place)})},
        keys.slice(0, kListed)
            .map(
                (key, i) => make(
                    'li', {},
                    make(
                        `button#details-stack-${i}.stack-row`, {
                          'data-piece': key,
                          'aria-pressed': String(selection.keys().includes(key)),
                          onclick: (event) =>
                              (event.shiftKey || event.ctrlKey ? selection.toggle(key) : selection.select([key])),
                        },
                        make('span.chip', {}, counters.card(key)), make('span', {}, battle.nameOf(key)),
                        make('span.second', {}, describe.faceTitle(key))))),
        rest > 0 ?
            make(
                'li', {},
                make('button#details-rest.plain', {onclick: () => fan.open(place)}, say('details.rest', {n: rest}))) :
            null);
  }

  function hex(shown) {
    const zones = battle.list(shown.zones).map(battle.term).join(', ');
    const title = shown.number ? say('details.hex', {number: shown.number}) : say('hex.unnumbered');
    return panels.section(
        title,
        make(
            'dl.facts', {}, row(say('details.terrain'), battle.list(shown.terrain).map(battle.term).join(', ')),
            row(say('details.level'), Number.isFinite(shown.level) ? String(shown.level) : ''),
            row(say('details.zones'), zones)),
        ...aroundHex(shown), ...battle.list(shown.notes).map((note) => make('p.note', {}, text(note))),
        make('h3', {}, say('details.counters')), stack(`hex/${shown.id}`));
  }

  function draw(panel) {
    const place = selection.place();
    const [key] = selection.keys();
    const chosen = selection.keys().length;
    const shown = selection.hex();
    refill(
        panel, key && chosen > 1 ? make('p.second', {}, say('details.more', {n: chosen})) : null,
        key ? counter(key) : null, shown ? hex(shown) : null,
        place && !shown && moves.isOnMap(place) ? panels.section(moves.placeName(place), stack(place)) : null,
        place || key ? null : make('p.hint', {}, say('details.hint')));
  }

  panels.add('details', draw);
  return {draw};
})();
