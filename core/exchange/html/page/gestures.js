// Mouse, pen and fingers on the map: pan, zoom, pinch, choose, and presses on counters that become drags.

const gestures = (() => {
  const kSlack = {mouse: 4, pen: 6, touch: 9};
  const kSmallCounter = 22;
  const pointers = new Map();
  let press = null;

  const middle = (a, b) => ({x: (a.x + b.x) / 2, y: (a.y + b.y) / 2});
  const apart = (a, b) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

  function counterAt(event) {
    const element = event.target.closest?.('.counter');
    return element ? element.dataset.piece : null;
  }

  /// Fingers pan over counters that are too small to be meant.
  function isMeant(event, key) {
    const [width] = counters.sizeOf(battle.pieceOf(key));
    return event.pointerType === 'mouse' || width * view.pixelsPerHex() >= kSmallCounter;
  }

  function keysToDrag(key, whole) {
    if (whole) return [...game.stackAt(game.piece(key).at)];
    return selection.keys().includes(key) ? [...selection.keys()] : [key];
  }

  function onDown(event) {
    if (pointers.size >= 2 || drag.isMoving()) return;
    const key = counterAt(event);
    pointers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    byId('map-surface').setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      drag.cancel();
      press = null;
      return;
    }
    press = {
      x: event.clientX,
      y: event.clientY,
      key,
      button: event.button,
      type: event.pointerType,
      isPan: false,
      canDrag: key !== null && event.button === 0 && !measure.isOn() && isMeant(event, key)
    };
    if (press.canDrag) drag.press(event, () => keysToDrag(key, event.shiftKey));
  }

  function onMove(event) {
    const before = pointers.get(event.pointerId);
    if (!before) return hover(event);
    const now = {x: event.clientX, y: event.clientY};
    if (pointers.size === 2)
      pinch(event.pointerId, now);
    else if (press)
      pan(before, now);
    pointers.set(event.pointerId, now);
  }

  function pan(before, now) {
    if (drag.isMoving()) {
      press.isPan = true;
      return;
    }
    const isFar = Math.hypot(now.x - press.x, now.y - press.y) > (kSlack[press.type] ?? 6);
    if (press.canDrag || (!press.isPan && !isFar)) return;
    const from = press.isPan ? before : {x: press.x, y: press.y};
    press.isPan = true;
    document.body.classList.add('panning');
    view.panBy(now.x - from.x, now.y - from.y);
  }

  function pinch(id, now) {
    const [other] = [...pointers.keys()].filter((key) => key !== id).map((key) => pointers.get(key));
    const before = pointers.get(id);
    const [was, is] = [middle(before, other), middle(now, other)];
    view.panBy(is.x - was.x, is.y - was.y);
    view.zoomAt(apart(now, other) / apart(before, other), is.x, is.y);
  }

  function onUp(event) {
    if (!pointers.delete(event.pointerId)) return;
    document.body.classList.remove('panning');
    const released = press;
    if (pointers.size === 0) press = null;
    const isClick =
        released && pointers.size === 0 && !released.isPan && released.button === 0 && event.type === 'pointerup';
    if (isClick) choose(event, released.key);
  }

  function choose(event, key) {
    const place = drag.mapPlaceAt(event.clientX, event.clientY);
    byId('map').focus({preventScroll: true});
    if (measure.isOn()) return measure.choose(place?.startsWith('hex/') ? battle.hexes.get(place.slice(4)) : null);
    if (selection.hand().length > 0) return place && selection.putDown(place);
    if (key) return chooseCounter(key, event);
    fan.close();
    if (place) selection.goTo(place);
    return undefined;
  }

  function chooseCounter(key, event) {
    const {at} = game.piece(key);
    if (event.shiftKey || event.ctrlKey || event.metaKey)
      selection.toggle(key);
    else
      selection.select([key]);
    if (game.stackAt(at).length > 1)
      fan.open(at);
    else
      fan.close();
  }

  function hover(event) {
    if (event.pointerType === 'touch') return;
    const place = drag.mapPlaceAt(event.clientX, event.clientY);
    const hex = place?.startsWith('hex/') ? battle.hexes.get(place.slice(4)) : null;
    overlay.setHovered(place);
    measure.point(hex);
    status.pointAt(place);
  }

  function onWheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 300 : 1;
    const delta = event.deltaY * unit;
    if (event.shiftKey && !event.ctrlKey) return view.panBy(-delta - event.deltaX * unit, 0);
    const pace = event.ctrlKey ? 0.008 : 0.0016;
    return view.zoomAt(Math.exp(-clamp(delta, -240, 240) * pace), event.clientX, event.clientY);
  }

  function onMenu(event) {
    event.preventDefault();
    const place = drag.mapPlaceAt(event.clientX, event.clientY);
    if (!place || drag.isMoving()) return;
    selection.goTo(place);
    fan.open(place);
  }

  function start() {
    const surface = byId('map-surface');
    surface.addEventListener('pointerdown', onDown);
    surface.addEventListener('pointermove', onMove);
    surface.addEventListener('pointerup', onUp);
    surface.addEventListener('pointercancel', onUp);
    surface.addEventListener('lostpointercapture', onUp);
    surface.addEventListener('pointerleave', () => {
      overlay.setHovered(null);
      status.pointAt(null);
    });
    surface.addEventListener('contextmenu', onMenu);
    byId('map').addEventListener('wheel', onWheel, {passive: false});
    addEventListener('blur', () => {
      pointers.clear();
      press = null;
    });
  }

  return {start};
})();
