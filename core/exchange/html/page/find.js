// Going to a hex by its number, to a counter or a place by its name.

const find = (() => {
  const kMost = 30;

  /// Letters without their marks, as people type them.
  const plain = (words) =>
      words.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

  function answers(query) {
    const wanted = plain(query.trim());
    if (wanted === '') return [];
    const fits = (words) => plain(words).includes(wanted);
    const rows = [];
    for (const hex of battle.hexes.values()) {
      if (plain(hex.number).startsWith(wanted))
        rows.push({name: describe.ground(hex), run: () => goTo(`hex/${hex.id}`)});
      if (rows.length >= kMost) break;
    }
    for (const place of battle.list(battle.data.places)) {
      if (fits(text(place.name)))
        rows.push({name: `${text(place.name)}, ${battle.numberOf(place.hex)}`, run: () => goTo(`hex/${place.hex}`)});
    }
    for (const slot of game.slots().keys()) {
      if (game.isPiece(slot) && fits(battle.nameOf(slot)))
        rows.push({name: describe.piece(slot), run: () => goToPiece(slot)});
    }
    return rows.slice(0, kMost);
  }

  function goTo(place) {
    dialogs.close();
    const hex = battle.hexes.get(place.slice(4));
    if (hex) {
      if (view.pixelsPerHex() < 45) view.zoom(70 / view.pixelsPerHex());
      view.centreOn(grid.centre(hex).x, grid.centre(hex).y);
    }
    selection.goTo(place);
    byId('map').focus();
  }

  function goToPiece(key) {
    const {at} = game.piece(key);
    goTo(at);
    selection.select([key]);
    if (!moves.isOnMap(at)) panels.open('tray');
  }

  function fill(list, query) {
    const rows = answers(query);
    list.replaceChildren(...rows.map(({name, run}) => make('li', {}, make('button.plain', {onclick: run}, name))));
    if (query.trim() !== '' && rows.length === 0) list.append(make('li.second', {}, say('find.nothing')));
    return rows;
  }

  function open() {
    const list = make('ul#find-list.found', {'aria-live': 'polite'});
    const field = make('input#find-field', {
      type: 'search',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-label': say('find.label'),
      placeholder: say('find.label'),
      oninput: () => fill(list, field.value),
      onkeydown: (event) => {
        if (event.key === 'Enter') answers(field.value)[0]?.run();
        if (event.key === 'ArrowDown') list.querySelector('button')?.focus();
      },
    });
    dialogs.show(words.withoutKey(say('find.title')), [field, list]);
    field.focus();
  }

  return {open};
})();
