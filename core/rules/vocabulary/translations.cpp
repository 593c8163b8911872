#include "core/rules/vocabulary/translations.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include "core/base/wording.h"
#include "core/model/origins.h"
#include "core/rules/vocabulary/award_keys.h"
#include "core/rules/vocabulary/state_keys.h"
#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {
namespace {

// Names and sentences, but not those of waivers, which only the author reads, nor of translations themselves, nor what
// sources say in their own words.
template <class Row, class FieldType>
constexpr bool isTranslatable(const FieldType& field) {
  if constexpr (!std::is_same_v<typename FieldType::Type, std::string> || std::is_same_v<Row, model::Translation> ||
                std::is_same_v<Row, model::Waiver> || std::is_same_v<Row, model::SourceText>) {
    return false;
  } else {
    return field.nature == model::Nature::Name || field.nature == model::Nature::Prose;
  }
}

// Texts that the program itself writes and recognises ("set by hand").
template <class Row>
bool isOurs(const std::string& text) {
  return std::is_same_v<Row, model::Provenance> && text == model::kSetByHand;
}

template <class Row>
constexpr bool hasTexts() {
  return std::apply([](const auto&... field) { return (isTranslatable<Row>(field) || ...); }, Row::fields());
}

bool endsWith(std::string_view path, std::string_view part) {
  return path.size() > part.size() && path.ends_with(part) && path[path.size() - part.size() - 1] == '/';
}

// Whether people read the value. Words in rules that the program evaluates must not be translated.
bool isRuleForPeople(std::string_view path) {
  if (endsWith(path, "title") || endsWith(path, "short") || path.starts_with("look/frame/")) return true;
  if (path == keys::kVictoryLevels.path()) return true;
  const Term* term = termOf(path);
  return term && terms::isForReference(term->path);
}

// The same of a setting of a scenario. What releases a leader is said in sentences.
bool isSettingForPeople(std::string_view path) {
  const Term* term = settingTermOf(path);
  return path.starts_with("release/") || (term && terms::isForReference(term->path));
}

// Calls `take` for every text in a JSON value.
template <class Json, class Take>
void eachText(Json& value, Take&& take) {
  if (value.is_string()) {
    take(value);
  } else if (value.is_structured()) {
    for (auto& item : value) eachText(item, take);
  }
}

// Calls `take` for every text of a rule that people read: the whole value, or of a level of a state its title.
template <class Json, class Take>
void eachTextForPeople(std::string_view path, Json& value, Take&& take) {
  if (isRuleForPeople(path)) return eachText(value, take);
  const Term* term = termOf(path);
  if (!term || term->path != keys::kStateLevel.path() || !value.is_object() || !value.contains("title")) return;
  eachText(value["title"], take);
}

template <class Row>
nlohmann::json valueOf(const Row& row) {
  return nlohmann::json::parse(row.value.text, nullptr, false);
}

// Rows whose value is JSON with texts in it.
template <class Row>
constexpr bool hasValue() {
  return std::is_same_v<Row, model::Rule> || std::is_same_v<Row, model::Setting>;
}

template <class Row, class Json, class Take>
void eachTextOf(const Row& row, Json& value, Take&& take) {
  if constexpr (std::is_same_v<Row, model::Setting>) {
    if (isSettingForPeople(row.path)) eachText(value, take);
  } else {
    eachTextForPeople(row.path, value, take);
  }
}

const std::string* translationOf(const Texts& texts, const std::string& text) {
  const auto found = texts.find(text);
  return found == texts.end() ? nullptr : &found->second;
}

// Whether anything of the row was translated. Then the row of the battle itself gets that language, so that texts that
// the program adds, such as those of the map's frame, are in it too.
template <class Row>
bool translate(Row& row, const Texts& texts, const std::string& language) {
  bool any = false;
  if constexpr (std::is_same_v<Row, model::BattleInfo>) {
    row.language = language;
    any = true;
  }
  if constexpr (hasValue<Row>()) {
    nlohmann::json value = valueOf(row);
    eachTextOf(row, value, [&](nlohmann::json& text) {
      const std::string* own = translationOf(texts, text.get_ref<const std::string&>());
      if (!own) return;
      text = *own;
      any = true;
    });
    if (any) row.value.text = value.dump();
  } else {
    std::apply(
        [&](const auto&... fields) {
          const auto one = [&](const auto& field) {
            if constexpr (std::is_same_v<typename std::decay_t<decltype(field)>::Type, std::string>) {
              if (!isTranslatable<Row>(field)) return;
              const std::string* own =
                  isOurs<Row>(row.*field.member) ? nullptr : translationOf(texts, row.*field.member);
              if (!own) return;
              row.*field.member = *own;
              any = true;
            }
          };
          (one(fields), ...);
        },
        Row::fields());
  }
  return any;
}

template <class Row>
constexpr bool isTranslated() {
  return hasValue<Row>() || hasTexts<Row>();
}

template <class Row>
void translateTable(model::Table<Row>& table, const Texts& texts, const std::string& language) {
  std::vector<Row> translated;
  for (const Row& row : table) {
    Row own = row;
    if (translate(own, texts, language)) translated.push_back(std::move(own));
  }
  for (Row& row : translated) table.put(std::move(row));
}

model::Battle translatedBattle(model::Battle battle, const Texts& texts, const std::string& language) {
  if (texts.empty()) return battle;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if constexpr (isTranslated<Row>()) translateTable(battle.all<Row>(), texts, language);
  });
  return battle;
}

