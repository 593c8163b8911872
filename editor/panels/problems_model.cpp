#include "editor/panels/problems_model.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/text.h"
#include "core/check/report.h"
#include "core/rules/set_up/set_up.h"
#include "editor/session/to_qt.h"
#include "editor/style/plain_tip.h"
#include "editor/words/goal_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

std::string argumentsOf(const check::Finding& finding) {
  std::string words;
  for (const auto& [name, value] : finding.arguments) words += '\n' + name + '=' + said(value);
  return words;
}

std::string identityOf(const check::Finding& finding, const std::string& arguments) {
  return finding.code + '\n' + finding.subject.text() + '\n' + finding.scenario + '\n' + finding.variant + arguments;
}

// Whether the words of one row are true of the other.
bool saysTheSame(const ProblemRow& a, const ProblemRow& b) {
  const auto fixOf = [](const ProblemRow& row) { return row.finding.fix ? row.finding.fix->key : std::string(); };
  return a.identity == b.identity && a.alike == b.alike && a.isHere == b.isHere && fixOf(a) == fixOf(b) &&
         a.finding.severity == b.finding.severity && a.finding.place == b.finding.place &&
         a.finding.citation == b.finding.citation && a.finding.waived == b.finding.waived &&
         a.finding.reason == b.finding.reason && a.finding.arguments == b.finding.arguments;
}

// The end of the run of positions from `begin` for which `is` holds.
template <class Is>
std::size_t runFrom(std::size_t begin, std::size_t size, Is&& is) {
  std::size_t end = begin;
  while (end < size && is(end)) ++end;
  return end;
}

}  // namespace

std::string identityOf(const check::Finding& finding) {
  return identityOf(finding, argumentsOf(finding));
}

ProblemsModel::ProblemsModel(Session& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    areWordsOld_ = areWordsOld_ || changes.touches<model::Translation>() || changes.touches<model::Scenario>() ||
                   changes.touches<model::Variant>() || changes.touches<model::MapSheet>();
  });
  connect(&session_, &Session::documentReplaced, this, [this] { areWordsOld_ = true; });
  connect(&session_, &Session::findingsChanged, this, &ProblemsModel::collect);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &ProblemsModel::collect);
  collect();
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  switch (role) {
    case Qt::DisplayRole: return row(index.row()).message;
    case Qt::ToolTipRole: {
      const ProblemRow& row = this->row(index.row());
      QStringList lines{row.message};
      if (!row.citation.isEmpty()) lines << tr("By %1").arg(row.citation);
      if (!row.place.isEmpty()) lines << row.place;
      if (row.finding.waived) lines << tr("Waived: %1").arg(toQt(row.finding.reason));
      lines << goal(index.row());
      return plainTip(lines.join(QLatin1Char('\n')));
    }
    case Qt::AccessibleTextRole: {
      const ProblemRow& row = this->row(index.row());
      const QString words =
          tr("%1: %2 %3 %4").arg(Words::severity(row.finding.severity), row.message, row.citation, row.place);
      return row.finding.waived ? tr("Waived. %1").arg(words) : words;
    }
    default: return {};
  }
}

const ProblemRow& ProblemsModel::row(int index) const {
  ProblemRow& row = *shown_[static_cast<std::size_t>(index)];
  if (!row.isWorded) word(row);
  return row;
}

QString ProblemsModel::goal(int index) const {
  return wordsFor(session_, goalOf(session_, at(index).finding));
}

const check::Finding* ProblemsModel::finding(int index) const {
  if (index < 0 || index >= rowCount()) return nullptr;
  const ProblemRow& row = at(index);
  const auto& findings = session_.findings();
  const auto found = std::find_if(findings.begin(), findings.end(), [&](const check::Finding& each) {
    return each.code == row.finding.code && each.subject == row.finding.subject && identityOf(each) == row.identity;
  });
  return found == findings.end() ? nullptr : &*found;
}

std::vector<check::Finding> ProblemsModel::findings(int index) const {
  std::vector<check::Finding> result;
  if (index < 0 || index >= rowCount()) return result;
  const ProblemRow& row = at(index);
  for (const check::Finding& each : session_.findings()) {
    if (each.code != row.finding.code || !(each.subject == row.finding.subject)) continue;
    if (std::find(row.alike.begin(), row.alike.end(), identityOf(each)) != row.alike.end()) result.push_back(each);
  }
  return result;
}

int ProblemsModel::indexOf(const std::string& identity) const {
  const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const Row& row) {
    return std::find(row->alike.begin(), row->alike.end(), identity) != row->alike.end();
  });
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

int ProblemsModel::firstAt(hex::HexKey hex) const {
  const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const Row& row) {
    return std::find(row->hexes.begin(), row->hexes.end(), hex) != row->hexes.end();
  });
  return found == shown_.end() ? -1 : static_cast<int>(found - shown_.begin());
}

