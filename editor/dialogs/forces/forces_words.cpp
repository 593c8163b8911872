#include "editor/dialogs/forces/forces_words.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QStringList>
#include <algorithm>

#include "core/model/unit_verbs.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "editor/fields/row_findings.h"
#include "editor/session/to_qt.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

template <class Row>
QString armyName(const model::Battle& battle, Id<Row> id) {
  const Row* row = battle.find<Row>(id);
  const model::Army* army = row ? battle.find<model::Army>(row->army) : nullptr;
  return army ? toQt(army->name) : QString();
}

}  // namespace

QString ForcesWords::ownName(const model::Battle& battle, const model::ForcePart& part) {
  return std::visit(
      [&]<class Row>(Id<Row> id) {
        const Row* row = battle.find<Row>(id);
        return row ? toQt(row->name) : QString();
      },
      part);
}

QString ForcesWords::name(const model::Battle& battle, const model::ForcePart& part) {
  const QString name = ownName(battle, part);
  return name.isEmpty() ? tr("(without a name)") : name;
}

QString ForcesWords::kind(const model::Battle& battle, const model::ForcePart& part) {
  if (std::holds_alternative<Id<model::Player>>(part)) return tr("Player");
  if (std::holds_alternative<Id<model::Army>>(part)) return tr("Army");
  if (const auto* id = std::get_if<Id<model::Command>>(&part)) return tr("Command of %1").arg(armyName(battle, *id));
  if (const auto* id = std::get_if<Id<model::Leader>>(&part)) return tr("Leader of %1").arg(armyName(battle, *id));
  return tr("Unit of %1").arg(armyName(battle, std::get<Id<model::Unit>>(part)));
}

check::Subject ForcesWords::subject(const model::Battle& battle, const model::ForcePart& part) {
  return std::visit(
      [&]<class Row>(Id<Row> id) {
        const Row* row = battle.find<Row>(id);
        return row ? check::Subject::of(*row) : check::Subject();
      },
      part);
}

model::Edit ForcesWords::rename(const model::Battle& battle, const model::Battle& shown, const model::ForcePart& part,
                                const QString& name) {
  const std::string title = tr("Rename %1 to %2").arg(ForcesWords::name(shown, part), name).toStdString();
  return std::visit(
      [&]<class Row>(Id<Row> id) {
        if constexpr (std::is_same_v<Row, model::Unit>) {
          return model::rename(battle, {id, {}}, name.toStdString(), title);
        } else if constexpr (std::is_same_v<Row, model::Leader>) {
          return model::rename(battle, {{}, id}, name.toStdString(), title);
        } else {
          Row row = *battle.find<Row>(id);
          row.name = name.toStdString();
          return model::change(battle, row, title);
        }
      },
      part);
}

QString ForcesWords::removal(const model::Removal& removal, std::span<const model::ForcePart> parts, int mentions) {
  const auto asked = [&](std::size_t kind) {
    return static_cast<int>(
        std::count_if(parts.begin(), parts.end(), [&](const auto& part) { return part.index() == kind; }));
  };
  QStringList words;
  const auto add = [&](int count, const QString& text) {
    if (count > 0) words << text;
  };
  const int armies = removal.count("army") - asked(1);
  const int commands = removal.count("command") - asked(2);
  const int leaders = removal.count("leader") - asked(3);
  const int units = removal.count("unit") - asked(4);
  add(armies, tr("%n armies", nullptr, armies));
  add(commands, tr("%n commands", nullptr, commands));
  add(leaders, tr("%n leaders", nullptr, leaders));
  add(units, tr("%n units", nullptr, units));
  const int placements = removal.count("placement");
  add(placements, tr("%n places on the map or in a set-up", nullptr, placements));
  int scenarioRows = 0;
  for (const char* table : {"set_up_block", "entry", "set_up_order", "return_point", "pool", "victory"}) {
    scenarioRows += removal.count(table);
  }
  add(scenarioRows, tr("%n rows of scenarios (set-ups, orders, entries, activations)", nullptr, scenarioRows));
  QString sentence = words.isEmpty() ? QString() : tr("With it go: %1.").arg(words.join(QStringLiteral(", ")));
  if (mentions > 0) {
    if (!sentence.isEmpty()) sentence += QLatin1Char(' ');
    sentence +=
        tr("%n rules, settings or orders still name what goes; the Problems dock will list them.", nullptr, mentions);
  }
  return sentence;
}

