#include "tests/battles/renaming.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <span>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figures.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::test {
namespace {

using namespace model;
using nlohmann::json;

// The columns that hold names. `type`, `kind` and `colour` do so only where rules define what they may be.
constexpr std::array<std::string_view, 11> kNames = {"slug",  "title",   "name",       "short_name",
                                                     "words", "heading", "terrain",    "formation",
                                                     "text",  "reading", "description"};

template <class Row>
bool isName(std::string_view column) {
  if (std::is_same_v<Row, Unit> && column == "type") return true;
  constexpr bool isOfRules = std::is_same_v<Row, Hexside> || std::is_same_v<Row, Link> || std::is_same_v<Row, Mark> ||
                             std::is_same_v<Row, FaceFigure>;
  if (isOfRules && column == "kind") return true;
  if (std::is_same_v<Row, Mark> && column == "colour") return true;
  // What a question says cites paragraphs by their numbers, which are no names.
  if (std::is_same_v<Row, Question> && (column == "title" || column == "text")) return false;
  return std::find(kNames.begin(), kNames.end(), column) != kNames.end();
}

bool isCoreName(const std::string& name) {
  return name == rules::kLeaderArm || name == rules::kMarkerArm || name == rules::kStarMark ||
         model::isCommonFigure(name);
}

std::string otherNameUnlessCore(const std::string& name) {
  return isCoreName(name) ? name : otherName(name);
}

std::int64_t otherId(std::int64_t id) {
  return hashedId("renamed", std::to_string(id));
}

json replaced(const json& value, const std::set<std::string>& names) {
  if (value.is_string()) {
    const auto text = value.get<std::string>();
    return names.contains(text) ? json(otherNameUnlessCore(text)) : value;
  }
  if (value.is_array()) {
    json result = json::array();
    for (const json& item : value) result.push_back(replaced(item, names));
    return result;
  }
  if (!value.is_object()) return value;
  json result = json::object();
  for (const auto& [key, item] : value.items()) {
    result[names.contains(key) ? otherNameUnlessCore(key) : key] = replaced(item, names);
  }
  return result;
}

std::vector<std::string> partsOf(std::string_view path) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t slash = path.find('/');
    parts.emplace_back(path.substr(0, slash));
    if (slash == std::string_view::npos) return parts;
    path.remove_prefix(slash + 1);
  }
}

bool isNameKind(std::string_view open) {
  static const std::set<std::string_view> kKinds{"arm",    "unit-type", "terrain", "formation", "army",
                                                 "leader", "unit",      "zone",    "source",    "player",
                                                 "figure", "marker",    "stock",   "track"};
  return kKinds.contains(open);
}

// "white star": the colour and the kind of a mark.
std::string renamedMark(const std::string& mark) {
  std::vector<std::string> parts;
  for (const std::string_view word : words(mark)) parts.push_back(otherNameUnlessCore(std::string(word)));
  return join(parts, " ");
}

// Whether all strings of a value are slugs of spaces, which the vocabulary takes for any text.
bool holdsSpaces(std::string_view path) {
  return path == "morale-track/start" || path == "track/<track>" || path == "stock/<stock>/spaces";
}

// A value with other names where its shape has names.
std::string renamedJson(const rules::Shape& shape, const json& value) {
  std::set<std::string> names;
  rules::forEachName(shape, value, [&](const auto&, const std::string& name) { names.insert(name); });
  return replaced(value, names).dump();
}

// A column whose shape the term of that name gives; without one as it is.
void renameBy(std::span<const rules::Term> terms, std::string_view name, JsonText& text) {
  const json value = json::parse(text.text, nullptr, false);
  for (const rules::Term& term : terms) {
    if (term.path == name && !value.is_discarded()) text.text = renamedJson(term.shape, value);
  }
}

json renamedSpaces(const json& value) {
  if (value.is_string()) return json(otherName(value.get<std::string>()));
  json result = json::object();
  for (const auto& [key, item] : value.items()) result[key] = renamedSpaces(item);
  return result;
}

// A rule or setting under its new path.
struct PathAndValue {
  std::string path;
  JsonText value;
};

