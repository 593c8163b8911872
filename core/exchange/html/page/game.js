// The game under way: named slots with plain values, changed in no other way than by `change`, so that everything can
// be undone. Slots are `scenario`, `variant`, `turn`, `pool` and, for a piece, its key (`hussars#2`).
//
// A piece's value is {at, z, face, facing, second}: `at` is a place, `z` orders a stack (the highest on top), `face`
// counts from 0, `facing` is a direction such as `s2` or null, `second` the side of the other hex under a long counter
// or null. Places: `hex/1204`, `space/turn/turn-3`, `waiting` (off the map, to come), `out` (eliminated), `supply` (to
// be taken).

const game = (() => {
  const kMostSteps = 2000;
  const kMostEntries = 600;
  let slots = new Map();
  let stacks = new Map();
  let done = [];
  let undone = [];
  let entries = [];
  const listeners = [];

  const kNowhere = Object.freeze({at: 'supply', z: 0, face: 0, facing: null, second: null});
  const isPiece = (slot) => slot.includes('#');
  const piece = (key) => slots.get(key) ?? kNowhere;

  /// The keys of the pieces at a place, the top one first.
  function stackAt(place) {
    const keys = stacks.get(place);
    if (!keys) return [];
    if (!keys.sorted) keys.sorted = [...keys.members].sort((a, b) => piece(b).z - piece(a).z || (a < b ? -1 : 1));
    return keys.sorted;
  }

  function forget(slot) {
    const stack = stacks.get(piece(slot).at);
    if (!stack) return;
    stack.members.delete(slot);
    stack.sorted = null;
  }

  function remember(slot) {
    const {at} = piece(slot);
    if (!stacks.has(at)) stacks.set(at, {members: new Set(), sorted: null});
    const stack = stacks.get(at);
    stack.members.add(slot);
    stack.sorted = null;
  }

  function set(slot, value) {
    if (isPiece(slot)) forget(slot);
    if (value === undefined)
      slots.delete(slot);
    else
      slots.set(slot, Object.freeze(value));
    if (isPiece(slot) && value !== undefined) remember(slot);
  }

  function put(step, side) {
    const changed = new Map();
    for (const {slot, ...values} of step.patch) {
      changed.set(slot, slots.get(slot));
      set(slot, values[side]);
    }
    listeners.forEach((listener) => listener(changed));
  }

  const isSame = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  function write(entry) {
    entries.push(Object.freeze(entry));
    if (entries.length > kMostEntries) entries = entries.slice(-kMostEntries);
  }

  /// Gives slots new values, as one step that can be undone. `entry` is what the log says of it: a key of the words and
  /// its arguments. Nothing happens if nothing changes.
  function change(entry, values) {
    const patch = [];
    for (const [slot, after] of values) {
      const before = slots.get(slot);
      if (!isSame(before, after)) patch.push({slot, before, after});
    }
    if (patch.length === 0) return false;
    const step = {patch, entry};
    done.push(step);
    if (done.length > kMostSteps) done.shift();
    undone = [];
    write(entry);
    put(step, 'after');
    return true;
  }

  function undo() {
    const step = done.pop();
    if (!step) return null;
    undone.push(step);
    write({key: 'log.undone', of: step.entry});
    put(step, 'before');
    return step.entry;
  }

  function redo() {
    const step = undone.pop();
    if (!step) return null;
    done.push(step);
    write({key: 'log.redone', of: step.entry});
    put(step, 'after');
    return step.entry;
  }

  /// Something that happened but changed no slot, such as a roll of the dice.
  function tell(entry) {
    write(entry);
    listeners.forEach((listener) => listener(new Map()));
  }

  /// Begins with these slots and this log, without a step before.
  function begin(values, log = []) {
    slots = new Map();
    stacks = new Map();
    [done, undone, entries] = [[], [], log];
    for (const [slot, value] of values) set(slot, value);
  }

  return {
    piece,
    stackAt,
    change,
    undo,
    redo,
    tell,
    begin,
    value: (slot) => slots.get(slot),
    slots: () => slots,
    entries: () => entries,
    setEntries: (log) => {
      entries = log;
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undoable: () => done.at(-1)?.entry,
    /// `listener(changed)`: the slots that changed, with the values they had.
    onChange: (listener) => listeners.push(listener),
    isPiece,
  };
})();
