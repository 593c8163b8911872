#include "editor/panels/tray_model.h"

#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/markers.h"
#include "editor/panels/name_fields.h"
#include "editor/words/markers.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

template <class Row>
std::vector<const Row*> byOrdinal(const model::Battle& battle, Id<model::Army> army) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) {
    if (row.army == army) rows.push_back(&row);
  }
  std::stable_sort(rows.begin(), rows.end(), [](const Row* a, const Row* b) { return a->ordinal < b->ordinal; });
  return rows;
}

std::vector<const model::Army*> armiesOf(const model::Battle& battle) {
  std::vector<const model::Army*> armies;
  for (const model::Army& army : battle.all<model::Army>()) armies.push_back(&army);
  std::stable_sort(armies.begin(), armies.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  return armies;
}

QColor colourOf(const std::string& text) {
  const QColor colour(Words::text(text));
  return colour.isValid() ? colour : QColor(Qt::gray);
}

bool concernsTray(const model::Changes& changes) {
  return changes.touches<model::Unit>() || changes.touches<model::Leader>() || changes.touches<model::Army>() ||
         changes.touches<model::Command>() || changes.touches<model::UnitCommand>() ||
         changes.touches<model::Counter>() || changes.touches<model::Face>() || changes.touches<model::FaceFigure>() ||
         changes.touches<model::Step>() || changes.touches<model::Mark>() || changes.touches<model::Rule>() ||
         changes.touches<model::Entry>();
}

}  // namespace

TrayModel::TrayModel(Session& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
  connect(&session_, &Session::documentReplaced, this, &TrayModel::collect);
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, &TrayModel::findPlaces);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (concernsTray(changes)) collect();
  });
  collect();
}

int TrayModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant TrayModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const TrayRow& row = this->row(index.row());
  switch (role) {
    case Qt::DisplayRole: return row.title;
    // What a rename begins with is the name as it is written.
    case Qt::EditRole: return Words::text(model::nameOf(session_.battle(), row.subject));
    case Qt::ToolTipRole:
      return row.kind == TrayRow::Kind::Counter ? tr("%1: %2").arg(row.title, row.detail) : row.title;
    case Qt::AccessibleTextRole:
      return row.kind == TrayRow::Kind::Counter ? tr("%1, %2").arg(row.title, row.detail) : row.title;
    default: return {};
  }
}

Qt::ItemFlags TrayModel::flags(const QModelIndex& index) const {
  if (!index.isValid() || row(index.row()).kind != TrayRow::Kind::Counter)
    return Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
  const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
  // Markers get their names from the rules.
  const bool mayRename = !session_.isReadOnly() && row(index.row()).subject.marker.empty();
  return mayRename ? flags | Qt::ItemIsEditable : flags;
}

bool TrayModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
  const model::Subject subject = row(index.row()).subject;
  renameAs(session_, subject, value.toString());
  return true;
}

QModelIndex TrayModel::indexOf(const model::Subject& wanted) const {
  model::Subject subject = wanted;
  if (const auto marker = Markers::of(session_, wanted)) subject.marker = *marker;
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    if (shown_[i].kind == TrayRow::Kind::Counter && shown_[i].subject == subject) return index(static_cast<int>(i));
  }
  return {};
}

QModelIndex TrayModel::headingOf(Id<model::Army> army) const {
  const auto found = std::find_if(shown_.begin(), shown_.end(), [&](const TrayRow& row) {
    return row.kind == TrayRow::Kind::Army && row.army == army;
  });
  return found == shown_.end() ? QModelIndex() : index(static_cast<int>(found - shown_.begin()));
}

std::optional<model::Subject> TrayModel::firstOf(Id<model::Army> army) const {
  const QModelIndex heading = headingOf(army);
  if (!heading.isValid()) return std::nullopt;
  for (auto row = shown_.begin() + heading.row() + 1; row != shown_.end() && row->kind != TrayRow::Kind::Army; ++row) {
    if (row->kind == TrayRow::Kind::Counter) return row->subject;
  }
  return std::nullopt;
}

std::vector<model::Subject> TrayModel::subjectsUnder(std::size_t heading) const {
  std::vector<model::Subject> subjects;
  const bool isArmy = all_[heading].kind == TrayRow::Kind::Army;
  for (std::size_t at = heading + 1; at < all_.size() && all_[at].kind != TrayRow::Kind::Army; ++at) {
    if (all_[at].kind == TrayRow::Kind::Command && !isArmy) break;
    if (all_[at].subject.unit || all_[at].subject.leader) subjects.push_back(all_[at].subject);
  }
  return subjects;
}

