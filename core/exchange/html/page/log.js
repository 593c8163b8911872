// What happened in this game, the latest first. It goes with the saved game, so the other player sees it.

const log = (() => {
  const kShown = 200;

  function draw(panel) {
    const entries = game.entries().slice(-kShown).reverse();
    refill(
        panel,
        entries.length === 0 ?
            make('p.hint', {}, say('log.empty')) :
            make('ol.log', {reversed: true}, entries.map((entry) => make('li', {}, describe.entry(entry)))));
  }

  panels.add('log', draw);
  return {draw};
})();
