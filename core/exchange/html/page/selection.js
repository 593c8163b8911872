// What the player has in view: the hex or space under the cursor, the selected counters there, and what is picked up.

const selection = (() => {
  let place = null;
  let keys = [];
  let hand = [];
  const listeners = [];

  const told = () => listeners.forEach((listener) => listener());
  const hexOf = (at) => (at?.startsWith('hex/') ? battle.hexes.get(at.slice(4)) : undefined);

  function goTo(at, {quiet = false, select = true} = {}) {
    place = at;
    keys = select ? game.stackAt(at).slice(0, 1) : [];
    told();
    if (!quiet) notices.announce(describe.place(at));
  }

  function select(chosen, {quiet = false} = {}) {
    keys = chosen.filter((key) => battle.pieceOf(key));
    if (keys.length > 0) place = game.piece(keys[0]).at;
    told();
    if (!quiet && keys.length > 0) notices.announce(describe.piece(keys[0]));
  }

  /// Adds a counter of the same stack to the selected ones, or takes it from them.
  function toggle(key) {
    if (keys.length === 0 || game.piece(keys[0]).at !== game.piece(key).at) return select([key]);
    const without = keys.filter((other) => other !== key);
    const chosen = without.length < keys.length ? without : [...keys, key];
    select(game.stackAt(game.piece(key).at).filter((other) => chosen.includes(other)));
  }

  function clear() {
    keys = [];
    hand = [];
    told();
  }

  function pickUp(chosen) {
    hand = [...chosen];
    told();
    if (hand.length > 0) notices.announce(say('hand.picked', {what: describe.pieces(hand)}));
  }

  function putDown(at) {
    const moved = hand;
    hand = [];
    if (moved.length === 0) return false;
    const isMoved = moves.move(moved, at);
    select(moved, {quiet: true});
    notices.announce(say('hand.put', {what: describe.pieces(moved), place: moves.placeName(at)}));
    return isMoved;
  }

  /// After a step of the game: what is selected stays so where it went, unless it is gone.
  function follow(changed) {
    const gone = (key) => game.value(key) === undefined && changed.has(key);
    hand = hand.filter((key) => !gone(key));
    keys = keys.filter((key) => !gone(key));
    if (keys.length > 0 && keys.some((key) => changed.has(key))) {
      place = game.piece(keys[0]).at;
      keys = keys.filter((key) => game.piece(key).at === place);
    }
    told();
  }

  return {
    goTo,
    select,
    toggle,
    clear,
    pickUp,
    putDown,
    start: () => game.onChange(follow),
    place: () => place,
    hex: () => hexOf(place),
    keys: () => keys,
    hand: () => hand,
    onChange: (listener) => listeners.push(listener),
  };
})();
