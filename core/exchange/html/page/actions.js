// What can be done with the selected counters: one list for buttons and keys.

const actions = (() => {
  const keys = () => selection.keys();
  const canTurn = () => keys().some((key) => battle.pieceOf(key).facing !== 'none' && battle.pieceOf(key).facing);

  function told(isDone) {
    if (isDone && keys().length > 0) notices.announce(describe.piece(keys()[0]));
    return isDone;
  }

  const inStack = () => keys().length === 1 && game.stackAt(game.piece(keys()[0]).at).length > 1;
  const hasLosses = (by) => keys().length === 1 && moves.afterLosses(keys()[0], by) !== null;

  /// id: its button and words; key: as shown in the list of keys; can: whether it is of use now; run: does it.
  const kAll = [
    {id: 'turn-left', icon: 'turnLeft', key: 'Shift+Z', can: canTurn, run: () => told(moves.turn(keys(), -1))},
    {id: 'turn-right', icon: 'turnRight', key: 'Z', can: canTurn, run: () => told(moves.turn(keys(), 1))},
    {
      id: 'flip',
      icon: 'flip',
      key: 'F',
      can: () => keys().some((key) => moves.otherFace(key) !== null),
      run: () => told(moves.flip(keys()))
    },
    {id: 'lose', icon: 'lose', key: 'L', can: () => hasLosses(1), run: () => told(moves.lose(keys()))},
    {id: 'regain', icon: 'regain', key: 'Shift+L', can: () => hasLosses(-1), run: () => told(moves.regain(keys()))},
    {id: 'raise', icon: 'up', key: 'PageUp', can: inStack, run: () => told(moves.shift(keys()[0], -1))},
    {id: 'lower', icon: 'down', key: 'PageDown', can: inStack, run: () => told(moves.shift(keys()[0], 1))},
    {id: 'pick-up', icon: 'hand', key: 'Space', can: () => keys().length > 0, run: () => selection.pickUp(keys())},
    {id: 'take-off', icon: 'off', key: 'Delete', can: () => keys().length > 0, run: () => told(moves.takeOff(keys()))},
    {
      id: 'eliminate',
      icon: 'out',
      key: 'Shift+Delete',
      can: () => keys().length > 0,
      run: () => told(moves.eliminate(keys()))
    },
  ];

  function run(id) {
    const action = kAll.find((other) => other.id === id);
    if (!action.can()) return false;
    action.run();
    return true;
  }

  function button(prefix, {id, icon, key, can}, hasWords) {
    const title = say(`action.${id}`);
    return make(
        `button#${prefix}-${id}.plain${hasWords ? '' : '.icon-only'}`, {
          'data-action': id,
          title: `${title} (${say(`key.${key}`)})`,
          'aria-label': title,
          disabled: !can(),
          onclick: () => run(id)
        },
        icons.make(icon), hasWords ? make('span', {}, title) : null);
  }

  /// A row of buttons; their ids begin with `prefix`, as the row is shown at several places.
  function buttons(prefix) {
    return make(
        'div.actions', {role: 'toolbar', 'aria-label': say('actions')},
        kAll.map((action) => button(prefix, action, false)));
  }

  /// The same with words beside the icons.
  function labelled(prefix) {
    return make(
        'div.actions.labelled', {role: 'toolbar', 'aria-label': say('actions')},
        kAll.map((action) => button(prefix, action, true)));
  }

  return {run, buttons, labelled, all: () => kAll};
})();
