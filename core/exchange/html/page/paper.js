// On paper: the whole sheet with the counters as they lie, on one page, then what lies on tracks and beside the map.

const paper = (() => {
  const kPixelsPerMm = 96 / 25.4;
  const kPage = {short: 192, long: 255};
  const kTitle = 12;

  const kDotsPerPixel = 3;

  /// Paper may be A4 or Letter: what fits on both is used. The browser is told which way round.
  function prepare() {
    const isWide = grid.sheet.width > grid.sheet.height;
    const [width, height] = isWide ? [kPage.long, kPage.short] : [kPage.short, kPage.long];
    const scale =
        Math.min((width * kPixelsPerMm) / grid.sheet.width, ((height - kTitle) * kPixelsPerMm) / grid.sheet.height);
    const {style} = byId('map');
    style.setProperty('--paper-scale', String(scale / view.kBase));
    style.setProperty('--paper-width', `${grid.sheet.width * scale}px`);
    style.setProperty('--paper-height', `${grid.sheet.height * scale}px`);
    byId('paper-style').textContent = `@page { size: ${isWide ? 'landscape' : 'portrait'}; margin: 8mm; }`;
    byId('paper-title').textContent = [
      text(battle.data.battle.title), text(setUp.current()?.title),
      setUp.turn() ? say('turn.number', {turn: text(setUp.turn().label)}) : ''
    ].filter(Boolean).join(' · ');
    byId('paper-lists').replaceChildren(...lists());
    return scale;
  }

  function shortly(key) {
    const face = describe.faceTitle(key);
    return face ? `${battle.nameOf(key)} (${face})` : battle.nameOf(key);
  }

  function line(place, name) {
    const keys = game.stackAt(place);
    return keys.length > 0 ? [make('dt', {}, name), make('dd', {}, keys.map(shortly).join('; '))] : [];
  }

  function lists() {
    const spaces = [...battle.spaces.keys()].flatMap((id) => line(`space/${id}`, moves.placeName(`space/${id}`)));
    const beside = ['waiting', 'out'].flatMap((place) => line(place, say(`place.${place}`)));
    const rows = [...spaces, ...beside];
    return rows.length > 0 ? [make('dl', {}, rows)] : [];
  }

  /// Waits until the sheet is painted as finely as paper needs it; a browser's own menu can't wait, so it prints what
  /// is on the screen, and the overview elsewhere.
  async function print() {
    notices.show(say('paper.prepared'));
    await ground.toPaper(prepare() * kDotsPerPixel);
    notices.hide();
    window.print();
  }

  function start() {
    addEventListener('beforeprint', prepare);
    addEventListener('afterprint', ground.fromPaper);
  }

  return {start, print};
})();
