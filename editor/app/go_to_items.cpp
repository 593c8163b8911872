#include "editor/app/go_to_items.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/check/messages.h"
#include "core/hex/numbers.h"
#include "core/rules/book/provenance.h"
#include "editor/app/paragraph_items.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostRecent = 8;
constexpr int kMostHexes = 4;  // if there are other results
constexpr int kBesideTheName = -12;
constexpr int kStrayRuns = 1;  // with more, a name matches by chance

// Places and people are searched for more often than wording.
int worth(GoToKind kind) {
  switch (kind) {
    case GoToKind::Leader: return 5;
    case GoToKind::Label: return 4;
    case GoToKind::Zone: return 2;
    case GoToKind::Problem:
    case GoToKind::Rule:
    case GoToKind::Setting:
    case GoToKind::Question:
    case GoToKind::Paragraph: return -6;
    default: return 0;
  }
}

// A sentence is not a name: scattered letters in it mean nothing.
bool isWording(GoToKind kind) {
  return kind == GoToKind::Problem || kind == GoToKind::Rule || kind == GoToKind::Setting ||
         kind == GoToKind::Paragraph || kind == GoToKind::Question;
}

GoToItem prefixItem(const QString& words, const QString& prefix) {
  return {GoToKind::Hint, words, {}, prefix, {}, TypedPrefix{prefix}};
}

// Scenarios can have settings of the same path.
bool isSame(const GoToItem& a, const GoToItem& b) {
  if (a.kind != b.kind || a.title != b.title) return false;
  return a.kind != GoToKind::Setting || std::get<FindingGoal>(a.target) == std::get<FindingGoal>(b.target);
}

// The setting that an entry leads to; null for all others.
const model::Setting* settingOf(const model::Battle& battle, const GoToTarget& target) {
  const auto* goal = std::get_if<FindingGoal>(&target);
  const auto* setting = goal ? std::get_if<SettingGoal>(goal) : nullptr;
  return setting ? battle.find<model::Setting>({setting->scenario, setting->path}) : nullptr;
}

}  // namespace

GoToItem questionItem(const model::Question& question) {
  GoToItem item;
  item.kind = GoToKind::Question;
  item.title = Words::text(question.title);
  item.detail = Words::text(question.text);
  if (!question.reading.empty()) {
    item.detail += QLatin1Char('\n') + GoToItems::tr("Read as: %1").arg(Words::text(question.reading));
  }
  item.target = question.id;
  return item;
}

GoToItems::GoToItems(Session& session, QObject* parent) : QObject(parent), session_(session) {
  stale_.set();
  connect(&session_, &Session::documentReplaced, this, [this] {
    stale_.set();
    recent_.clear();
  });
  connect(&session_, &Session::changed, this, &GoToItems::notice);
  const auto forgetProblems = [this] { stale_.set(kProblems); };
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, forgetProblems);
  connect(&session_, &Session::findingsChanged, this, forgetProblems);
}

void GoToItems::remember(const GoToItem& item) {
  std::erase_if(recent_, [&](const GoToItem& each) { return isSame(each, item); });
  recent_.insert(recent_.begin(), item);
  recent_.front().marks.clear();
  if (recent_.size() > kMostRecent) recent_.pop_back();
}

std::vector<GoToItem> GoToItems::whereNothingIsTyped() const {
  std::vector<GoToItem> items;
  if (session_.hasDocument()) {
    items = recent_;
    // Since then it may have been moved or removed.
    std::erase_if(items, [this](GoToItem& item) {
      const auto* subject = std::get_if<model::Subject>(&item.target);
      if (!subject) return false;
      const model::Placement* placement = placementOf(*subject);
      item.place = placement ? Words::shortPlace(session_, *placement) : tr("not placed");
      return model::nameOf(session_.translated(), *subject).empty();
    });
    items.push_back(prefixItem(tr("Only hexes: a number, a range or a few of them"), QStringLiteral("#")));
    items.push_back(prefixItem(tr("Only counters"), QStringLiteral("@")));
    items.push_back(prefixItem(tr("Only problems"), QStringLiteral("!")));
  }
  items.push_back(prefixItem(tr("Commands"), QStringLiteral(">")));
  return items;
}

std::vector<GoToItem> GoToItems::find(const QString& typed) {
  prepare();
  if (typed.trimmed().isEmpty()) return whereNothingIsTyped();
  const QChar prefix = typed.trimmed().front();
  if (prefix == QChar(0xA7)) return itemsCiting(session_, typed.trimmed().mid(1).trimmed());
  const bool onlyHexes = prefix == QLatin1Char('#');
  std::vector<GoToKind> kinds;
  if (prefix == QLatin1Char('@')) kinds = {GoToKind::Leader, GoToKind::Unit};
  if (prefix == QLatin1Char('!')) kinds = {GoToKind::Problem};
  const QString wanted = (onlyHexes || !kinds.empty() ? typed.trimmed().mid(1) : typed).trimmed();

  std::vector<GoToItem> items;
  if (kinds.empty() && session_.hasDocument()) addHexes(items, wanted, onlyHexes ? kMost : kMostHexes);
  if (onlyHexes) return items;
  for (const Ranked& each : ranked(FuzzyPattern(wanted), kinds)) {
    if (items.size() >= kMost) break;
    items.push_back(itemOf(each));
  }
  // The result that there is no such hex comes last, because something else can be meant.
  std::stable_partition(items.begin(), items.end(), [](const GoToItem& item) { return item.kind != GoToKind::Hint; });
  return items;
}

