// Tables of the rules, as texts.

const charts = (() => {
  let shown = 0;

  function table({columns, rows, rowHeads = true}) {
    const head = battle.list(columns).length > 0 ?
        make('thead', {}, make('tr', {}, columns.map((column) => make('th', {scope: 'col'}, text(column))))) :
        null;
    const body = battle.list(rows).map(
        (cells) => make(
            'tr', {},
            battle.list(cells).map(
                (cell, i) =>
                    (i === 0 && rowHeads ? make('th', {scope: 'row'}, text(cell)) : make('td', {}, text(cell))))));
    return make(
        'div.wide', {tabindex: 0, role: 'region', 'aria-label': say('chart.table')},
        make('table', {}, head, make('tbody', {}, body)));
  }

  function draw(panel) {
    const all = battle.list(battle.data.charts);
    const chart = all[clamp(shown, 0, all.length - 1)];
    const choice = make(
        'select#chart-choice', {
          'aria-label': say('tab.charts'),
          onchange: ({target}) => {
            shown = Number(target.value);
            draw(panel);
          }
        },
        all.map(({title}, i) => make('option', {value: i, selected: i === shown}, text(title))));
    refill(
        panel, all.length > 1 ? choice : null,
        panels.section(
            text(chart.title), table(chart),
            ...battle.list(chart.notes).map((note) => make('p.second', {}, text(note)))));
  }

  panels.add('charts', draw, () => battle.list(battle.data.charts).length > 0);
  return {draw, table};
})();
