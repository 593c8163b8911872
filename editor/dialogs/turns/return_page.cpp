#include "editor/dialogs/turns/return_page.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/rules/turns/set_up.h"
#include "editor/dialogs/rows/row_findings.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kLabelWidth = 150;
constexpr int kFieldWidth = 360;

std::string subjectOf(const model::ReturnPoint& point) {
  return std::string(model::ReturnPoint::kTable) + "/" + model::keyText<model::ReturnPoint>(point.key());
}

template <class Row>
void fill(QComboBox& box, const model::Battle& battle, Id<Row> chosen, std::string Row::*name) {
  box.clear();
  for (const Row& row : battle.all<Row>()) {
    box.addItem(RulesWords::text(row.*name), static_cast<qlonglong>(row.id.value));
  }
  box.setCurrentIndex(box.findData(static_cast<qlonglong>(chosen.value)));
}

}  // namespace

ReturnPage::ReturnPage(Session& session, QWidget* parent)
    : RowPage(session, QStringLiteral("returns"), new RowList(QStringLiteral("returns"), tr("Return points"), false),
              tr("No return point yet. It says over which zone the units of an army return that have left the "
                 "map.\n\nMark the hexes as a zone on the map first, then make it with + below the list."),
              parent),
      fault_(makeFaultLabel(QStringLiteral("returns.fault"))),
      army_(new QComboBox),
      zone_(new QComboBox),
      note_(new QLineEdit) {
  fillPage();
  connectFields();
}

void ReturnPage::fillPage() {
  army_->setObjectName(QStringLiteral("returns.army"));
  zone_->setObjectName(QStringLiteral("returns.zone"));
  note_->setObjectName(QStringLiteral("returns.note"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnMinimumWidth(0, kLabelWidth);
  grid->setColumnStretch(2, 1);
  const auto add = [&](const QString& words, QWidget* field) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    field->setFixedWidth(size::scaled(kFieldWidth));
    const int at = grid->rowCount();
    grid->addWidget(label, at, 0);
    grid->addWidget(field, at, 1);
  };
  add(tr("&Army"), army_);
  add(tr("Over the &zone"), zone_);
  add(tr("&Note"), note_);
  QVBoxLayout* column = makeFieldsWithSentence();
  column->addWidget(fault_);
  column->addLayout(grid);
  column->addStretch(1);
}

void ReturnPage::connectFields() {
  connect(list_, &RowList::chosenChanged, this, [this](qint64 id) {
    chosen_ = Id<model::ReturnPoint>{id};
    refresh();
    toTop();
  });
  connect(list_, &RowList::addWanted, this, &ReturnPage::add);
  connect(list_, &RowList::duplicateWanted, this, [this] {
    if (const auto* row = chosen()) {
      perform(chosen_, rules::duplicateReturnPoint(session_.battle(), *scenario_, row->id,
                                                   tr("Duplicate a return point").toStdString()));
    }
  });
  connect(list_, &RowList::removeWanted, this, [this] {
    const auto* row = chosen();
    if (!row) return;
    const auto next = list_->neighbour();
    auto edit = rules::removeReturnPoint(session_.battle(), *scenario_, row->id,
                                         tr("Delete the return point “%1”").arg(words(*row)).toStdString());
    if (next) edit.row = Id<model::ReturnPoint>{*next};
    perform(chosen_, std::move(edit));
  });
  connect(army_, &QComboBox::activated, this,
          [this] { change([&](model::ReturnPoint& row) { row.army = {army_->currentData().toLongLong()}; }); });
  connect(zone_, &QComboBox::activated, this,
          [this] { change([&](model::ReturnPoint& row) { row.zone = {zone_->currentData().toLongLong()}; }); });
  connect(note_, &QLineEdit::editingFinished, this, [this] {
    if (!note_->isModified()) return;
    note_->setModified(false);
    change([&](model::ReturnPoint& row) { row.note = note_->text().trimmed().toStdString(); });
  });
}

std::vector<const model::ReturnPoint*> ReturnPage::points() const {
  return scenario_ ? rules::rowsIn<model::ReturnPoint>(session_.battle(), *scenario_)
                   : std::vector<const model::ReturnPoint*>();
}

const model::ReturnPoint* ReturnPage::chosen() const {
  const auto all = points();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto* row) { return row->id == chosen_; });
  return found == all.end() ? nullptr : *found;
}