TrayGroup TrayModel::groupAt(const QModelIndex& index) const {
  TrayGroup group;
  if (!index.isValid()) return group;
  const TrayRow& chosen = row(index.row());
  const auto scenario = session_.setUp().scenario();
  if (chosen.subject.leader && scenario) {
    const rules::ChainOfCommand chain(session_.battle(), *scenario);
    group.title = chosen.title;
    group.all.push_back(chosen.subject);
    for (const Id<model::Unit> unit : chain.unitsOf(*chosen.subject.leader)) {
      if (chain.isLedByAlone(unit, *chosen.subject.leader)) group.all.push_back({unit, {}});
    }
  } else {
    std::size_t heading = chosen.line;
    while (heading > 0 && all_[heading].kind == TrayRow::Kind::Counter) --heading;
    group.title = all_[heading].title;
    group.all = subjectsUnder(heading);
    // The leader of a command comes with it.
    const auto first = group.all.empty() ? std::nullopt : group.all.front().unit;
    const auto commands = first && all_[heading].kind == TrayRow::Kind::Command
                              ? rules::commandsOf(session_.battle(), *first)
                              : std::vector<const model::Command*>();
    if (commands.size() == 1 && commands.front()->leader) {
      group.all.insert(group.all.begin(), model::Subject{{}, commands.front()->leader});
    }
  }
  for (const TrayRow& each : all_) {
    const bool isOfGroup = std::find(group.all.begin(), group.all.end(), each.subject) != group.all.end();
    if (each.kind == TrayRow::Kind::Counter && !each.placement && isOfGroup) group.unplaced.push_back(each.subject);
  }
  return group;
}

std::optional<model::Subject> TrayModel::nextUnplaced(const model::Subject& after) const {
  const auto isCounter = [](const TrayRow& row) { return row.kind == TrayRow::Kind::Counter; };
  const auto at = std::find_if(all_.begin(), all_.end(),
                               [&](const TrayRow& row) { return isCounter(row) && row.subject == after; });
  if (at == all_.end()) return std::nullopt;
  if (!after.marker.empty()) return at->isUsedUp ? std::nullopt : std::optional(after);
  const auto first = std::find_if_not(std::make_reverse_iterator(at), all_.rend(), isCounter).base();
  const auto end = std::find_if_not(at, all_.end(), isCounter);
  const auto isFree = [](const TrayRow& row) { return !row.placement; };
  auto next = std::find_if(at + 1, end, isFree);
  if (next == end) next = std::find_if(first, at, isFree);
  return next == end || next == at ? std::nullopt : std::optional(next->subject);
}

void TrayModel::setFilter(const QString& text) {
  filter_ = folded(text.toStdString());
  show();
}

void TrayModel::setUnplacedOnly(bool only) {
  unplacedOnly_ = only;
  show();
}

void TrayModel::collect() {
  all_.clear();
  for (const model::Army* army : armiesOf(session_.translated())) collectArmy(*army);
  collectMarkers();
  for (std::size_t line = 0; line < all_.size(); ++line) all_[line].line = line;
  findPlaces();
}

void TrayModel::findPlaces() {
  counters_ = 0;
  unplaced_ = 0;
  for (TrayRow& row : all_) {
    if (row.kind != TrayRow::Kind::Counter) continue;
    if (!row.subject.marker.empty()) {
      countMarker(row);
      continue;
    }
    ++counters_;
    row.hex.reset();
    row.placement.reset();
    row.detail = tr("not placed");
    for (const model::Placement& placement : session_.setUp().placements()) {
      if (!(model::subjectOf(placement) == row.subject)) continue;
      row.placement = placement.id;
      if (placement.rule == model::PlacementRule::At) row.hex = placement.hex;
      row.detail = Words::shortPlace(session_, placement);
      break;
    }
    if (!row.placement) ++unplaced_;
  }
  show();
}

void TrayModel::countMarker(TrayRow& row) {
  row.detail = Markers::tally(session_, row.subject.marker);
  row.isUsedUp = rules::tally(session_.rules(), session_.setUp().placements(), row.subject.marker).left() == 0;
}

