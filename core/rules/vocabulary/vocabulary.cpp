#include "core/rules/vocabulary/vocabulary.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/vocabulary/terms.h"

namespace redoubt::rules {
namespace {

// All terms in one vector; each topic is a part of it.
struct Book {
  std::vector<Term> terms;
  std::vector<Topic> topics;
};

// With their meanings; the meaning of a term for reference says so.
std::vector<Term> withMeanings(std::vector<Term> terms, const std::string& section) {
  for (Term& term : terms) {
    term.meaning = Phrase::of("rules." + section + "." + std::string(term.path));
    if (terms::isForReference(term.path)) {
      term.meaning = Phrase::of("rules.for-reference", {{"meaning", std::move(term.meaning)}});
    }
  }
  return terms;
}

Book makeBook() {
  const std::pair<std::string_view, std::vector<Term>> parts[] = {
      {"scale", terms::scale()},
      {"turns", terms::turns()},
      {"steps", terms::steps()},
      {"command", terms::command()},
      {"facing", terms::facing()},
      {"stacks", terms::stacks()},
      {"formations", terms::formations()},
      {"arms", terms::arms()},
      {"movement", terms::movement()},
      {"reactions", terms::reactions()},
      {"withdrawal", terms::withdrawal()},
      {"sight", terms::sight()},
      {"fire", terms::fire()},
      {"artillery", terms::artillery()},
      {"melee", terms::melee()},
      {"control", terms::control()},
      {"ratings", terms::ratings()},
      {"tables", terms::tables()},
      {"actions", terms::actions()},
      {"fields", terms::fields()},
      {"course", terms::course()},
      {"effects", terms::effects()},
      {"states", terms::states()},
      {"odds", terms::odds()},
      {"dispersal", terms::dispersal()},
      {"fireTables", terms::fireTables()},
      {"pieces", terms::pieces()},
      {"manifest", terms::manifest()},
      {"victory", terms::victory()},
      {"terrain", terms::terrain()},
      {"looks", terms::looks()},
      {"layouts", terms::layouts()},
  };
  Book book;
  for (const auto& [name, terms] : parts) book.terms.insert(book.terms.end(), terms.begin(), terms.end());
  book.terms = withMeanings(std::move(book.terms), "terms");
  std::span<const Term> rest = book.terms;  // these don't move any more
  for (const auto& [name, terms] : parts) {
    book.topics.push_back({name, Phrase::of("rules.topics." + std::string(name)), rest.first(terms.size())});
    rest = rest.subspan(terms.size());
  }
  return book;
}

const Book& book() {
  static const Book made = makeBook();
  return made;
}

std::vector<std::string_view> partsOf(std::string_view path) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t slash = path.find('/');
    parts.push_back(path.substr(0, slash));
    if (slash == std::string_view::npos) return parts;
    path.remove_prefix(slash + 1);
  }
}

bool isOpen(std::string_view part) {
  return part.starts_with('<');
}

bool matches(const std::vector<std::string_view>& term, const std::vector<std::string_view>& path) {
  if (term.size() != path.size()) return false;
  for (std::size_t i = 0; i < term.size(); ++i) {
    if (isOpen(term[i]) ? path[i].empty() : term[i] != path[i]) return false;
  }
  return true;
}

// The terms by their first part, which is never open, for a quick search.
using Index = std::map<std::string_view, std::vector<std::pair<std::vector<std::string_view>, const Term*>>>;

Index makeIndex(std::span<const Term> vocabulary) {
  Index index;
  for (const Term& term : vocabulary) {
    auto parts = partsOf(term.path);
    const std::string_view first = parts.front();
    index[first].emplace_back(std::move(parts), &term);
  }
  for (auto& [first, terms] : index) {
    const auto openParts = [](const auto& entry) {
      return std::count_if(entry.first.begin(), entry.first.end(), isOpen);
    };
    std::stable_sort(terms.begin(), terms.end(),
                     [&](const auto& a, const auto& b) { return openParts(a) < openParts(b); });
  }
  return index;
}

const Term* find(const Index& index, std::string_view path) {
  const auto parts = partsOf(path);
  const auto found = index.find(parts.front());
  if (found == index.end()) return nullptr;
  for (const auto& [term, entry] : found->second) {
    if (matches(term, parts)) return entry;
  }
  return nullptr;
}

