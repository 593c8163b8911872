// Drawings in the page: parsed once, cloned for each use. They come from the exporter, which may have taken symbols
// from a file of the author's; so what could act is taken out all the same.

const art = (() => {
  const kForbidden = new Set([
    'script', 'style', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'a', 'animate', 'set',
    'animatetransform', 'animatemotion', 'handler', 'listener'
  ]);
  const cache = new Map();

  function isHarmless(name, value) {
    if (name.startsWith('on')) return false;
    if (name === 'href' || name.endsWith(':href')) return /^(#|data:image\/(png|jpeg|webp);)/.test(value);
    return true;
  }

  /// Most drawings have nothing of the kind, which their text tells sooner than a walk through their elements.
  const kSuspicious = new RegExp(`[<:](${[...kForbidden].join('|')})\\b|on[a-z]+\\s*=|href`, 'i');

  function clean(root) {
    for (const element of [...root.querySelectorAll('*')]) {
      if (kForbidden.has(element.localName.toLowerCase())) {
        element.remove();
        continue;
      }
      for (const {name, value} of [...element.attributes]) {
        if (!isHarmless(name.toLowerCase(), value.trim())) element.removeAttribute(name);
      }
    }
  }

  /// The `<g>` elements of texts that are parsed as one document; nothing if one of them is no drawing.
  function parseAll(sources) {
    const groups = sources.map((source) => `<g>${source}</g>`).join('');
    const whole = `<svg xmlns="${kSvg}" xmlns:xlink="http://www.w3.org/1999/xlink">${groups}</svg>`;
    const {documentElement: root} = new DOMParser().parseFromString(whole, 'image/svg+xml');
    if (root.querySelector('parsererror') || root.children.length !== sources.length) return undefined;
    if (kSuspicious.test(whole)) clean(root);
    return [...document.importNode(root, true).children];
  }

  /// A `<g>` with what the text draws; an empty one if the text is no drawing.
  function parse(source) {
    return parseAll([source])?.[0] ?? makeSvg('g');
  }

  /// The drawing in the reader's language, if the words on it are others there.
  const sourceOf = (number) =>
      battle.data.artIn?.[words.language()]?.[number] ?? battle.list(battle.data.art)[number] ?? '';

  /// Many drawings at once, which is several times as quick as one by one.
  function prepare(numbers) {
    const wanted = [...new Set(numbers)].filter((number) => !cache.has(number));
    const groups = wanted.length > 1 ? parseAll(wanted.map(sourceOf)) : undefined;
    groups?.forEach((group, i) => cache.set(wanted[i], group));
  }

  /// What a drawing of the battle's `art` shows, in a box 100 wide and as high as `size` says.
  function picture(number, size) {
    if (!cache.has(number)) cache.set(number, parse(sourceOf(number)));
    const height = (100 * size[1]) / size[0];
    return makeSvg(
        'svg', {viewBox: `0 0 100 ${height}`, class: 'art', 'aria-hidden': 'true', focusable: 'false'},
        cache.get(number).cloneNode(true));
  }

  /// Drawings can refer to these gradients and clips by id; they must be in the page and not `display: none`.
  function addDefinitions() {
    const defs = battle.data.map?.defs;
    if (defs) document.body.append(makeSvg('svg', {class: 'definitions', 'aria-hidden': 'true'}, parse(defs)));
  }

  /// What is drawn from now on is in another language.
  function forgetWords() {
    for (const number of cache.keys())
      if (Object.values(battle.data.artIn ?? {}).some((drawings) => number in drawings)) cache.delete(number);
  }

  return {parse, prepare, picture, addDefinitions, forgetWords};
})();
