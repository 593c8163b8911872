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

  /// What happened is said, unless what did it has said so already.
  function tell() {
    const before = notices.spoken();
    setTimeout(() => {
      const entry = game.entries().at(-1);
      if (entry && notices.spoken() === before) notices.announce(describe.entry(entry));
    });
  }

  panels.add('log', draw);
  return {draw, start: () => game.onChange(tell)};
})();
