// An opened stack: its counters side by side next to their hex, the top one first, each to be dragged, selected,
// turned.

const fan = (() => {
  let place = null;
  let content = '';

  function item(key, position) {
    const {facing, second} = game.piece(key);
    const isChosen = selection.keys().includes(key);
    const [width, height] = counters.sizeOf(battle.pieceOf(key));
    const card = make('span.fan-card', {style: {aspectRatio: `${width} / ${height}`}}, counters.card(key));
    const arrow = facing ? make('span.arrow', {style: {transform: `rotate(${grid.angle(facing)}deg)`}}, '↑') : null;
    return make(
        'button.fan-item', {
          id: `fan-${position}`,
          'data-piece': key,
          role: 'option',
          'aria-selected': String(isChosen),
          tabindex: isChosen || (position === 0 && selection.keys().length === 0) ? 0 : -1,
          'aria-label': `${position + 1}. ${describe.piece(key)}`,
          title: battle.nameOf(key),
          onclick: (event) =>
              (event.shiftKey || event.ctrlKey || event.metaKey ? selection.toggle(key) : selection.select([key])),
          'data-long': second !== null,
        },
        card, make('span.caption', {}, arrow, String(position + 1)));
  }

  /// What the fan shows of its stack; while that stays the same only the selection is marked anew.
  const contentOf = (stack) => JSON.stringify([place, words.language(), stack.map((key) => [key, game.piece(key)])]);

  function draw() {
    const box = byId('fan');
    const stack = place ? game.stackAt(place) : [];
    box.hidden = stack.length === 0;
    if (box.hidden) {
      place = null;
      content = '';
      return;
    }
    if (contentOf(stack) === content) return markChosen();
    content = contentOf(stack);
    fill(box, stack);
  }

  function markChosen() {
    const chosen = selection.keys();
    byId('fan-list').querySelectorAll('[role=option]').forEach((option, i) => {
      const isChosen = chosen.includes(option.dataset.piece);
      option.setAttribute('aria-selected', String(isChosen));
      option.tabIndex = isChosen || (i === 0 && chosen.length === 0) ? 0 : -1;
    });
    const focused = document.activeElement?.id;
    byId('fan').querySelector('.actions').replaceWith(actions.buttons('fan'));
    if (focused?.startsWith('fan-')) (byId(focused) ?? byId('fan-close')).focus();
  }

  function fill(box, stack) {
    const title = make(
        'div.fan-head', {}, make('strong', {}, moves.placeName(place)),
        make('span.second', {}, describe.count(stack.length)),
        stack.length > 1 ? make('button#fan-all.plain', {onclick: () => selection.select([...stack])}, say('fan.all')) :
                           null,
        make(
            'button#fan-close.plain.icon-only', {'aria-label': say('close'), title: say('close'), onclick: close},
            icons.make('close')));
    const list = make(
        'div#fan-list.fan-list', {
          role: 'listbox',
          'aria-multiselectable': 'true',
          'aria-label': say('fan.stack', {place: moves.placeName(place)})
        },
        stack.map(item));
    const scrolled = byId('fan-list')?.scrollTop ?? 0;
    refill(box, title, list, actions.buttons('fan'));
    list.scrollTop = scrolled;
    position();
  }

  /// Beside the hex on the side where there is more room, inside of the map.
  function position() {
    if (!place) return;
    const box = byId('fan');
    const area = view.box();
    const at = counters.isDrawn(place) ? view.toWindow(counters.centreOf(place, game.stackAt(place)[0])) :
                                         {x: area.left + area.width / 2, y: area.top + area.height / 2};
    const reach = Math.min(view.pixelsPerHex() * 0.62, 90);
    const [width, height] = [box.offsetWidth, box.offsetHeight];
    const fitsRight = at.x - area.left + reach + width + 8 < area.width;
    const left = fitsRight ? at.x - area.left + reach : at.x - area.left - reach - width;
    const isNarrow = area.width < width + 2 * reach + 60;
    box.style.left = `${clamp(isNarrow ? (area.width - width) / 2 : left, 8, Math.max(8, area.width - width - 8))}px`;
    const below = at.y - area.top + reach;
    const above = at.y - area.top - reach - height;
    const top = isNarrow ? (below + height + 8 < area.height ? below : above) : at.y - area.top - height / 2;
    box.style.top = `${clamp(top, 8, Math.max(8, area.height - height - 8))}px`;
  }

  function open(at, {focus = false} = {}) {
    place = at;
    draw();
    if (focus) focusItem();
  }

  function focusItem() { byId('fan').querySelector('[role=option][tabindex="0"]')?.focus(); }

  function close() {
    if (!place) return;
    const hadFocus = byId('fan').contains(document.activeElement);
    place = null;
    draw();
    if (hadFocus) byId('map').focus();
  }

  /// Arrow keys go through the stack; the rest is as on the map.
  function onKey(event) {
    const stack = place ? game.stackAt(place) : [];
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!step || !byId('fan-list')?.contains(document.activeElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const now = stack.indexOf(document.activeElement.dataset.piece);
    const next = clamp(now + step, 0, stack.length - 1);
    selection.select([stack[next]]);
    byId(`fan-${next}`)?.focus();
  }

  function start() {
    byId('fan').addEventListener('keydown', onKey);
    view.onChange(position);
    selection.onChange(draw);
    words.onChange(draw);
  }

  return {start, open, close, place: () => place, focusItem, draw};
})();
