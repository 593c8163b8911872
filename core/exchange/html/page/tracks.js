// Tracks and boxes beside the map, with what lies on them. Those printed on the sheet are listed here too, for the
// keyboard.

const tracks = (() => {
  function put(place) {
    const hand = selection.hand();
    if (hand.length > 0) {
      byId('map').focus({preventScroll: true});
      return selection.putDown(place);
    }
    selection.goTo(place);
    if (game.stackAt(place).length > 1 && counters.isDrawn(place)) fan.open(place);
    return true;
  }

  /// Takes the selected counters in hand and goes to the spaces, for the keyboard: arrows choose one, Enter puts down.
  function choose() {
    if (battle.spaces.size === 0) return;
    if (selection.hand().length === 0) actions.run('pick-up');
    const [key] = selection.hand();
    if (!key) return;
    const {at} = game.piece(key);
    const [first] = battle.spaces.keys();
    const from = at.startsWith('space/') ? at.slice('space/'.length) : first;
    panels.open('tracks');
    requestAnimationFrame(() => requestAnimationFrame(() => byId(buttonOf(from))?.focus()));
  }

  const buttonOf = (space) => `space-${space.replace('/', '-')}`;

  function onKey(event) {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!step || !event.target.matches('.space-name')) return;
    event.preventDefault();
    const all = [...byId('panel').querySelectorAll('.space-name')];
    all[(all.indexOf(event.target) + step + all.length) % all.length].focus();
  }

  function start() {
    byId('panel').addEventListener('keydown', onKey);
  }

  function space(track, row) {
    const place = `space/${track.id}/${row.id}`;
    const stack = game.stackAt(place);
    const title = text(row.title ?? row.label);
    const isFull = Number.isFinite(row.capacity) && stack.length > row.capacity;
    const capacity = Number.isFinite(row.capacity) ? say('track.capacity', {n: stack.length, most: row.capacity}) : '';
    return make(
        isFull ? 'li.space.full' : 'li.space', {'data-drop': place, 'data-space': `${track.id}/${row.id}`},
        make(
            'button.space-name', {
              id: buttonOf(`${track.id}/${row.id}`),
              onclick: () => put(place),
              title: capacity || title,
              'aria-label': [title, capacity, describe.count(stack.length)].filter(Boolean).join(', ')
            },
            text(row.label ?? row.title), capacity ? make('span.second', {}, capacity) : null),
        stack.length > 0 ? make('span.space-items', {}, stack.map(piece)) : null);
  }

  function piece(key) {
    return make(
        'button.space-piece', {
          'data-piece': key,
          title: battle.nameOf(key),
          'aria-label': describe.piece(key),
          'aria-pressed': String(selection.keys().includes(key)),
          onclick: () => selection.select([key])
        },
        counters.card(key));
  }

  function draw(panel) {
    refill(
        panel,
        selection.place()?.startsWith('space/') && selection.keys().length > 0 ? actions.buttons('tracks') : null,
        battle.list(battle.data.tracks).map((track) => {
          // Single figures fit into small squares, names need boxes.
          const isLong =
              battle.list(track.spaces)
                  .some(({label, title, capacity}) => Number.isFinite(capacity) || text(label ?? title).length > 3);
          return panels.section(
              text(track.title),
              make(
                  isLong ? 'ol.spaces.boxes' : 'ol.spaces', {},
                  battle.list(track.spaces).map((row) => space(track, row))));
        }));
  }

  panels.add('tracks', draw, () => battle.list(battle.data.tracks).length > 0);
  return {draw, choose, start};
})();
