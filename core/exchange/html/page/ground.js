// The drawn map: layers of raster pictures and of drawings, each in tiles that are in the page only near what is seen.

const ground = (() => {
  const kKept = 48;
  const layers = [];
  const hidden = new Set();

  const isLevelEnough = (level, wanted) => level.pixelsPerHex >= wanted * 0.9;

  /// The coarsest picture that is sharp enough, else the finest there is.
  function levelFor(layer, pixelsPerHex) {
    const wanted = pixelsPerHex * (devicePixelRatio || 1);
    return layer.levels.find((level) => isLevelEnough(level, wanted)) ?? layer.levels.at(-1);
  }

  function place(element, tile) {
    Object.assign(element.style, {left: `${tile.x * view.kBase}px`, top: `${tile.y * view.kBase}px`,
                                  width: `${tile.w * view.kBase}px`, height: `${tile.h * view.kBase}px`});
    return element;
  }

  function picture(tile) {
    return place(make('img', {src: tile.src, alt: '', draggable: 'false', decoding: 'async'}), tile);
  }

  function drawing(tile, units) {
    const box = [tile.x, tile.y, tile.w, tile.h].map((length) => length * units).join(' ');
    return place(makeSvg('svg', {viewBox: box, class: 'drawing', 'aria-hidden': 'true'}, art.parse(tile.svg)), tile);
  }

  const meets = (tile, area) => tile.x < area.right && tile.y < area.bottom && tile.x + tile.w > area.left &&
                                tile.y + tile.h > area.top;

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
    const {id, language, from = 0, to = Infinity} = layer.row;
    return !hidden.has(id) && pixelsPerHex >= from && pixelsPerHex < to &&
           (language === undefined || language === battleLanguage());
  }

  /// The language in which names are drawn: the reader's if the battle has it, else its own.
  function battleLanguage() {
    const reader = words.language();
    const own = battle.data.language ?? 'en';
    return reader === own || !battle.data.translations?.[reader] ? own : reader;
  }

  function updateLayer(layer, area, pixelsPerHex) {
    layer.element.hidden = !isShown(layer, pixelsPerHex);
    if (layer.element.hidden) return;
    const wanted = new Set();
    const shown = layer.isRaster ? new Set([layer.levels[0], levelFor(layer, pixelsPerHex)]) : new Set(layer.levels);
    for (const level of shown) {
      for (const tile of level.tiles) if (meets(tile, area)) wanted.add(tile);
    }
    for (const tile of wanted) show(layer, tile);
    drop(layer, wanted);
  }

  function update() {
    const area = view.seen(0.35);
    layers.forEach((layer) => updateLayer(layer, area, view.pixelsPerHex()));
  }

  /// All at its finest, for paper; resolves when the pictures are decoded.
  function showAll(pixelsPerHex) {
    const everywhere = {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity};
    layers.forEach((layer) => updateLayer(layer, everywhere, pixelsPerHex));
    return Promise.allSettled([...byId('ground').querySelectorAll('img')].map((image) => image.decode()));
  }

  function add(row) {
    const isRaster = row.kind === 'raster';
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
    if (isHidden) hidden.add(id);
    else hidden.delete(id);
    update();
  }

  function start() {
    battle.list(battle.data.map?.layers).forEach(add);
    view.onChange(update);
    words.onChange(update);
  }

  return {start, update, showAll, setHidden, isHidden: (id) => hidden.has(id),
          named: () => layers.map(({row}) => row).filter(({title}) => title)};
})();