PathAndValue renamedValue(const rules::Term* term, const std::string& path, const JsonText& text) {
  PathAndValue result{path, text};
  if (!term) return result;
  std::vector<std::string> parts = partsOf(path);
  const std::vector<std::string> open = partsOf(term->path);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const bool isOpen = open[i].starts_with('<') && isNameKind(open[i].substr(1, open[i].size() - 2));
    if (isOpen) parts[i] = otherNameUnlessCore(parts[i]);
  }
  result.path = join(parts, "/");
  const json value = json::parse(text.text, nullptr, false);
  if (value.is_discarded() || value.is_null() || rules::shapeFault(term->shape, value)) return result;
  if (term->path == "formation/<formation>/mark") {
    result.value.text = json(renamedMark(value.get<std::string>())).dump();
    return result;
  }
  result.value.text = holdsSpaces(term->path) ? renamedSpaces(value).dump() : renamedJson(term->shape, value);
  return result;
}

class Renamer {
 public:
  explicit Renamer(const Battle& battle) : battle_(battle) {}

  Battle run() {
    forEachTable([&]<class Row>(RowType<Row>) {
      if constexpr (!std::is_same_v<Row, Provenance>) rename<Row>();
    });
    for (Provenance row : battle_.all<Provenance>()) {
      const auto& keys = keys_[row.subjectTable];
      const auto key = keys.find(row.subject);
      if (key != keys.end()) row.subject = key->second;
      if (row.paragraph) row.paragraph = Id<Paragraph>{otherId(row.paragraph->value)};
      result_.all<Provenance>().put(row);
    }
    return std::move(result_);
  }

 private:
  template <class Row>
  void rename() {
    for (const Row& row : battle_.all<Row>()) {
      Row other = row;
      forEachField<Row>([&](const auto& field) { renameField(other, field); });
      if constexpr (std::is_same_v<Row, Rule>) {
        auto [path, value] = renamedValue(rules::termOf(row.path), row.path, row.value);
        other.path = path;
        other.value = value;
      }
      if constexpr (std::is_same_v<Row, Setting>) {
        auto [path, value] = renamedValue(rules::settingTermOf(row.path), row.path, row.value);
        other.path = path;
        other.value = value;
      }
      if constexpr (std::is_same_v<Row, PoolLine>) renameChoice(other);
      if constexpr (std::is_same_v<Row, SetUpOrder>) renameBy(rules::orderVocabulary(), row.verb, other.selector);
      if constexpr (std::is_same_v<Row, Event>) renameEvent(other);
      keys_[std::string(Row::kTable)][keyText<Row>(row.key())] = keyText<Row>(other.key());
      result_.all<Row>().put(std::move(other));
    }
  }

  template <class Row, class Field>
  void renameField(Row& row, const Field& field) {
    using T = typename Field::Type;
    auto& member = row.*(field.member);
    if constexpr (!std::is_void_v<typename Refers<T>::Row>) {
      if constexpr (IsOptional<T>::value) {
        if (member) member->value = otherId(member->value);
      } else {
        member.value = otherId(member.value);
      }
    } else if constexpr (std::is_same_v<T, std::string>) {
      if (isName<Row>(field.name)) member = otherNameUnlessCore(member);
    }
  }

  static void renameEvent(Event& event) {
    const auto terms = rules::eventVocabulary();
    renameBy(terms, "trigger", event.trigger);
    if (event.condition) renameBy(terms, "condition", *event.condition);
    renameBy(terms, "effect", event.effect);
  }

  // Leaders in a set expression of free choices.
  void renameChoice(PoolLine& line) {
    if (!line.choice) return;
    std::set<std::string> leaders;
    for (const Leader& leader : battle_.all<Leader>()) leaders.insert(leader.slug);
    line.choice->text = replaced(json::parse(line.choice->text), leaders).dump();
  }

  const Battle& battle_;
  Battle result_;
  std::map<std::string, std::map<std::string, std::string>, std::less<>> keys_;  // by table: old key to new
};

}  // namespace

std::string otherName(const std::string& name) {
  if (name.empty()) return name;
  return "n" + std::to_string(hashedId("name", name));
}

Battle renamed(const Battle& battle) {
  return Renamer(battle).run();
}

}  // namespace redoubt::test
