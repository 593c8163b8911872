// A page of figures about a battle: how strong the armies are and what the ground is like.
(function () {
  const words = {
    army: {en: 'Army', pl: 'Armia'}, units: {en: 'Units', pl: 'Jednostki'}, counters: {en: 'Counters', pl: 'Żetony'},
    leaders: {en: 'Leaders', pl: 'Dowódcy'}, placed: {en: 'Set up', pl: 'W ustawieniu'}, forces: {en: 'Forces', pl: 'Siły'},
    types: {en: 'Types of units', pl: 'Rodzaje jednostek'}, type: {en: 'Type', pl: 'Rodzaj'},
    ground: {en: 'Ground', pl: 'Teren'}, terrain: {en: 'Terrain', pl: 'Teren'}, hexes: {en: 'Hexes', pl: 'Pola'},
    share: {en: 'Share', pl: 'Udział'}, figures: {en: 'Figures at full strength', pl: 'Wartości przy pełnych stanach'},
  };
  const say = key => redoubt.say(words[key]);
  const safe = text => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  const cell = value => `<td${typeof value === 'number' ? ' class="n"' : ''}>${safe(value)}</td>`;

  function table(heads, rows) {
    const head = heads.map(each => `<th>${safe(each)}</th>`).join('');
    const body = rows.map(row => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
    return `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
  }

  function counted(list, keyOf) {
    const counts = new Map();
    for (const each of list) counts.set(keyOf(each), (counts.get(keyOf(each)) || 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }

  function forces(battle) {
    const placed = battle.variant ? battle.setUp : [];
    return table([say('army'), say('units'), say('leaders'), say('counters'), say('placed')], battle.armies.map(army => {
      const units = battle.rows('unit', {army});
      const counters = units.reduce((sum, unit) => sum + battle.rows('counter', {unit}).length, 0);
      const there = placed.filter(row => (row.unit || row.leader) && (row.unit || row.leader).army === army);
      return [army.name, units.length, battle.rows('leader', {army}).length, counters, there.length];
    }));
  }

  // The figures that are printed on the fronts, added up.
  function figures(battle) {
    const sums = new Map();
    const kinds = new Set();
    for (const army of battle.armies) {
      const sum = new Map();
      for (const unit of battle.rows('unit', {army})) {
        for (const counter of battle.rows('counter', {unit})) {
          for (const face of battle.rows('face', {counter, side: 'front', role: 'step'})) {
            for (const figure of battle.rows('face_figure', {face})) {
              if (typeof figure.value !== 'number') continue;
              kinds.add(figure.kind);
              sum.set(figure.kind, (sum.get(figure.kind) || 0) + figure.value);
            }
          }
        }
      }
      sums.set(army, sum);
    }
    const list = [...kinds].sort();
    return list.length ? table([say('army'), ...list], battle.armies.map(army => [army.name, ...list.map(kind => sums.get(army).get(kind) || 0)])) : '';
  }

  redoubt.action({
    id: 'statistics',
    title: {en: 'Statistics as a page', pl: 'Statystyki jako strona'},
    about: {
      en: 'Writes a page for the browser: how strong the armies are and what the ground is like.',
      pl: 'Zapisuje stronę dla przeglądarki: jak silne są armie i jaki jest teren.',
    },
    asks: [{id: 'page', kind: 'save', title: {en: 'Page', pl: 'Strona'}, endings: ['html']}],

    run(battle, asked) {
      const title = battle.info ? battle.info.title : '';
      const hexes = battle.rows('hex');
      const ground = counted(hexes, hex => hex.terrain).map(([terrain, count]) =>
          [terrain, count, `${(100 * count / Math.max(1, hexes.length)).toFixed(1)} %`]);
      const types = counted(battle.units, unit => `${unit.army.name}\u0000${unit.type}`).map(([key, count]) => [...key.split('\u0000'), count]);
      const sums = figures(battle);
      asked.page.write(`<!DOCTYPE html>
<html lang="${safe(redoubt.language)}"><head><meta charset="utf-8"><title>${safe(title)}</title><style>
body { font: 16px/1.5 sans-serif; max-width: 50em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff; }
table { border-collapse: collapse; margin: 0 0 2em; } th, td { text-align: left; padding: .25em 1em .25em 0; border-bottom: 1px solid #ccc; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
</style></head><body>
<h1>${safe(title)}</h1>
<h2>${say('forces')}</h2>
${forces(battle)}
${sums ? `<h2>${say('figures')}</h2>\n${sums}` : ''}
<h2>${say('types')}</h2>
${table([say('army'), say('type'), say('units')], types)}
<h2>${say('ground')}</h2>
${table([say('terrain'), say('hexes'), say('share')], ground)}
</body></html>
`);
      return {en: `The page tells of ${battle.units.length} units and ${hexes.length} hexes.`,
              pl: `Na stronie jest jednostek: ${battle.units.length}, pól: ${hexes.length}.`};
    },
  });
})();