void TrayModel::collectMarkers() {
  std::vector<std::string> markers = rules::markers(session_.rules());
  std::erase_if(markers, [&](const std::string& marker) { return rules::isOnlyInPlay(session_.rules(), marker); });
  if (markers.empty()) return;
  TrayRow heading;
  heading.kind = TrayRow::Kind::Army;
  heading.title = tr("Markers");
  all_.push_back(heading);
  for (const std::string& marker : markers) {
    TrayRow row;
    row.title = Markers::title(session_, marker);
    row.subject.marker = marker;
    row.face = render::markerFace(session_.translatedRules(), marker);
    row.searched = folded(marker + ' ' + row.title.toStdString() + ' ' + heading.title.toStdString());
    all_.push_back(std::move(row));
  }
}

void TrayModel::collectArmy(const model::Army& army) {
  const model::Battle& battle = session_.translated();
  TrayRow heading;
  heading.kind = TrayRow::Kind::Army;
  heading.title = Words::text(army.name);
  heading.army = army.id;
  heading.colour = colourOf(army.colour);
  all_.push_back(heading);

  const auto leaders = byOrdinal<model::Leader>(battle, army.id);
  if (!leaders.empty()) {
    heading.kind = TrayRow::Kind::Command;
    heading.title = tr("Leaders");
    all_.push_back(heading);
  }
  for (const model::Leader* leader : leaders) {
    TrayRow row;
    row.title = Words::text(leader->name);
    row.subject.leader = leader->id;
    row.face = render::counterFace(battle, session_.translatedRules(), leader->id);
    row.searched = folded(model::nameOf(session_.battle(), row.subject) + ' ' + leader->name + ' ' + leader->shortName +
                          ' ' + army.name);
    all_.push_back(std::move(row));
  }

  // Units of several commands (a common reserve) have a heading of their own; those without a command come last.
  std::map<std::pair<int, std::string>, std::vector<TrayRow>> groups;
  std::map<std::pair<int, std::string>, QColor> colours;
  for (const model::Unit* unit : byOrdinal<model::Unit>(battle, army.id)) {
    std::vector<std::string> names;
    int order = 1'000'000;
    QColor colour;
    for (const model::Command* command : rules::commandsOf(battle, unit->id)) {
      if (names.empty()) {
        order = command->ordinal;
        colour = colourOf(command->colour);
      } else {
        order += 10'000;
      }
      names.push_back(command->name);
    }
    const std::string name = names.empty() ? tr("Without a command").toStdString() : join(names, " / ");
    TrayRow row;
    row.title = Words::text(unit->name);
    row.subject.unit = unit->id;
    row.face = render::counterFace(battle, session_.translatedRules(), unit->id);
    row.searched = folded(model::nameOf(session_.battle(), row.subject) + ' ' + unit->name + ' ' + unit->shortName +
                          ' ' + name + ' ' + army.name + ' ' + Words::unitType(session_, *unit).toStdString());
    colours[{order, name}] = colour;
    groups[{order, name}].push_back(std::move(row));
  }
  for (auto& [group, rows] : groups) {
    heading.kind = TrayRow::Kind::Command;
    heading.title = Words::text(group.second);
    heading.colour = colours[group];
    all_.push_back(heading);
    for (TrayRow& row : rows) all_.push_back(std::move(row));
  }
}

bool TrayModel::passes(const TrayRow& row) const {
  return (!unplacedOnly_ || !(row.placement || row.isUsedUp)) &&
         (filter_.empty() || row.searched.find(filter_) != std::string::npos);
}

void TrayModel::show() {
  std::vector<TrayRow> rows;
  for (const TrayRow& row : all_) {
    if (row.kind == TrayRow::Kind::Counter && !passes(row)) continue;
    // A heading without counters is removed when the next one of its level is added.
    while (!rows.empty() && rows.back().kind != TrayRow::Kind::Counter &&
           (row.kind == TrayRow::Kind::Army ||
            (row.kind == TrayRow::Kind::Command && rows.back().kind == TrayRow::Kind::Command))) {
      rows.pop_back();
    }
    rows.push_back(row);
  }
  while (!rows.empty() && rows.back().kind != TrayRow::Kind::Counter) rows.pop_back();

  const bool isSame = std::equal(rows.begin(), rows.end(), shown_.begin(), shown_.end(),
                                 [](const TrayRow& a, const TrayRow& b) { return a.isSameLine(b); });
  if (isSame) {
    shown_ = std::move(rows);
    if (!shown_.empty()) emit dataChanged(index(0), index(static_cast<int>(shown_.size()) - 1));
  } else {
    beginResetModel();
    shown_ = std::move(rows);
    endResetModel();
  }
  emit refreshed();
}

}  // namespace redoubt::editor