// By how many letters the closed parts of a path differ from those of a term; nullopt if it can't be that term.
std::optional<int> strayLetters(const std::vector<std::string_view>& term, const std::vector<std::string_view>& path) {
  if (term.size() != path.size()) return std::nullopt;
  int letters = 0;
  for (std::size_t i = 0; i < term.size(); ++i) {
    if (!isOpen(term[i])) letters += editDistance(term[i], path[i]);
  }
  return letters;
}

std::string filledIn(const std::vector<std::string_view>& term, const std::vector<std::string_view>& path) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < term.size(); ++i) parts.emplace_back(isOpen(term[i]) ? path[i] : term[i]);
  return join(parts, "/");
}

std::optional<std::string> likely(std::span<const Term> vocabulary, std::string_view path) {
  constexpr int kMostStrayLetters = 2;
  const auto parts = partsOf(path);
  int least = kMostStrayLetters + 1;
  std::set<std::string> nearest;
  for (const Term& term : vocabulary) {
    const auto termParts = partsOf(term.path);
    const auto letters = strayLetters(termParts, parts);
    if (!letters || *letters > std::min(least, kMostStrayLetters)) continue;
    if (*letters < least) nearest.clear();
    least = *letters;
    nearest.insert(filledIn(termParts, parts));
  }
  return nearest.size() == 1 ? std::optional(*nearest.begin()) : std::nullopt;
}

bool isPathLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

}  // namespace

std::span<const Topic> topics() {
  return book().topics;
}

const Topic* topicOf(std::string_view path) {
  const Term* term = termOf(path);
  const auto has = [&](const Topic& topic) {
    if (term) return term >= topic.terms.data() && term < topic.terms.data() + topic.terms.size();
    const std::string_view first = partsOf(path).front();
    return std::any_of(topic.terms.begin(), topic.terms.end(),
                       [&](const Term& each) { return partsOf(each.path).front() == first; });
  };
  const auto all = topics();
  const auto found = std::find_if(all.begin(), all.end(), has);
  return found == all.end() ? nullptr : &*found;
}

std::span<const Term> vocabulary() {
  return book().terms;
}

const Term* termOf(std::string_view path) {
  static const Index index = makeIndex(vocabulary());
  return find(index, path);
}

bool isFamily(std::string_view path) {
  using Parts = decltype(partsOf(path));
  static const std::vector<Parts> all = [] {
    std::vector<Parts> made;
    for (const Term& term : vocabulary()) made.push_back(partsOf(term.path));
    return made;
  }();
  const Parts parts = partsOf(path);
  return std::any_of(all.begin(), all.end(), [&](const Parts& term) {
    return term.size() > parts.size() && matches(Parts(term.begin(), term.begin() + std::ssize(parts)), parts);
  });
}

std::optional<std::string> likelyPath(std::string_view path) {
  return termOf(path) ? std::nullopt : likely(vocabulary(), path);
}

std::optional<std::string> likelySettingPath(std::string_view path) {
  return settingTermOf(path) ? std::nullopt : likely(settingVocabulary(), path);
}

std::span<const Term> settingVocabulary() {
  static const std::vector<Term> settings = withMeanings(terms::settings(), "settings");
  return settings;
}

const Term* settingTermOf(std::string_view path) {
  static const Index index = makeIndex(settingVocabulary());
  return find(index, path);
}

std::span<const Term> orderVocabulary() {
  static const std::vector<Term> orders = withMeanings(terms::orders(), "orders");
  return orders;
}

std::span<const Term> eventVocabulary() {
  static const std::vector<Term> events = withMeanings(terms::events(), "events");
  return events;
}

std::vector<BoundPart> boundParts(const Term& term, std::string_view path) {
  std::vector<BoundPart> bound;
  const auto open = partsOf(term.path);
  const auto parts = partsOf(path);
  for (std::size_t i = 0; i < open.size() && i < parts.size(); ++i) {
    if (isOpen(open[i])) {
      bound.push_back({std::string(open[i].substr(1, open[i].size() - 2)), std::string(parts[i])});
    }
  }
  return bound;
}

bool isRulePath(std::string_view text) {
  const auto parts = partsOf(text);
  return std::all_of(parts.begin(), parts.end(), [](std::string_view part) {
    return !part.empty() && std::all_of(part.begin(), part.end(), isPathLetter);
  });
}

}  // namespace redoubt::rules
