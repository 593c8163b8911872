#include "core/aids/ground.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/hex/numbers.h"
#include "core/rules/vocabulary/shape_values.h"
#include "core/rules/vocabulary/state_keys.h"

namespace redoubt::aids {
namespace {

using rules::NameKind;

constexpr std::string_view kGuess = "≈";

template <class Row>
Phrase rowName(const model::Battle& battle, std::string_view slug) {
  const Row* row = battle.bySlug<Row>(slug);
  return row ? Phrase(exchange::titleOf(*row)) : Phrase(slug);
}

// What the rules call the units that act, or that are acted on, in one of their actions.
Phrase roleName(const rules::Mechanics& mechanics, std::string_view role) {
  const bool isActing = std::any_of(mechanics.actions.begin(), mechanics.actions.end(),
                                    [&](const rules::ActionRules& each) { return each.action.actors == role; });
  return isActing ? Phrase::of("language.groups.actors") : Phrase(role);
}

Phrase levelName(const rules::RuleBook& book, std::string_view name) {
  const std::size_t slash = name.find('/');
  if (slash == name.npos) return name;
  const auto level =
      rules::keys::kStateLevel.in(book, {std::string(name.substr(0, slash)), std::string(name.substr(slash + 1))});
  return level && !level->title.empty() ? Phrase(level->title) : Phrase(name.substr(slash + 1));
}

// The built-in figures and ratings have names although no rule gives them one.
std::optional<Phrase> builtIn(NameKind kind, std::string_view name) {
  const bool isNumber = kind == NameKind::Rating || kind == NameKind::Figure;
  if (isNumber && name == "morale") return Phrase::of("aids.figure.morale");
  if (isNumber && name == "size") return Phrase::of("aids.figure.size");
  if (isNumber && name == "fire") return Phrase::of("aids.figure.fire");
  if (kind == NameKind::Rating && name == "fire-range") return Phrase::of("aids.figure.fire-range");
  if (kind == NameKind::Rating && name == "attack") return Phrase::of("aids.figure.attack");
  if (kind == NameKind::Rating && name == "defence") return Phrase::of("aids.figure.defence");
  if (kind == NameKind::Rating && name == "strength") return Phrase::of("aids.figure.strength");
  if (kind == NameKind::Rating && name == "leadership") return Phrase::of("aids.figure.leadership");
  if (kind == NameKind::Rating && name == "movement") return Phrase::of("aids.figure.movement");
  if (kind == NameKind::Mark && name == "star") return Phrase::of("aids.figure.star");
  if (kind == NameKind::Arm && name == "leader") return Phrase::of("aids.arm.leader");
  if (kind == NameKind::Arm && name == "marker") return Phrase::of("aids.arm.marker");
  return std::nullopt;
}

Phrase nameOf(const Ground& ground, NameKind kind, std::string_view name) {
  switch (kind) {
    case NameKind::Army: return rowName<model::Army>(ground.battle, name);
    case NameKind::Leader: return rowName<model::Leader>(ground.battle, name);
    case NameKind::Unit: return rowName<model::Unit>(ground.battle, name);
    case NameKind::Player: return rowName<model::Player>(ground.battle, name);
    case NameKind::Command: return rowName<model::Command>(ground.battle, name);
    case NameKind::Track: return rowName<model::Track>(ground.battle, name);
    case NameKind::Zone: {
      const auto* zone = ground.battle.bySlug<model::Zone>(name);
      return zone ? Phrase(ground.name(*zone)) : Phrase(name);
    }
    case NameKind::Role: return roleName(ground.mechanics, name);
    case NameKind::StateLevel: return levelName(ground.book, name);
    default: break;
  }
  const std::string prefix(kind == NameKind::Influence ? "zone" : rules::toText(kind));
  const auto title = ground.book.text(prefix + "/" + std::string(name) + "/title");
  if (title && !title->empty()) return *title;
  return builtIn(kind, name).value_or(Phrase(name));
}

// Whether what stands in brackets names paragraphs: "([10.1], M4)", "(R6.2)", "(scenarios of K)".
bool isOfParagraphs(std::string_view inside) {
  if (inside.starts_with('[') || inside.starts_with("scenario") || inside.starts_with("scenariusz")) return true;
  return inside.size() > 1 && inside[0] >= 'A' && inside[0] <= 'Z' && inside[1] >= '0' && inside[1] <= '9';
}

// A sentence without the paragraphs in its brackets, signs for code, and its full stop.
std::string withoutParagraphs(std::string text) {
  for (std::size_t open = text.find(" ("); open != text.npos;) {
    const std::size_t close = text.find(')', open);
    if (close == text.npos) break;
    const bool isCited = isOfParagraphs(std::string_view(text).substr(open + 2));
    if (isCited) text.erase(open, close + 1 - open);
    open = text.find(" (", isCited ? open : open + 1);
  }
  std::erase(text, '`');
  while (text.ends_with('.') || text.ends_with(' ')) text.pop_back();
  return text;
}

bool isUnder(std::string_view path, const std::vector<std::string>& prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& prefix) {
    return path == prefix || (path.size() > prefix.size() && path.starts_with(prefix) && path[prefix.size()] == '/');
  });
}

}  // namespace