// Adds the changes of rows that are the same as before in the translated battle.
void addOthers(model::Changes& told, const model::Changes& changes) {
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    std::set<model::KeyOf<Row>> known;
    for (const auto& change : told.of<Row>()) known.insert(change.key());
    for (const auto& change : changes.of<Row>()) {
      if (!known.contains(change.key())) told.of<Row>().push_back(change);
    }
  });
}

}  // namespace

std::vector<std::string> translatedLanguages(const model::Battle& battle) {
  std::vector<std::string> languages;
  for (const model::Translation& row : battle.all<model::Translation>()) {
    if (languages.empty() || languages.back() != row.language) languages.push_back(row.language);
  }
  return languages;
}

Texts textsIn(const model::Battle& battle, std::string_view language) {
  Texts texts;
  const std::string code(wording::plainCode(language));
  const auto& rows = battle.all<model::Translation>();
  for (auto row = rows.lowerBound({code, std::string()}); row != rows.end() && row->language == code; ++row) {
    if (!row->text.empty()) texts.emplace_hint(texts.end(), row->original, row->text);
  }
  return texts;
}

model::Battle inLanguage(const model::Battle& battle, std::string_view language) {
  return translatedBattle(battle, textsIn(battle, language), std::string(wording::plainCode(language)));
}

std::vector<WrittenText> writtenTexts(const model::Battle& battle) {
  std::vector<WrittenText> list;
  std::unordered_map<std::string, std::size_t> known;
  const auto add = [&](const std::string& text, std::string_view table, std::string_view column) {
    if (text.empty()) return;
    const auto [found, isNew] = known.emplace(text, list.size());
    if (isNew) list.push_back({text, {}});
    auto& places = list[found->second].places;
    WrittenText::Place place{std::string(table), std::string(column)};
    const auto at = std::lower_bound(places.begin(), places.end(), place);
    if (at == places.end() || *at != place) places.insert(at, std::move(place));
  };
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if constexpr (hasValue<Row>()) {
      for (const Row& row : battle.all<Row>()) {
        if (row.value.text.find('"') == std::string::npos) continue;
        const nlohmann::json value = valueOf(row);
        eachTextOf(row, value,
                   [&](const nlohmann::json& text) { add(text.get_ref<const std::string&>(), Row::kTable, row.path); });
      }
    } else if constexpr (hasTexts<Row>()) {
      for (const Row& row : battle.all<Row>()) {
        std::apply(
            [&](const auto&... fields) {
              const auto one = [&](const auto& field) {
                if constexpr (std::is_same_v<typename std::decay_t<decltype(field)>::Type, std::string>) {
                  if (!isTranslatable<Row>(field) || isOurs<Row>(row.*field.member)) return;
                  add(row.*field.member, Row::kTable, field.name);
                }
              };
              (one(fields), ...);
            },
            Row::fields());
      }
    }
  });
  return list;
}

void TranslatedBattle::restart(const model::Battle& battle, std::string language) {
  language_ = wording::plainCode(language);
  texts_ = textsIn(battle, language_);
  battle_ = translatedBattle(battle, texts_, language_);
  changes_ = {};
}

const model::Changes& TranslatedBattle::update(const model::Battle& battle, const model::Changes& changes) {
  if (changes.touches<model::Translation>()) {
    const model::Battle before = std::exchange(battle_, model::Battle());
    restart(battle, language_);
    changes_ = model::difference(before, battle_);
    addOthers(changes_, changes);
    return changes_;
  }
  if (texts_.empty()) {
    battle_ = battle;
    return changes;
  }
  changes_ = changes;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if constexpr (isTranslated<Row>()) {
      for (model::RowChange<Row>& change : changes_.of<Row>()) {
        if (change.before) translate(*change.before, texts_, language_);
        if (!change.after) {
          battle_.all<Row>().erase(change.key());
          continue;
        }
        translate(*change.after, texts_, language_);
        battle_.all<Row>().put(*change.after);
      }
    } else {
      battle_.all<Row>() = battle.all<Row>();
    }
  });
  return changes_;
}

}  // namespace redoubt::rules
