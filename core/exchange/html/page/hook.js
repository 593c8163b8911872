// What a test driver reads: a copy of the game and of what is shown, as plain data. Nothing can be changed by it.

const hook = (() => {
  function state() {
    const pieces = {};
    for (const [slot, value] of game.slots())
      if (game.isPiece(slot)) pieces[slot] = {...value};
    return structuredClone({
      scenario: game.value('scenario'),
      variant: game.value('variant'),
      turn: game.value('turn'),
      pool: pool.value(),
      pieces,
      canUndo: game.canUndo(),
      canRedo: game.canRedo(),
      log: game.entries().map(describe.entry),
      selection: {place: selection.place(), keys: selection.keys(), hand: selection.hand()},
      measure: measure.isOn() ? measure.result() : '',
      view: {pixelsPerHex: view.pixelsPerHex(), ...view.camera()},
      language: words.language(),
      panel: panels.shown(),
    });
  }

  /// Where in the window the centre of a hex is, so that a driver can press there.
  function pointOf(hexId) {
    const hex = battle.hexes.get(hexId);
    return hex ? view.toWindow(grid.centre(hex)) : null;
  }

  function start() { Object.defineProperty(window, 'redoubt', {value: Object.freeze({state, pointOf})}); }

  return {start};
})();