Ground::Ground(const model::Battle& original_, const AidsOptions& options)
    : SpokenBattle(original_, options.language), mechanics(rules::mechanicsOf(battle, book)) {
  names = [this](NameKind kind, std::string_view name) { return nameOf(*this, kind, name); };
  scenario = battle.find<model::Scenario>(options.scenario);
  if (!scenario) return;
  const auto all = rules::variants(battle, scenario->id);
  if (options.variant) variant = battle.find<model::Variant>(*options.variant);
  if (!variant && !all.empty()) variant = all.front();
  if (variant) setUp = rules::placements(battle, variant->id);
}

// "R6.2"; a part of a book without a number is called by its heading.
Line Ground::cite(const rules::Citation& citation) const {
  const bool hasNumber = !citation.number.empty() && citation.number[0] >= '0' && citation.number[0] <= '9';
  if (hasNumber) return citeText(citation.text);
  const model::Source* source = battle.bySlug<model::Source>(citation.source);
  if (!source) return citeText(citation.text);
  for (const model::Paragraph& row : battle.where<&model::Paragraph::source>(source->id)) {
    if (row.number == citation.number && !row.heading.empty()) return citeText(row.heading);
  }
  return citeText(citation.text);
}

Line Ground::citeRule(std::string_view path) const {
  const model::Rule* row = book.row(path);
  if (!row) return {};
  Line line = cite(*row);
  const model::Provenance* origin = rules::provenanceOf(battle, *row, "*");
  const bool isGuess = origin && origin->status == model::Status::Estimated;
  if (isGuess) line.push_back({(line.empty() ? "" : " ") + std::string(kGuess), Manner::Cite});
  return line;
}

Line Ground::citeRules(const std::vector<std::string>& paths) const {
  std::vector<std::string> known;
  bool isGuess = false;
  for (const std::string& path : paths) {
    std::string text = plainText(citeRule(path));
    isGuess = isGuess || text.ends_with(kGuess);
    if (text.ends_with(kGuess)) text.erase(text.size() - kGuess.size());
    while (text.ends_with(' ')) text.pop_back();
    if (text.empty() || std::find(known.begin(), known.end(), text) != known.end()) continue;
    known.push_back(std::move(text));
  }
  std::stable_sort(known.begin(), known.end(), naturalLess);
  if (known.empty() && !isGuess) return {};
  return citeText(join(known, ", ") + (isGuess ? (known.empty() ? "" : " ") + std::string(kGuess) : std::string()));
}

std::string Ground::value(const rules::Term& term, std::string_view json) const {
  return say(rules::valueWords(term, json, names));
}

std::string Ground::value(std::string_view path) const {
  const rules::Term* term = rules::termOf(path);
  const auto json = book.json(path);
  return term && json ? value(*term, *json) : std::string();
}