QString ReturnPage::words(const model::ReturnPoint& point) const {
  const model::Army* army = session_.battle().find<model::Army>(point.army);
  const model::Zone* zone = session_.battle().find<model::Zone>(point.zone);
  return tr("%1: over “%2”")
      .arg(army ? RulesWords::text(army->name) : QStringLiteral("?"),
           zone ? RulesWords::text(zone->title) : QStringLiteral("?"));
}

void ReturnPage::refresh() {
  if (!chosen()) chosen_.reset();
  const auto all = points();
  if (!chosen_ && !all.empty()) chosen_ = all.front()->id;
  showList();
  showFields(chosen_.has_value());
  enable();
  if (chosen_) showChosen();
}

void ReturnPage::showList() {
  std::vector<RowList::Row> rows;
  for (const model::ReturnPoint* point : points()) {
    const bool isOwn = point->scenario == *scenario_;
    rows.push_back({point->id.value, words(*point),
                    isOwn ? QString() : RulesWords::scenario(session_.battle(), point->scenario),
                    worst(findingsAbout(session_, subjectOf(*point), ""))});
  }
  list_->show(std::move(rows), chosen_ ? std::optional(chosen_->value) : std::nullopt);
}

void ReturnPage::showChosen() {
  const model::ReturnPoint& row = *chosen();
  fill(*army_, session_.battle(), row.army, &model::Army::name);
  fill(*zone_, session_.battle(), row.zone, &model::Zone::title);
  if (!note_->hasFocus() || !note_->isModified()) note_->setText(RulesWords::text(row.note));
  const bool isOwn = row.scenario == *scenario_;
  showSentence(words(row), isOwn
                               ? QString()
                               : tr("From %1. A change gives this scenario the return points of %2 as its own.")
                                     .arg(RulesWords::scenario(session_.battle(), row.scenario), army_->currentText()));
  tellFaults(*fault_, findingsAbout(session_, subjectOf(row), ""));
}

void ReturnPage::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && scenario_;
  QString missing;
  if (session_.battle().all<model::Zone>().empty()) missing = tr("Mark the hexes as a zone on the map first.");
  if (session_.battle().all<model::Army>().empty()) missing = tr("The battle has no army yet.");
  if (!scenario_) missing = tr("The battle has no scenario yet.");
  list_->setCanAdd(canEdit && missing.isEmpty(), obstacle.isEmpty() ? missing : obstacle);
  list_->setCanChange(canEdit && chosen_, obstacle);
  const bool canRemove = chosen_ && rules::canRemove(session_.battle(), *scenario_, *chosen_);
  QString tip = obstacle;
  if (tip.isEmpty() && chosen_ && !canRemove) {
    tip = tr("It is the only one of this army, and inherited: the scenario would inherit it again.");
  }
  list_->setCanRemove(canEdit && canRemove, tip);
  for (QWidget* field : std::initializer_list<QWidget*>{army_, zone_, note_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
  army_->setEnabled(canEdit && canRemove);
}

void ReturnPage::add() {
  const auto& armies = session_.battle().all<model::Army>();
  const auto& zones = session_.battle().all<model::Zone>();
  if (!scenario_ || armies.empty() || zones.empty()) return;
  const Id<model::Army> army = chosen() ? chosen()->army : armies.begin()->id;
  perform(chosen_, rules::addReturnPoint(session_.battle(), *scenario_, army, zones.begin()->id,
                                         tr("Add a return point").toStdString()));
}

void ReturnPage::change(const std::function<void(model::ReturnPoint&)>& work) {
  const model::ReturnPoint* row = chosen();
  if (!row) return;
  model::ReturnPoint wanted = *row;
  work(wanted);
  perform(chosen_, rules::changeReturnPoint(session_.battle(), *scenario_, wanted,
                                            tr("Change the return point to “%1”").arg(words(wanted)).toStdString()));
}

}  // namespace redoubt::editor