void ProblemsModel::showSeverity(model::Severity severity, bool on) {
  severities_[static_cast<std::size_t>(severity)] = on;
  show();
}

void ProblemsModel::showWaived(bool on) {
  withWaived_ = on;
  show();
}

void ProblemsModel::setFilter(const QString& text) {
  filter_ = folded(text.toStdString());
  show();
}

bool ProblemsModel::isHere(const check::Finding& finding) const {
  const model::Variant* variant = session_.battle().find(session_.setUp().variant());
  const model::Scenario* scenario = session_.battle().find(session_.setUp().scenario());
  return (finding.scenario.empty() || (scenario && scenario->slug == finding.scenario)) &&
         (finding.variant.empty() || (variant && variant->slug == finding.variant));
}

ProblemRow ProblemsModel::rowOf(const std::vector<const check::Finding*>& alike) const {
  const auto here = std::find_if(alike.begin(), alike.end(), [&](const check::Finding* each) { return isHere(*each); });
  const check::Finding& finding = here == alike.end() ? *alike.front() : **here;
  const std::string arguments = argumentsOf(finding);
  ProblemRow row;
  row.finding = finding;
  if (row.finding.fix) row.finding.fix->edit = model::Edit();
  row.isHere = here != alike.end();
  row.problem = finding.code + '\n' + finding.subject.text() + arguments;
  row.identity = identityOf(finding, arguments);
  for (const check::Finding* each : alike) {
    row.alike.push_back(identityOf(*each, arguments));
    row.holdsIn.emplace_back(each->scenario, each->variant);
  }
  const hex::Layout& layout = session_.layout();
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place)) row.hexes = *hexes;
  if (const auto* side = std::get_if<hex::HexsideKey>(&finding.place)) {
    row.hexes = {layout.hexesOf(*side).first, layout.hexesOf(*side).second};
  }
  return row;
}

// "Historical scenario: First variant, Second variant · Hypothetical scenario: First variant".
QString ProblemsModel::variantsOf(const ProblemRow& row) const {
  const model::Battle& battle = session_.translated();
  QStringList parts;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    QStringList variants;
    bool isMeant = false;
    const auto all = rules::variants(battle, scenario->id);
    for (const auto& [scenarioSlug, variantSlug] : row.holdsIn) {
      if (scenarioSlug != scenario->slug) continue;
      isMeant = true;
      for (const model::Variant* variant : all) {
        if (variant->slug == variantSlug) variants << toQt(variant->title);
      }
    }
    if (!isMeant) continue;
    const bool areAll = variants.isEmpty() || variants.size() == static_cast<qsizetype>(all.size());
    parts << (areAll ? toQt(scenario->title)
                     : tr("%1: %2").arg(toQt(scenario->title), variants.join(QStringLiteral(", "))));
  }
  return parts.join(QStringLiteral(" · "));
}

QString ProblemsModel::placeOf(const ProblemRow& row) const {
  if (row.finding.waived) return tr("Waived: %1").arg(toQt(row.finding.reason));
  QStringList place;
  if (const QString where = toQt(check::toText(row.finding.place, session_.layout())); !where.isEmpty()) {
    place << (row.hexes.empty() ? where : row.hexes.size() == 1 ? tr("Hex %1").arg(where) : tr("Hexes %1").arg(where));
  }
  if (!row.isHere) place << variantsOf(row);
  if (row.isHere && row.alike.size() > 1) place << tr("holds in: %1").arg(variantsOf(row));
  return place.join(QStringLiteral(" · "));
}

void ProblemsModel::word(ProblemRow& row) const {
  const check::Finding& finding = row.finding;
  const check::Language& language = session_.languageOfFindings();
  row.message = toQt(check::message(finding, language));
  row.citation = finding.citation ? toQt(finding.citation->text) : QString();
  row.button = finding.waived ? tr("Restore") : finding.fix ? toQt(check::fixMessage(finding, language)) : tr("Show");
  row.place = placeOf(row);
  row.searched = folded(row.message.toStdString() + ' ' + row.place.toStdString() + ' ' + row.citation.toStdString() +
                        ' ' + finding.code);
  row.isWorded = true;
}

// The rows that these problems have already, null for new ones. A problem keeps its row when it is waived or restored.
ProblemsModel::Rows ProblemsModel::formerRows(const Rows& now) {
  std::multimap<std::pair<std::string, bool>, Row> former;
  for (const Row& row : all_) former.emplace(std::pair(row->problem, row->finding.waived), row);
  Rows found(now.size());
  for (const bool isTurned : {false, true}) {
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (found[i]) continue;
      const auto at = former.find({now[i]->problem, now[i]->finding.waived != isTurned});
      if (at == former.end()) continue;
      found[i] = at->second;
      former.erase(at);
    }
  }
  return found;
}

