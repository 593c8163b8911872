#include "editor/fields/field_spec.h"

#include <QCoreApplication>
#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>

#include "core/hex/facing.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/core_words.h"
#include "editor/words/field_words.h"
#include "editor/words/known_names.h"
#include "editor/words/row_words.h"
#include "editor/words/rules_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using model::Nature;

constexpr std::size_t kLongList = 100;

struct FieldSpecs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::FieldSpecs)
};

QString unitOf(Nature nature) {
  switch (nature) {
    case Nature::Millimetres: return FieldSpecs::tr("mm");
    case Nature::Metres: return FieldSpecs::tr("m");
    case Nature::HexWidths: return FieldSpecs::tr("hex widths");
    case Nature::Degrees: return FieldSpecs::tr("°");
    default: return {};
  }
}

// The usual width of the field; 0 for all available width.
int widthOf(const model::FieldInfo& field) {
  using Kind = model::ColumnKind;
  if (field.kind == Kind::Integer || field.kind == Kind::Real || field.kind == Kind::Hex) return 110;
  if (field.kind == Kind::Hexside || field.nature == Nature::Colour || field.nature == Nature::Language) return 150;
  return 0;
}

std::optional<rules::NameKind> kindOf(Nature nature) {
  switch (nature) {
    case Nature::HexTerrain:
    case Nature::SideTerrain:
    case Nature::LinkTerrain: return rules::NameKind::Terrain;
    case Nature::UnitType: return rules::NameKind::UnitType;
    case Nature::Figure: return rules::NameKind::Figure;
    case Nature::Formation: return rules::NameKind::Formation;
    default: return std::nullopt;
  }
}

std::string placeOf(Nature nature) {
  switch (nature) {
    case Nature::HexTerrain: return "hex";
    case Nature::SideTerrain: return "hexside";
    case Nature::LinkTerrain: return "link";
    default: return {};
  }
}

std::vector<FieldChoice> nameChoices(const Session& session, rules::NameKind kind, Nature nature) {
  const std::string place = placeOf(nature);
  std::vector<FieldChoice> choices;
  if (kind == rules::NameKind::Figure) {
    for (const std::string_view common : model::kCommonFigures) {
      if (rules::usesFigure(session.rules(), common)) choices.push_back({std::string(common), CoreWords::term(common)});
    }
  }
  for (const KnownName& name : knownNames(session, kind)) {
    if (!place.empty() && session.rules().text("terrain/" + name.slug + "/place").value_or("hex") != place) continue;
    choices.push_back({name.slug, name.title.isEmpty() ? Words::text(name.slug) : name.title});
  }
  return choices;
}

std::vector<FieldChoice> facingChoices(const Session& session) {
  std::vector<FieldChoice> choices{{std::string("free"), RowWords::facing(session, "free")}};
  for (const auto kind : {hex::FacingKind::Vertex, hex::FacingKind::Hexside}) {
    for (int i = 0; i < hex::kSides; ++i) {
      const std::string word = hex::toText(hex::Direction{kind, i});
      choices.push_back({word, RowWords::facing(session, word)});
    }
  }
  return choices;
}

std::vector<FieldChoice> verbChoices() {
  std::vector<FieldChoice> choices;
  for (const rules::Term& term : rules::orderVocabulary()) {
    choices.push_back({std::string(term.path), Words::text(term.path), RulesWords::meaning(term)});
  }
  return choices;
}

std::vector<FieldChoice> tableChoices() {
  std::vector<FieldChoice> choices;
  for (const model::TableInfo& table : model::allTables()) {
    choices.push_back({std::string(table.name()), FieldWords::one(table)});
  }
  return choices;
}

void addChoices(FieldSpec& spec, const Session& session, const model::TableInfo& table) {
  const model::FieldInfo& field = spec.field;
  if (!field.refersTo.empty()) {
    const model::TableInfo* other = model::tableNamed(field.refersTo);
    spec.choices = [&session, other] { return rowChoices(session, *other); };
    spec.isLong = other->count(session.battle()) > kLongList;
  } else if (!field.words.empty()) {
    spec.takesOthers = field.kind != model::ColumnKind::Word;
    spec.choices = [&table, field] {
      std::vector<FieldChoice> choices;
      for (const std::string_view word : field.words) {
        choices.push_back({std::string(word), FieldWords::value(table, field, word)});
      }
      return choices;
    };
  } else if (field.kind == model::ColumnKind::Facing) {
    spec.choices = [&session] { return facingChoices(session); };
  } else if (const auto kind = kindOf(field.nature)) {
    spec.choices = [&session, kind = *kind, nature = field.nature] { return nameChoices(session, kind, nature); };
  } else if (field.nature == Nature::OrderVerb) {
    spec.choices = verbChoices;
  } else if (field.nature == Nature::Table) {
    spec.choices = tableChoices;
  }
  if (!spec.choices) return;
  spec.wording = [&session, &table, field](const model::Value& value) {
    return RowWords::value(session, table, field, value);
  };
  if (field.isOptional) spec.nothing = FieldSpecs::tr("None");
  // An empty text has no meaning of its own.
  if (field.nature == Nature::Formation) spec.nothing = FieldSpecs::tr("As the rules say");
}

}  // namespace

FieldSpec fieldSpec(const Session& session, const model::TableInfo& table, const model::FieldInfo& field) {
  FieldSpec spec{field,
                 Words::text(field.name),
                 FieldWords::label(table, field),
                 FieldWords::help(table, field),
                 unitOf(field.nature),
                 field.nature == Nature::Date ? FieldSpecs::tr("e.g. %1").arg(QStringLiteral("1811-03-12")) : QString(),
                 0,
                 widthOf(field)};
  addChoices(spec, session, table);
  return spec;
}

FieldSpec fieldSpec(const Session& session, const model::TableInfo& table, std::string_view column) {
  const auto at = table.column(column);
  assert(at);
  return fieldSpec(session, table, table.fields()[*at]);
}

std::vector<FieldChoice> rowChoices(const Session& session, const model::TableInfo& table) {
  std::vector<FieldChoice> choices;
  const auto ordinal = table.column("ordinal");
  std::vector<std::pair<std::int64_t, FieldChoice>> ordered;
  table.forEach(session.translated(), [&](const void* row) {
    const model::Value place = ordinal ? model::valueOf(row, table.fields()[*ordinal]) : model::Value(std::int64_t{0});
    ordered.emplace_back(std::get<std::int64_t>(place),
                         FieldChoice{model::valueOf(row, table.fields()[0]), RowWords::name(session, table, row)});
  });
  std::stable_sort(ordered.begin(), ordered.end(), [](const auto& a, const auto& b) {
    if (a.first != b.first) return a.first < b.first;
    return QString::localeAwareCompare(a.second.words, b.second.words) < 0;
  });
  for (auto& [place, choice] : ordered) choices.push_back(std::move(choice));
  return choices;
}

model::AnyRow shownRow(const Session& session, const model::AnyRow& row) {
  return model::rowOf(session.translated(), row.table(), row.key()).value_or(row);
}

}  // namespace redoubt::editor
