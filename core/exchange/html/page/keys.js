// The keyboard. On the map arrow keys move a cursor from hex to hex; what is done there is one key each.

const keys = (() => {
  const kPan = 60;

  /// The sides by which each arrow leaves a hex; where two lead there, in turn, so that the cursor goes straight.
  const kSides = grid.isFlat ? {ArrowUp: [0, 0], ArrowDown: [3, 3], ArrowRight: [1, 2], ArrowLeft: [5, 4]} :
                               {ArrowRight: [1, 1], ArrowLeft: [4, 4], ArrowUp: [0, 5], ArrowDown: [2, 3]};

  function firstHex() {
    const box = view.box();
    const {x, y} = view.toSheet(box.left + box.width / 2, box.top + box.height / 2);
    return grid.hexAtPoint(x, y) ?? [...battle.hexes.values()][0];
  }

  /// The neighbour in the direction of an arrow: of the two sides the one that stays nearest to where the cursor's row
  /// began.
  function step(hex, arrow) {
    const ways = kSides[arrow].map((side) => grid.neighbour(hex, side)).filter(Boolean);
    const line =
        grid.isFlat ? (other) => Math.abs(other.row - hex.row) : (other) => Math.abs(other.column - hex.column);
    const isAcross = kSides[arrow][0] !== kSides[arrow][1];
    if (!isAcross) return ways[0];
    return ways.find((other) => line(other) === 0) ?? ways[0];
  }

  function moveCursor(arrow) {
    const from = selection.hex();
    const hex = from ? step(from, arrow) : firstHex();
    if (!hex) return;
    view.reveal(grid.centre(hex));
    fan.close();
    measure.point(hex);
    selection.goTo(`hex/${hex.id}`);
  }

  /// Enter: puts down what is in hand, chooses the end of a measurement, or opens the stack.
  function enter() {
    const place = selection.place();
    if (!place) return;
    if (measure.isOn())
      measure.choose(selection.hex());
    else if (selection.hand().length > 0)
      selection.putDown(place);
    else if (game.stackAt(place).length > 0)
      fan.open(place, {focus: true});
    else
      notices.announce(describe.place(place));
  }

  function grab() {
    if (selection.hand().length > 0)
      selection.putDown(selection.place());
    else
      actions.run('pick-up');
  }

  function letGo() {
    selection.pickUp([]);
    notices.announce(say('hand.letGo'));
    if (byId('panel').contains(document.activeElement)) byId('map').focus({preventScroll: true});
  }

  function cancel() {
    if (drag.isPressed())
      drag.cancel();
    else if (selection.hand().length > 0)
      letGo();
    else if (measure.isOn())
      measure.toggle();
    else if (fan.place())
      fan.close();
    else if (selection.keys().length > 0)
      selection.select([], {quiet: true});
    else
      notices.hide();
  }

  /// The next counter on the map, in the order of hexes, so that all can be found without looking.
  function nextCounter(by) {
    const all = [...battle.hexes.keys()].map((id) => `hex/${id}`).filter((place) => game.stackAt(place).length > 0);
    if (all.length === 0) return;
    const now = all.indexOf(selection.place());
    const place = all[(now < 0 && by < 0 ? all.length - 1 : now + by + all.length) % all.length];
    view.reveal(grid.centre(battle.hexes.get(place.slice(4))));
    selection.goTo(place);
  }

  function regions() {
    const stops =
        [byId('map'), byId('panel'), byId('tabs').querySelector('[tabindex="0"]'), byId('menu')].filter(Boolean);
    const now = stops.findIndex((stop) => stop.contains(document.activeElement));
    stops[(now + 1) % stops.length].focus();
  }

  const kAnywhere = {
    'Ctrl+z': menu.undo,
    'Ctrl+y': menu.redo,
    'Ctrl+Shift+z': menu.redo,
    'Ctrl+s': () => keep.download(),
    'Ctrl+o': () => byId('file').click(),
    'Ctrl+p': () => paper.print(),
    'Ctrl+k': () => find.open(),
    F6: regions,
    Escape: cancel,
  };

  const kLetters = {
    z: () => actions.run('turn-right'),
    'Shift+z': () => actions.run('turn-left'),
    '.': () => actions.run('turn-right'),
    ',': () => actions.run('turn-left'),
    f: () => actions.run('flip'),
    l: () => actions.run('lose'),
    'Shift+l': () => actions.run('regain'),
    PageUp: () => actions.run('raise'),
    PageDown: () => actions.run('lower'),
    Delete: () => actions.run('take-off'),
    Backspace: () => actions.run('take-off'),
    'Shift+Delete': () => actions.run('eliminate'),
    'Shift+Backspace': () => actions.run('eliminate'),
    n: () => nextCounter(1),
    'Shift+n': () => nextCounter(-1),
    m: () => measure.toggle(),
    g: () => find.open(),
    d: () => dice.rollFirst(),
    b: () => tracks.choose(),
    c: () => turns.drawChit(),
    t: () => moves.startTurn(game.value('turn') + 1),
    'Shift+t': () => moves.startTurn(game.value('turn') - 1),
    h: () => byId('map').classList.toggle('without-counters'),
    '+': () => view.zoom(1.25),
    '=': () => view.zoom(1.25),
    '-': () => view.zoom(0.8),
    0: () => view.fit(),
    1: () => view.hundred(),
    '?': () => dialogs.showKeys(),
  };

  const kOnMap = {
    Enter: enter,
    ' ': grab,
    ...Object.fromEntries(Object.keys(kSides).map((arrow) => [arrow, () => moveCursor(arrow)])),
    'Shift+ArrowLeft': () => view.panBy(kPan, 0),
    'Shift+ArrowRight': () => view.panBy(-kPan, 0),
    'Shift+ArrowUp': () => view.panBy(0, kPan),
    'Shift+ArrowDown': () => view.panBy(0, -kPan),
  };

  /// The key with its modifiers; Shift is left out where it only makes the character, as in `?`.
  function nameOf(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isLetter = key.length > 1 || key.toLowerCase() !== key.toUpperCase();
    return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.shiftKey && isLetter ? 'Shift+' : ''}${key}`;
  }

  function isTyping(target) {
    return target.matches?.('input:not([type=checkbox]):not([type=radio]), select, textarea') ?? false;
  }

  function onKey(event) {
    if (event.altKey || event.isComposing || event.defaultPrevented) return;
    if (dialogs.isOpen() && !event.ctrlKey && !event.metaKey) return;
    const name = nameOf(event);
    const isOnMap = document.activeElement === byId('map') || document.activeElement === document.body;
    const run = (isTyping(event.target) ? undefined : kLetters[name]) ?? (isOnMap ? kOnMap[name] : undefined) ??
        (isTyping(event.target) && name !== 'Escape' && !/^Ctrl\+[sop]$/.test(name) ? undefined : kAnywhere[name]);
    if (!run) return;
    event.preventDefault();
    run();
  }

  function start() {
    addEventListener('keydown', onKey);
  }

  return {start};
})();
