// What the page says: its own words by key, in the languages of the `words-…` elements, and the battle's texts, which
// are translated by what they say.

const words = (() => {
  const catalogues = new Map();
  for (const element of document.querySelectorAll('script[id^="words-"]')) {
    catalogues.set(element.id.slice('words-'.length), JSON.parse(element.textContent));
  }
  let language = 'en';
  let plurals = new Intl.PluralRules('en');
  const listeners = [];

  /// The language asked for if there are words in it, else the first of the browser's that has, else English.
  function choose(wanted) {
    const known = [wanted, ...(navigator.languages ?? [])].map((tag) => String(tag ?? '').slice(0, 2).toLowerCase());
    use(known.find((tag) => catalogues.has(tag)) ?? 'en');
  }

  function use(tag) {
    language = tag;
    plurals = new Intl.PluralRules(tag);
    document.documentElement.lang = tag;
    listeners.forEach((listener) => listener());
  }

  function pattern(key, n) {
    const found = catalogues.get(language)?.[key] ?? catalogues.get('en')?.[key] ?? key;
    if (typeof found === 'string') return found;
    return found[plurals.select(Number(n))] ?? found.other;
  }

  /// The words of `key`, with what stands in braces replaced; `n` chooses among plural forms.
  function say(key, values = {}) {
    return pattern(key, values.n)
        .replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
  }

  /// A text of the battle in the reader's language, as far as the battle has it.
  function text(original) {
    if (original === null || original === undefined) return '';
    return battle.translations(language)[original] ?? String(original);
  }

  /// A title without the key that it may end with, in brackets.
  const withoutKey = (title) => title.replace(/ \([^)]*\)$/, '');

  /// For elements of page.html that say their words by `data-say`, `data-say-title` or `data-say-label`. A title may
  /// end with its key in brackets, which a screen reader need not say.
  function fill(root) {
    for (const element of root.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
    for (const element of root.querySelectorAll('[data-say-title]')) {
      element.title = say(element.dataset.sayTitle);
      element.setAttribute('aria-label', withoutKey(element.title));
    }
    for (const element of root.querySelectorAll('[data-say-label]')) {
      element.setAttribute('aria-label', say(element.dataset.sayLabel));
    }
  }

  return {
    choose,
    use,
    say,
    text,
    fill,
    withoutKey,
    has: (key) => key in (catalogues.get('en') ?? {}),
    languages: () => [...catalogues.keys()],
    language: () => language,
    onChange: (listener) => listeners.push(listener),
  };
})();

const say = words.say;
const text = words.text;
