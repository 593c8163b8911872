#include "editor/panels/comparison.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/check/finding.h"
#include "core/model/placement_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/render/symbol_kinds.h"
#include "editor/session/core_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

struct ComparisonWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::Comparison)
};

QString tableTitle(std::string_view table) {
  QString title = CoreWords::term(table);
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

// Hexes are read in the layout of their own state: numbers may have changed with the map.
struct State {
  const model::Battle& battle;
  hex::Layout layout;
  rules::RuleBook rules;
};

template <class Row>
QString nameOfRow(const State& state, const Row& row);

template <class T>
QString valueText(const State& state, const T& value) {
  if constexpr (model::IsOptional<T>::value) {
    return value ? valueText(state, *value) : ComparisonWords::tr("nothing");
  } else if constexpr (std::is_same_v<T, bool>) {
    return value ? ComparisonWords::tr("yes") : ComparisonWords::tr("no");
  } else if constexpr (std::is_arithmetic_v<T>) {
    return QString::number(value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return value.empty() ? ComparisonWords::tr("nothing") : Words::text(value);
  } else if constexpr (std::is_same_v<T, model::JsonText>) {
    return Words::text(value.text);
  } else if constexpr (std::is_same_v<T, hex::HexKey>) {
    return Words::text(check::hexText(state.layout, value));
  } else if constexpr (std::is_same_v<T, hex::HexsideKey>) {
    return Words::text(check::toText(check::Place(value), state.layout));
  } else if constexpr (model::NamedEnum<T> || std::is_same_v<T, model::Facing>) {
    return CoreWords::term(model::toText(value));
  } else if constexpr (model::IsOpenWord<T>::value) {
    return value.known() ? CoreWords::term(value.text()) : Words::text(value.text());
  } else {
    using Target = typename model::Refers<T>::Row;
    const Target* row = state.battle.find<Target>(value);
    return row ? nameOfRow(state, *row) : QStringLiteral("#%1").arg(value.value);
  }
}

// The same, with titles instead of slugs for terrain and symbols.
template <class Row, class Field>
QString fieldText(const State& state, const Row& row, const Field& field) {
  using T = typename Field::Type;
  if constexpr (std::is_same_v<T, std::string>) {
    const std::string& slug = row.*field.member;
    if (field.name == "terrain") return Words::text(rules::terrainTitle(state.rules, slug));
    if (std::is_same_v<Row, model::Symbol> && field.name == "kind") return render::symbolTitle(Words::text(slug));
  }
  return valueText(state, row.*field.member);
}

// The words for a row: its title, name or text; otherwise its key columns.
template <class Row>
QString nameOfRow(const State& state, const Row& row) {
  if constexpr (std::is_same_v<Row, model::Placement>) {
    return Words::text(model::nameOf(state.battle, row));
  } else {
    QString name;
    model::forEachField<Row>([&](const auto& field) {
      using T = typename std::remove_cvref_t<decltype(field)>::Type;
      if constexpr (std::is_same_v<T, std::string>) {
        const bool isName =
            field.name == "title" || field.name == "name" || field.name == "text" || field.name == "label";
        if (name.isEmpty() && isName) name = Words::text(row.*field.member);
      }
    });
    if (!name.isEmpty()) return name;
    QStringList parts;
    model::forEachField<Row>([&](const auto& field) {
      using T = typename std::remove_cvref_t<decltype(field)>::Type;
      // A row's own id means nothing to people; the row it belongs to does.
      if constexpr (!std::is_same_v<T, Id<Row>>) {
        const bool isTelling = field.isKey || (!std::is_void_v<typename model::Refers<T>::Row> && parts.size() < 2);
        if (isTelling) parts << fieldText(state, row, field);
      }
    });
    return parts.join(QStringLiteral(", "));
  }
}

template <class Row>
QString changedFields(const State& from, const State& to, const Row& before, const Row& after) {
  QStringList parts;
  model::forEachField<Row>([&](const auto& field) {
    if (before.*field.member == after.*field.member) return;
    parts << ComparisonWords::tr("%1 %2 → %3")
                 .arg(CoreWords::term(field.name), fieldText(from, before, field), fieldText(to, after, field));
  });
  return parts.join(QStringLiteral(", "));
}

template <class Row>
void compareTable(const State& from, const State& to, Comparison& result) {
  TableCount count;
  count.table = tableTitle(Row::kTable);
  model::Table<Row>::compare(from.battle.all<Row>(), to.battle.all<Row>(), [&](const Row* before, const Row* after) {
    Difference difference;
    if (!before) {
      ++count.added;
      difference = {Difference::Kind::Added, nameOfRow(to, *after)};
    } else if (!after) {
      ++count.removed;
      difference = {Difference::Kind::Removed, nameOfRow(from, *before)};
    } else {
      ++count.changed;
      difference = {Difference::Kind::Changed,
                    ComparisonWords::tr("%1: %2").arg(nameOfRow(to, *after), changedFields(from, to, *before, *after))};
    }
    difference.text = ComparisonWords::tr("%1 %2").arg(count.table, difference.text);
    result.differences.push_back(std::move(difference));
  });
  if (count.added + count.removed + count.changed > 0) result.tables.push_back(std::move(count));
}

}  // namespace

Comparison compare(const model::Battle& before, const model::Battle& after) {
  const State from{before, model::layoutOf(before), rules::RuleBook(before)};
  const State to{after, model::layoutOf(after), rules::RuleBook(after)};
  Comparison result;
  model::forEachTable([&]<class Row>(model::RowType<Row>) { compareTable<Row>(from, to, result); });
  return result;
}

}  // namespace redoubt::editor