// --- hexes

GoToItem GoToItems::hexItem(hex::HexKey hex) const {
  GoToItem item;
  item.kind = GoToKind::Hex;
  item.title = Words::hex(session_, hex);
  const model::HexRow* row = session_.translated().find<model::HexRow>(hex);
  const std::string terrain = row ? row->terrain : rules::groundTerrain(session_.translatedRules());
  item.place = Words::text(rules::terrainTitle(session_.translatedRules(), terrain));
  if (const int counters = static_cast<int>(session_.setUp().stackAt(hex).size())) {
    item.place = tr("%1, %2").arg(item.place, tr("%n counter(s)", nullptr, counters));
  }
  item.target = std::vector{hex};
  return item;
}

void GoToItems::addHexes(std::vector<GoToItem>& items, const QString& typed, int most) const {
  const hex::Layout& layout = session_.layout();
  // Letters in numbers are capitals; small letters are accepted too.
  for (const std::string& text : {typed.toStdString(), typed.toUpper().toStdString()}) {
    const auto parsed = hex::parseNumbers(layout, text);
    if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&parsed); hexes && !hexes->empty()) {
      if (hexes->size() == 1) {
        items.push_back(hexItem(hexes->front()));
      } else {
        items.push_back({GoToKind::Area,
                         typed,
                         {},
                         tr("%n hex(es)", nullptr, static_cast<int>(hexes->size())),
                         tr("Enter selects these hexes as an area."),
                         *hexes});
      }
      break;
    }
    const auto* error = std::get_if<hex::NumbersError>(&parsed);
    if (error && error->problem == hex::NumbersProblem::NoSuchHex) {
      items.push_back({GoToKind::Hint, tr("The map has no hex %1").arg(Words::text(error->word)), {}, {}, {}, {}});
      return;
    }
  }
  if (typed.contains(QLatin1Char(' '))) return;
  for (const hex::HexKey hex : hexesWithPrefix(typed.toUpper().toStdString(), most)) {
    GoToItem item = hexItem(hex);
    if (!items.empty() && isSame(items.front(), item)) continue;
    for (int at = 0; at < typed.size(); ++at) item.marks.push_back(at);
    items.push_back(std::move(item));
  }
}

// Goes over columns or rows, depending on what a number begins with, and only into matching ones, so that a large map
// is not listed completely.
std::vector<hex::HexKey> GoToItems::hexesWithPrefix(const std::string& prefix, int most) const {
  std::vector<hex::HexKey> hexes;
  if (prefix.empty()) return hexes;
  const hex::Layout& layout = session_.layout();
  const bool columnsFirst = layout.spec().numberOrder == hex::NumberOrder::ColumnRow;
  const auto [firstOuter, lastOuter, firstInner, lastInner] =
      columnsFirst ? std::array{layout.firstColumn(), layout.lastColumn(), layout.firstRow(), layout.lastRow()}
                   : std::array{layout.firstRow(), layout.lastRow(), layout.firstColumn(), layout.lastColumn()};
  for (int outer = firstOuter; outer <= lastOuter; ++outer) {
    const std::string begin = columnsFirst ? layout.columnText(outer) : layout.rowText(outer);
    if (begin.empty() || !(begin.starts_with(prefix) || prefix.starts_with(begin))) continue;
    for (int inner = firstInner; inner <= lastInner; ++inner) {
      const hex::HexKey hex = columnsFirst ? hex::HexKey::at(outer, inner) : hex::HexKey::at(inner, outer);
      if (!layout.contains(hex) || !layout.number(hex).starts_with(prefix)) continue;
      hexes.push_back(hex);
      if (static_cast<int>(hexes.size()) >= most) return hexes;
    }
  }
  return hexes;
}

// --- names and wording