const std::vector<std::string>& ForcesWords::colours() {
  static const std::vector<std::string> kColours{"#386AA7", "#A0303A", "#5E8C43", "#C88A2B",
                                                 "#6B4C93", "#2F8C8C", "#8A5A3C", "#4A4A4A"};
  return kColours;
}

QString ForcesWords::figureTitle(const rules::RuleBook& book, const std::string& kind) {
  if (kind == model::kSize) return tr("Size");
  if (kind == model::kMorale) return tr("Morale");
  if (kind == model::kFire) return tr("Fire");
  for (const rules::FigureKind& each : rules::figureKinds(book)) {
    if (each.slug == kind) return toQt(each.title);
  }
  return toQt(kind);
}

QString ForcesWords::sum(const rules::FigureSum& figure) {
  const QString number = QString::number(figure.sum);
  if (figure.unknown > 0) return QStringLiteral("≥ ") + number;
  return figure.estimated > 0 ? QStringLiteral("≈ ") + number : number;
}

std::vector<std::string> ForcesWords::coloursOfNoArmy(const model::Battle& battle) {
  std::vector<std::string> free;
  for (const std::string& colour : colours()) {
    const auto& armies = battle.all<model::Army>();
    const bool isTaken =
        std::any_of(armies.begin(), armies.end(), [&](const model::Army& army) { return army.colour == colour; });
    if (!isTaken) free.push_back(colour);
  }
  return free.empty() ? colours() : free;
}

std::vector<std::pair<std::string, QString>> ForcesWords::types(const rules::RuleBook& book) {
  struct Type {
    std::string arm;
    QString words;
    std::string slug;
  };
  std::vector<Type> types;
  for (const std::string& type : book.under("unit-type")) {
    const auto arm = rules::armOfType(book, type);
    if (!arm) continue;
    const QString title = toQt(rules::typeTitle(book, type));
    const QString armTitle = toQt(rules::armTitle(book, *arm));
    types.push_back({*arm, title == armTitle ? title : tr("%1 (%2)", "type, arm").arg(title, armTitle), type});
  }
  const auto order = [&](const Type& type) { return book.integer("arm/" + type.arm + "/order").value_or(1000); };
  std::stable_sort(types.begin(), types.end(), [&](const Type& a, const Type& b) {
    return std::tuple(order(a), a.arm, a.words) < std::tuple(order(b), b.arm, b.words);
  });
  std::vector<std::pair<std::string, QString>> offered;
  for (const Type& type : types) offered.emplace_back(type.slug, type.words);
  return offered;
}

void ForcesWords::fillTypes(QComboBox& box, const rules::RuleBook& book, const std::string& chosen) {
  const QSignalBlocker blocker(&box);
  box.clear();
  for (const auto& [slug, words] : types(book)) box.addItem(words, toQt(slug));
  box.setCurrentIndex(chosen.empty() ? -1 : box.findData(toQt(chosen)));
}

QString ForcesWords::fault(const rules::CellFault& fault) {
  using enum rules::CellFault::Kind;
  const QString what = toQt(fault.text);
  switch (fault.kind) {
    case NameMissing: return tr("a unit needs a name.");
    case UnknownType: return tr("the rules have no type “%1”.").arg(what);
    case UnknownCommand: return tr("its army has no command “%1”.").arg(what);
    case NotAFigure: return tr("“%1” is no figure; figures go up to 99, and an empty cell is unknown.").arg(what);
    case UnknownHex: return tr("the map has no hex “%1”.").arg(what);
    case NoSetUp: return tr("this variant has no set-up for its army.");
    case NoField: return tr("there are no more columns for “%1”.").arg(what);
    case NoArmy: return tr("choose the army that gets the new unit.");
    case NoSide: return tr("the unit's counters have no such side.");
    case UnknownArmy: return tr("there is no army “%1”.").arg(what);
    case OtherArmy: return tr("the unit is of another army; units change armies on the page Outline.");
    case NotACount: return tr("“%1” is no number of counters from 1 to %2.").arg(what).arg(rules::kMostCounters);
    case FewerCounters: return tr("it has more counters already; a table takes none away.");
    case UnknownBack: return tr("“%1” is not what a back can be here: step, state, chit or none.").arg(what);
    case UnknownFacing: return tr("“%1” are no hexes in front of it, and no direction of these rules.").arg(what);
    case NotOnMap: return tr("a unit that stands in no hex faces nowhere.");
    case UnknownEntry: return tr("this scenario has no entry “%1” for its army.").arg(what);
  }
  return {};
}

}  // namespace redoubt::editor