std::string Ground::label(const rules::Term& term) const {
  // What is kept for reference says so round its meaning, which no player asks for.
  const auto& parts = term.meaning.arguments();
  const auto inner = std::find_if(parts.begin(), parts.end(), [](const auto& part) { return part.name == "meaning"; });
  std::string text = withoutParagraphs(say(inner == parts.end() ? term.meaning : inner->phrase));
  // The first clause says what it is; what follows explains how it is written.
  for (const std::string_view end : {": ", "; ", ". "}) {
    const std::size_t at = text.find(end);
    if (at != text.npos && at > 12) text.erase(at);
  }
  return text;
}

std::string Ground::label(const rules::Term& term, std::string_view path) const {
  std::string label = this->label(term);
  for (const rules::BoundPart& part : rules::boundParts(term, path)) {
    for (const NameKind kind : rules::kNameKinds) {
      if (rules::toText(kind) == part.open) label = say(names(kind, part.text)) + " – " + label;
    }
  }
  return capital(label);
}

List Ground::rulesUnder(const std::vector<std::string>& prefixes, const std::vector<std::string>& without) const {
  List list;
  std::map<std::string_view, std::vector<const std::string*>> byTerm;
  for (const auto& [path, rule] : book.all()) {
    if (!isUnder(path, prefixes) || isUnder(path, without) || rule.value.text == "null") continue;
    if (const rules::Term* term = rules::termOf(path)) byTerm[term->path].push_back(&path);
  }
  for (const rules::Term& term : rules::vocabulary()) {
    const auto found = byTerm.find(term.path);
    if (found == byTerm.end()) continue;
    for (const std::string* path : found->second) {
      Line line{{label(term, *path) + ": ", Manner::Plain}, {value(*path), Manner::Strong}};
      list.items.push_back({joined(std::move(line), citeRule(*path))});
    }
  }
  return list;
}

std::string Ground::hexes(const std::vector<hex::HexKey>& hexes) const {
  return hex::toRanges(layout, hexes);
}

Line plain(std::string text) {
  return {{std::move(text), Manner::Plain}};
}
Line strong(std::string text) {
  return {{std::move(text), Manner::Strong}};
}
Line quiet(std::string text) {
  return {{std::move(text), Manner::Quiet}};
}

Line joined(Line line, const Line& more) {
  if (line.empty()) return more;
  for (const Span& span : more) {
    const bool isFirst = &span == &more.front();
    const bool needsSpace = isFirst && !line.back().text.empty() && !line.back().text.ends_with(' ');
    line.push_back({(needsSpace ? " " : "") + span.text, span.manner});
  }
  return line;
}

Block heading(int level, std::string text, const Line& cite) {
  return {Heading{level, joined(plain(capital(std::move(text))), cite)}};
}

Block paragraph(Line text, Paragraph::Look look) {
  return {Paragraph{std::move(text), look}};
}

Table::Cell cell(std::string text) {
  return {text.empty() ? Line{} : plain(std::move(text))};
}
Table::Cell cell(Line text) {
  return {std::move(text)};
}

std::string capital(std::string text) {
  if (text.empty()) return text;
  static const std::map<std::string_view, std::string_view> kPolish{
      {"ą", "Ą"}, {"ć", "Ć"}, {"ę", "Ę"}, {"ł", "Ł"}, {"ń", "Ń"}, {"ó", "Ó"}, {"ś", "Ś"}, {"ź", "Ź"}, {"ż", "Ż"}};
  const auto polish = kPolish.find(std::string_view(text).substr(0, 2));
  if (polish != kPolish.end()) return std::string(polish->second) + text.substr(2);
  text[0] = static_cast<char>(text[0] >= 'a' && text[0] <= 'z' ? text[0] - 'a' + 'A' : text[0]);
  return text;
}

std::string plainText(const Line& line) {
  std::string text;
  for (const Span& span : line) text += span.text;
  return text;
}

}  // namespace redoubt::aids