std::vector<GoToItems::Ranked> GoToItems::ranked(const FuzzyPattern& pattern,
                                                 const std::vector<GoToKind>& kinds) const {
  std::vector<Ranked> found;
  const auto look = [&](const Entry& entry) {
    if (!kinds.empty() && std::find(kinds.begin(), kinds.end(), entry.kind) == kinds.end()) return;
    auto match = isWording(entry.kind) ? pattern.matchPieces(entry.name) : pattern.match(entry.name);
    int bonus = worth(entry.kind);
    if (match && match->strayRuns > kStrayRuns && !isWording(entry.kind)) match.reset();
    if (!match && entry.whole.size() > 0) {
      match = pattern.matchPieces(entry.whole);
      if (match) std::erase_if(match->positions, [&](int at) { return at >= entry.title.size(); });
      bonus += kBesideTheName;
    }
    if (match) found.push_back({&entry, match->score + bonus, found.size(), std::move(match->positions)});
  };
  for (const auto& group : groups_) std::for_each(group.begin(), group.end(), look);
  const auto isBetter = [](const Ranked& a, const Ranked& b) {
    return a.score != b.score ? a.score > b.score : a.order < b.order;
  };
  if (pattern.isEmpty()) return found;
  const std::size_t most = std::min<std::size_t>(found.size(), kMost);
  std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most), found.end(), isBetter);
  found.resize(most);
  return found;
}

GoToItem GoToItems::itemOf(const Ranked& ranked) const {
  const Entry& entry = *ranked.entry;
  GoToItem item{entry.kind, entry.title, ranked.marks, placeOf(entry), detailOf(entry), entry.target};
  if (entry.kind == GoToKind::Problem) item.target = session_.findings()[entry.row];
  return item;
}

const model::Placement* GoToItems::placementOf(const model::Subject& subject) const {
  for (const model::Placement& row : session_.setUp().placements()) {
    if (model::subjectOf(row) == subject) return &row;
  }
  return nullptr;
}

QString GoToItems::placeOf(const Entry& entry) const {
  if (const auto* subject = std::get_if<model::Subject>(&entry.target)) {
    const model::Placement* placement = placementOf(*subject);
    return placement ? Words::shortPlace(session_, *placement) : tr("not placed");
  }
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&entry.target)) {
    if (entry.kind == GoToKind::Label) return Words::hex(session_, hexes->front());
    return tr("%n hex(es)", nullptr, static_cast<int>(hexes->size()));
  }
  if (const auto* variant = std::get_if<Id<model::Variant>>(&entry.target)) {
    return session_.setUp().variant() == *variant ? tr("looked at now") : QString();
  }
  if (entry.kind == GoToKind::Problem) {
    return Words::text(check::toText(session_.findings()[entry.row].place, session_.layout()));
  }
  if (entry.kind == GoToKind::Rule) {
    const model::Rule& rule = rules_[entry.row];
    return Words::text(session_.translatedRules().text(rule.path).value_or(rule.value.text)).simplified();
  }
  if (const model::Setting* setting = settingOf(session_.translated(), entry.target)) {
    const model::Scenario* scenario = session_.translated().find<model::Scenario>(setting->scenario);
    return scenario ? Words::text(scenario->title) : QString();
  }
  if (const auto* cited = std::get_if<CitedParagraph>(&entry.target)) {
    const int count = countResting(*cited);
    return count > 0 ? tr("cited %n times", nullptr, count) : QString();
  }
  return {};
}

QString GoToItems::detailOf(const Entry& entry) const {
  if (const auto* subject = std::get_if<model::Subject>(&entry.target)) {
    const model::Placement* placement = placementOf(*subject);
    if (!placement) return tr("Not placed in this variant. Enter shows it in the tray.");
    return tr("%1. %2.").arg(Words::kindAndArmy(session_, *placement), Words::place(session_, *placement));
  }
  if (entry.kind == GoToKind::Zone) {
    const auto& hexes = std::get<std::vector<hex::HexKey>>(entry.target);
    return hexes.empty() ? tr("This zone has no hexes yet.") : Words::text(hex::toRanges(session_.layout(), hexes));
  }
  if (entry.kind == GoToKind::Problem) {
    const check::Finding& finding = session_.findings()[entry.row];
    const QString waived = finding.waived ? tr(" (waived: %1)").arg(Words::text(finding.reason)) : QString();
    const QString cited = finding.citation ? Words::text(finding.citation->text) : QString();
    return entry.title + (cited.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(cited)) + waived;
  }
  if (entry.kind == GoToKind::Rule) {
    const model::Rule& rule = rules_[entry.row];
    const QString from = Words::provenance(session_, rules::provenanceOf(session_.translated(), rule, "*"));
    return tr("%1: %2\n%3. Enter opens it among the rules.").arg(entry.title, Words::text(rule.value.text), from);
  }
  if (const model::Setting* setting = settingOf(session_.translated(), entry.target)) {
    return tr("%1: %2\nEnter opens it among the rules.").arg(entry.title, Words::text(setting->value.text));
  }
  if (const auto* question = std::get_if<Id<model::Question>>(&entry.target)) {
    const model::Question* row = session_.translated().find<model::Question>(*question);
    return row ? questionItem(*row).detail : QString();
  }
  const auto* cited = std::get_if<CitedParagraph>(&entry.target);
  if (!cited) return {};
  const QString resting =
      countResting(*cited) > 0 ? tr("Enter lists what cites it.") : tr("Nothing in this battle cites it.");
  return tr("%1. %2").arg(entry.title, resting);
}

}  // namespace redoubt::editor
