#include "editor/dialogs/compare/compared_battles.h"

#include <algorithm>

#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/artwork/order_names.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

// Kinds of lines; those of parts come after.
constexpr int kAll = 0;
constexpr int kOnlyLeft = 1;
constexpr int kOnlyRight = 2;
constexpr int kBoth = 3;
constexpr int kFirstPart = 10;

std::string languageOf() {
  return std::string(Session::language().code());
}

}  // namespace

ComparedBattles::ComparedBattles(const Session& session, State first, State second)
    : first_(std::move(first)),
      second_(std::move(second)),
      shown_(session.setUp().variant()),
      firstNames_(rules::inLanguage(first_.battle, languageOf())),
      secondNames_(rules::inLanguage(second_.battle, languageOf())),
      firstLayout_(model::layoutOf(first_.battle)),
      secondLayout_(model::layoutOf(second_.battle)),
      comparison_(first_.battle, second_.battle),
      words_(comparison_, firstNames_, secondNames_, languageOf()) {
  words_.setRowNamer(orderNames(firstNames_, secondNames_, languageOf()));
  firstTitle_ = first_.title;
  secondTitle_ = second_.title;
  for (const compare::BattleDifference& each : comparison_.differences()) {
    Line line;
    line.subject = toQt(words_.subject(each));
    line.first = toQt(words_.first(each));
    line.second = toQt(words_.second(each));
    line.group = toQt(words_.part(each.part));
    line.army = army(each);
    line.sentence = toQt(words_.sentence(each));
    line.kind = each.kind;
    QStringList what;
    for (const compare::Told& told : words_.told(each)) {
      if (!told.what.empty()) what << toQt(told.what);
    }
    switch (each.kind) {
      case compare::Kind::OnlyFirst: line.what = tr("only left"); break;
      case compare::Kind::OnlySecond: line.what = tr("only right"); break;
      case compare::Kind::Changed: line.what = what.join(QStringLiteral(", ")); break;
    }
    line.identity = line.group + QLatin1Char(' ') + line.subject;
    lines_.push_back(std::move(line));
  }
}

QString ComparedBattles::army(const compare::BattleDifference& difference) const {
  const auto column = difference.table->column("army");
  const void* row = difference.second ? difference.second : difference.first;
  if (!row) return {};
  const model::Battle& names = difference.second ? secondNames_ : firstNames_;
  std::optional<Id<model::Army>> id;
  if (column) {
    const model::Value value = model::valueOf(row, difference.table->fields()[*column]);
    if (const auto* number = std::get_if<std::int64_t>(&value)) id = Id<model::Army>{*number};
  } else if (difference.table->name() == model::Placement::kTable) {
    id = rules::armyOf(names, *static_cast<const model::Placement*>(row));
  }
  const model::Army* army = names.find(id);
  return army ? toQt(army->name.empty() ? army->slug : army->name) : QString();
}

QString ComparedBattles::summary() const {
  return toQt(words_.summary());
}

std::optional<Id<model::Variant>> ComparedBattles::variantOf(const model::Battle& battle) const {
  if (shown_ && battle.find(shown_)) return shown_;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto variants = rules::variants(battle, scenario->id);
    if (!variants.empty()) return variants.front()->id;
  }
  return std::nullopt;
}

Compared::Side ComparedBattles::side(bool isFirst) const {
  const model::Battle& names = isFirst ? firstNames_ : secondNames_;
  return {names, variantOf(names)};
}

std::set<hex::HexKey> ComparedBattles::hexesOf(std::size_t line, bool isFirst) const {
  std::set<hex::HexKey> hexes;
  for (const hex::HexKey hex : difference(line).hexes) {
    if ((isFirst ? firstLayout_ : secondLayout_).contains(hex)) hexes.insert(hex);
  }
  return hexes;
}

std::set<hex::HexKey> ComparedBattles::differingHexes(bool isFirst) const {
  std::set<hex::HexKey> hexes;
  for (std::size_t i = 0; i < lines_.size(); ++i) hexes.merge(hexesOf(i, isFirst));
  return hexes;
}

std::vector<std::size_t> ComparedBattles::at(hex::HexKey hex, bool) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const auto& hexes = difference(i).hexes;
    if (std::binary_search(hexes.begin(), hexes.end(), hex)) found.push_back(i);
  }
  return found;
}

std::vector<Compared::Kind> ComparedBattles::kinds() const {
  std::vector<Kind> kinds{{tr("All differences"), kAll},
                          {tr("Only left"), kOnlyLeft},
                          {tr("Only right"), kOnlyRight},
                          {tr("On both sides"), kBoth}};
  for (int part = 0; part < compare::kParts; ++part) {
    const auto isPart = [&](const auto& each) { return static_cast<int>(each.part) == part; };
    if (std::any_of(comparison_.differences().begin(), comparison_.differences().end(), isPart)) {
      kinds.push_back({toQt(words_.part(static_cast<compare::Part>(part))), kFirstPart + part});
    }
  }
  return kinds;
}

bool ComparedBattles::isOfKind(std::size_t line, int kind) const {
  const compare::BattleDifference& each = difference(line);
  switch (kind) {
    case kAll: return true;
    case kOnlyLeft: return each.kind == compare::Kind::OnlyFirst;
    case kOnlyRight: return each.kind == compare::Kind::OnlySecond;
    case kBoth: return each.kind == compare::Kind::Changed;
    default: return static_cast<int>(each.part) == kind - kFirstPart;
  }
}

std::optional<bool> ComparedBattles::takesIntoFirst() const {
  if (first_.isNow == second_.isNow) return std::nullopt;
  return first_.isNow;
}

Compared::Taken ComparedBattles::takeOver(std::span<const std::size_t> lines, const QString& title) const {
  if (!takesIntoFirst()) return {model::Edit(), {}};
  const auto into = *takesIntoFirst() ? compare::Into::First : compare::Into::Second;
  return {comparison_.takeOver(lines, title.toStdString(), into), {}};
}

}  // namespace redoubt::editor
