// The camera over the sheet. One element, the world, is moved and scaled as a whole; it is laid out at kBase pixels a
// hex and never again. The 3D form of the transform makes it a layer of its own, so panning repaints nothing. While a
// zoom is under way what is painted is only stretched; when it rests, letters and counters are drawn anew at the new
// size.

const view = (() => {
  const kBase = 100;
  const kMostScale = 2.6;
  const kRest = 140;
  let resting = 0;
  const listeners = [];
  const camera = {x: 0, y: 0, scale: 1};
  let box = {left: 0, top: 0, width: 1, height: 1};
  let isFitted = true;
  const sheet = {width: grid.sheet.width * kBase, height: grid.sheet.height * kBase};

  function measure() { box = byId('map').getBoundingClientRect(); }

  function fittingScale() { return Math.min(box.width / sheet.width, box.height / sheet.height); }

  const possible = (scale) => clamp(scale, Math.min(fittingScale() * 0.8, 1), kMostScale);

  /// The sheet may leave the window by half, so that any hex can lie in its middle.
  function confine() {
    camera.scale = possible(camera.scale);
    const [width, height] = [sheet.width * camera.scale, sheet.height * camera.scale];
    camera.x = clamp(camera.x, box.width / 2 - width, box.width / 2);
    camera.y = clamp(camera.y, box.height / 2 - height, box.height / 2);
  }

  const apply = oncePerFrame(() => {
    const {x, y, scale} = camera;
    byId('world').style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
    byId('map').classList.toggle('far', kBase * scale < 34);
    listeners.forEach((listener) => listener(camera));
  });

  function moved() {
    confine();
    isFitted = false;
    apply();
  }

  function panBy(dx, dy) {
    camera.x += dx;
    camera.y += dy;
    moved();
  }

  function rested() {
    resting = 0;
    byId('world').classList.remove('zooming');
    apply();
  }

  function stretch() {
    clearTimeout(resting);
    resting = setTimeout(rested, kRest);
    byId('world').classList.add('zooming');
  }

  /// Scales about a point of the window, which stays where it is.
  function zoomAt(factor, clientX, clientY) {
    const scale = possible(camera.scale * factor);
    if (scale !== camera.scale) stretch();
    const ratio = scale / camera.scale;
    camera.scale = scale;
    camera.x = clientX - box.left - (clientX - box.left - camera.x) * ratio;
    camera.y = clientY - box.top - (clientY - box.top - camera.y) * ratio;
    moved();
  }

  const zoom = (factor) => zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2);

  function centreOn(x, y) {
    camera.x = box.width / 2 - x * kBase * camera.scale;
    camera.y = box.height / 2 - y * kBase * camera.scale;
    moved();
  }

  /// The whole sheet; where it would be too small to be of use, its width or height.
  function fit() {
    const whole = fittingScale();
    const filling = Math.max(box.width / sheet.width, box.height / sheet.height);
    camera.scale = Math.min(whole < 0.09 ? filling : whole, 1.2);
    camera.x = (box.width - sheet.width * camera.scale) / 2;
    camera.y = (box.height - sheet.height * camera.scale) / 2;
    moved();
    isFitted = true;
  }

  function hundred() { zoom(1 / camera.scale); }

  /// Moves the sheet as little as needed for a point to be seen, some way from the edges.
  function reveal({x, y}) {
    const [screenX, screenY] = [x * kBase * camera.scale + camera.x, y * kBase * camera.scale + camera.y];
    const room = Math.min(90, box.width / 4, box.height / 4);
    const dx = clamp(screenX, room, box.width - room) - screenX;
    const dy = clamp(screenY, room, box.height - room) - screenY;
    if (dx !== 0 || dy !== 0) panBy(dx, dy);
  }

  function resized() {
    const before = box;
    measure();
    if (isFitted) return fit();
    camera.x += (box.width - before.width) / 2;
    camera.y += (box.height - before.height) / 2;
    moved();
  }

  const toSheet = (clientX, clientY) => ({
    x: (clientX - box.left - camera.x) / camera.scale / kBase,
    y: (clientY - box.top - camera.y) / camera.scale / kBase,
  });
  const toWindow = ({x, y}) => ({
    x: box.left + camera.x + x * kBase * camera.scale,
    y: box.top + camera.y + y * kBase * camera.scale,
  });

  /// What is seen of the sheet, and as much again on each side as `margin` says, in hex widths.
  function seen(margin = 0) {
    const [width, height] = [box.width / camera.scale / kBase, box.height / camera.scale / kBase];
    return {
      left: -camera.x / camera.scale / kBase - width * margin,
      top: -camera.y / camera.scale / kBase - height * margin,
      right: -camera.x / camera.scale / kBase + width * (1 + margin),
      bottom: -camera.y / camera.scale / kBase + height * (1 + margin),
    };
  }

  function start() {
    const world = byId('world');
    world.style.width = `${sheet.width}px`;
    world.style.height = `${sheet.height}px`;
    measure();
    fit();
    new ResizeObserver(resized).observe(byId('map'));
    addEventListener('scroll', measure, {passive: true});
  }

  return {
    kBase,
    start,
    fit,
    zoom,
    zoomAt,
    hundred,
    panBy,
    centreOn,
    reveal,
    measure,
    toSheet,
    toWindow,
    seen,
    box: () => box,
    isZooming: () => resting !== 0,
    scale: () => camera.scale,
    pixelsPerHex: () => kBase * camera.scale,
    camera: () => ({...camera}),
    onChange: (listener) => listeners.push(listener),
  };
})();
