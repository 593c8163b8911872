// Measuring between two hexes: in hexes, and on the ground if the battle says how wide a hex is.

const measure = (() => {
  let isOn = false;
  let from = null;
  let to = null;
  let isFixed = false;
  const listeners = [];

  const told = () => listeners.forEach((listener) => listener());

  function length() {
    if (!from || !to) return '';
    const n = grid.distance(from, to);
    const hexes = say('count.hexes', {n});
    const wide = battle.data.layout.metresPerHex;
    if (!Number.isFinite(wide)) return hexes;
    const format = new Intl.NumberFormat(words.language());
    return say('measure.ground', {hexes, metres: format.format(Math.round(n * wide))});
  }

  function result() {
    if (!isOn) return '';
    if (!from) return say('measure.first');
    if (!to) return say('measure.second', {from: battle.numberOf(from.id)});
    return say('measure.result', {from: battle.numberOf(from.id), to: battle.numberOf(to.id), length: length()});
  }

  function toggle() {
    isOn = !isOn;
    [from, to, isFixed] = [isOn ? (selection.hex() ?? null) : null, null, false];
    told();
    notices.announce(isOn ? result() : say('measure.ended'));
  }

  /// While the pointer or the cursor moves, the line follows it, until its end is chosen.
  function point(hex) {
    if (!isOn || !from || !hex || isFixed || hex === to) return;
    to = hex;
    told();
  }

  /// Chooses the beginning, then the end, then the beginning of another line.
  function choose(hex) {
    if (!hex) return;
    if (!from || isFixed)
      [from, to, isFixed] = [hex, null, false];
    else
      [to, isFixed] = [hex, true];
    told();
    notices.announce(result());
  }

  return {
    toggle,
    point,
    choose,
    length,
    result,
    isOn: () => isOn,
    ends: () => (from && to ? [from, to] : null),
    onChange: (listener) => listeners.push(listener)
  };
})();