void ProblemsModel::collect() {
  const auto groups = check::alike(session_.findings());
  count(groups);
  Rows now;
  for (const auto& group : groups) now.push_back(std::make_shared<ProblemRow>(rowOf(group)));
  RowSet changed;
  const Rows former = formerRows(now);
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (!former[i]) continue;
    if (areWordsOld_ || !saysTheSame(*former[i], *now[i])) {
      *former[i] = std::move(*now[i]);
      changed.insert(former[i].get());
    }
    now[i] = former[i];
  }
  areWordsOld_ = false;
  // Problems of the shown variant come first within their severity, waived problems last of all.
  std::stable_sort(now.begin(), now.end(), [](const Row& a, const Row& b) {
    return std::tuple(a->finding.waived, a->finding.severity, !a->isHere) <
           std::tuple(b->finding.waived, b->finding.severity, !b->isHere);
  });
  all_ = std::move(now);
  show(changed);
}

void ProblemsModel::count(const std::vector<std::vector<const check::Finding*>>& groups) {
  counts_ = {};
  findingCounts_ = {};
  waived_ = 0;
  for (const auto& group : groups) {
    if (group.front()->waived) {
      ++waived_;
      continue;
    }
    ++counts_[static_cast<std::size_t>(group.front()->severity)];
    for (const check::Finding* each : group) ++findingCounts_[static_cast<std::size_t>(each->severity)];
  }
}

bool ProblemsModel::passes(ProblemRow& row) const {
  const check::Finding& finding = row.finding;
  if (!(finding.waived ? withWaived_ : severities_[static_cast<std::size_t>(finding.severity)])) return false;
  if (filter_.empty()) return true;
  if (!row.isWorded) word(row);
  return row.searched.find(filter_) != std::string::npos;
}

void ProblemsModel::show(const RowSet& changed) {
  Rows wanted;
  for (const Row& row : all_) {
    if (passes(*row)) wanted.push_back(row);
  }
  if (wanted != shown_ || !changed.empty()) {
    emit refreshing();
    RowSet all;
    for (const Row& row : wanted) all.insert(row.get());
    removeOthers(all);
    arrange(wanted);
    insertNew(wanted);
    tellChanged(changed);
  }
  emit refreshed();
}

void ProblemsModel::removeOthers(const RowSet& wanted) {
  std::size_t end = shown_.size();
  while (end > 0) {
    if (wanted.contains(shown_[end - 1].get())) {
      --end;
      continue;
    }
    std::size_t begin = end - 1;
    while (begin > 0 && !wanted.contains(shown_[begin - 1].get())) --begin;
    beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
    shown_.erase(shown_.begin() + static_cast<std::ptrdiff_t>(begin),
                 shown_.begin() + static_cast<std::ptrdiff_t>(end));
    endRemoveRows();
    end = begin;
  }
}

// Rows that stay can change places: problems of another variant come to the top when it is shown.
void ProblemsModel::arrange(const Rows& wanted) {
  RowSet staying;
  for (const Row& row : shown_) staying.insert(row.get());
  Rows arranged;
  for (const Row& row : wanted) {
    if (staying.contains(row.get())) arranged.push_back(row);
  }
  if (arranged == shown_) return;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  std::map<const ProblemRow*, int> places;
  for (const Row& row : arranged) places.emplace(row.get(), static_cast<int>(places.size()));
  const QModelIndexList before = persistentIndexList();
  QModelIndexList after;
  for (const QModelIndex& each : before) after << index(places.at(&at(each.row())), each.column());
  shown_ = std::move(arranged);
  changePersistentIndexList(before, after);
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void ProblemsModel::insertNew(const Rows& wanted) {
  RowSet old;
  for (const Row& row : shown_) old.insert(row.get());
  for (std::size_t i = 0; i < wanted.size();) {
    const std::size_t end = runFrom(i, wanted.size(), [&](std::size_t at) { return !old.contains(wanted[at].get()); });
    if (end > i) {
      beginInsertRows({}, static_cast<int>(i), static_cast<int>(end) - 1);
      shown_.insert(shown_.begin() + static_cast<std::ptrdiff_t>(i), wanted.begin() + static_cast<std::ptrdiff_t>(i),
                    wanted.begin() + static_cast<std::ptrdiff_t>(end));
      endInsertRows();
    }
    i = end + 1;
  }
}

void ProblemsModel::tellChanged(const RowSet& changed) {
  if (changed.empty()) return;
  for (std::size_t i = 0; i < shown_.size();) {
    const std::size_t end =
        runFrom(i, shown_.size(), [&](std::size_t at) { return changed.contains(shown_[at].get()); });
    if (end > i) emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(end) - 1));
    i = end + 1;
  }
}

}  // namespace redoubt::editor
