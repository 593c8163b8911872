// The drawn map: layers of raster pictures and of drawings, each in tiles that are in the page only near what is seen.

const ground = (() => {
  const kKept = 48;
  const kNewPerFrame = 16;
  const layers = [];
  const hidden = new Set();

  const isLevelEnough = (level, wanted) => level.pixelsPerHex >= wanted * 0.9;

  /// The coarsest picture that is sharp enough, else the finest there is.
  function levelFor(layer, pixelsPerHex) {
    const wanted = pixelsPerHex * (devicePixelRatio || 1);
    return layer.levels.find((level) => isLevelEnough(level, wanted)) ?? layer.levels.at(-1);
  }

  function place(element, tile) {
    Object.assign(element.style, {
      left: `${tile.x * view.kBase}px`,
      top: `${tile.y * view.kBase}px`,
      width: `${tile.w * view.kBase}px`,
      height: `${tile.h * view.kBase}px`
    });
    return element;
  }

  function picture(tile) {
    return place(make('img', {src: tile.src, alt: '', draggable: 'false', decoding: 'async'}), tile);
  }

  function drawing(tile, units) {
    const box = [tile.x, tile.y, tile.w, tile.h].map((length) => length * units).join(' ');
    return place(makeSvg('svg', {viewBox: box, class: 'drawing', 'aria-hidden': 'true'}, art.parse(tile.svg)), tile);
  }

  const meets = (tile, area) =>
      tile.x < area.right && tile.y < area.bottom && tile.x + tile.w > area.left && tile.y + tile.h > area.top;

  function show(layer, tile) {
    let element = layer.tiles.get(tile);
    if (!element) {
      element = layer.isRaster ? picture(tile) : drawing(tile, layer.row.unitsPerHex ?? 1);
      layer.tiles.set(tile, element);
    }
    if (!element.parentNode) tile.group.append(element);
  }

  /// Of what is out of sight, the drawings and the last pictures stay at hand, as parsing and decoding take their time.
  function drop(layer, wanted) {
    const idle = [...layer.tiles.keys()].filter((tile) => !wanted.has(tile));
    for (const tile of idle) layer.tiles.get(tile).remove();
    if (!layer.isRaster) return;
    for (const tile of idle.slice(0, Math.max(0, idle.length - kKept))) layer.tiles.delete(tile);
  }

  function isShown(layer, pixelsPerHex) {
    const {id, from = 0, to = Infinity} = layer.row;
    return !hidden.has(id) && pixelsPerHex >= from && pixelsPerHex < to && isInLanguage(layer.row);
  }

  const isInLanguage = ({language}) => language === undefined || language === battleLanguage();

  /// The language in which names are drawn: the reader's if the battle has it, else its own.
  function battleLanguage() {
    const reader = words.language();
    const own = battle.data.language ?? 'en';
    return reader === own || !battle.data.translations?.[reader] ? own : reader;
  }

  /// The tiles that a layer shows in an area: of pictures the coarsest too, as what lies under those to come.
  function wantedOf(layer, area, pixelsPerHex) {
    const shown = layer.isRaster ? new Set([layer.levels[0], levelFor(layer, pixelsPerHex)]) : new Set(layer.levels);
    return new Set([...shown].flatMap((level) => level.tiles.filter((tile) => meets(tile, area))));
  }

  /// Puts at most `budget` tiles that are new into the page; gives what is left of it.
  function updateLayer(layer, area, pixelsPerHex, budget) {
    layer.element.hidden = !isShown(layer, pixelsPerHex);
    if (layer.element.hidden) return budget;
    const wanted = wantedOf(layer, area, pixelsPerHex);
    let left = budget;
    for (const tile of wanted) {
      if (!layer.tiles.has(tile) && --left < 0) break;
      show(layer, tile);
    }
    drop(layer, wanted);
    return left;
  }

  /// What comes into sight is added when a zoom rests, and in several frames, so that it does not halt the page.
  function update() {
    if (view.isZooming()) return;
    const area = view.seen(0.35);
    let budget = kNewPerFrame;
    for (const layer of layers) budget = Math.max(-1, updateLayer(layer, area, view.pixelsPerHex(), budget));
    if (budget < 0) soon();
  }

  const soon = oncePerFrame(() => update());

  /// For paper: all drawings, and each picture layer as one canvas, which is small beside its tiles.
  async function toPaper(pixelsPerHex) {
    const everywhere = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
    for (const layer of layers) {
      if (!layer.isRaster)
        updateLayer(layer, everywhere, pixelsPerHex, Infinity);
      else if (!layer.element.hidden)
        await paint(layer, pixelsPerHex);
    }
  }

  async function paint(layer, pixelsPerHex) {
    const [width, height] = [grid.sheet.width, grid.sheet.height].map((length) => Math.ceil(length * pixelsPerHex));
    const canvas = make('canvas.on-paper', {width, height});
    const context = canvas.getContext('2d');
    for (const tile of levelFor(layer, pixelsPerHex / (devicePixelRatio || 1)).tiles) {
      const image = make('img', {src: tile.src});
      await image.decode().then(
          () => context.drawImage(image, ...[tile.x, tile.y, tile.w, tile.h].map((n) => n * pixelsPerHex)),
          () => undefined);
    }
    layer.element.append(canvas);
    layer.element.classList.add('painted');
  }

  function fromPaper() {
    for (const {element} of layers) {
      element.querySelector('canvas')?.remove();
      element.classList.remove('painted');
    }
    update();
  }

  function add(row) {
    const isRaster = row.kind === 'raster';
    if (row.hidden) hidden.add(row.id);
    const levels = (isRaster ? battle.list(row.levels) : [{pixelsPerHex: 0, tiles: battle.list(row.tiles)}])
                       .map((level) => ({...level, group: make('div.level')}))
                       .sort((a, b) => a.pixelsPerHex - b.pixelsPerHex);
    if (levels.length === 0) return;
    for (const level of levels) {
      level.tiles = battle.list(level.tiles).map((tile) => ({...tile, group: level.group}));
    }
    const element = make('div.layer', {'data-layer': row.id, hidden: true}, ...levels.map((level) => level.group));
    byId('ground').append(element);
    layers.push({row, isRaster, levels, element, tiles: new Map()});
  }

  function setHidden(id, isHidden) {
    if (isHidden)
      hidden.add(id);
    else
      hidden.delete(id);
    update();
  }

  function start() {
    battle.list(battle.data.map?.layers).forEach(add);
    view.onChange(update);
    words.onChange(update);
  }

  return {
    start,
    update,
    toPaper,
    fromPaper,
    setHidden,
    isHidden: (id) => hidden.has(id),
    named: () => layers.map(({row}) => row).filter((row) => row.title && isInLanguage(row))
  };
})();
