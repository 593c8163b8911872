#include "editor/dialogs/turns/entry_page.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/turns/arrival.h"
#include "editor/dialogs/rows/row_findings.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/rules/rules_text.h"
#include "editor/dialogs/rules/rules_words.h"
#include "editor/dialogs/terrain/terrain_words.h"
#include "editor/dialogs/turns/entry_arrivals.h"
#include "editor/dialogs/turns/schedule_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kLabelWidth = 150;
constexpr int kFieldWidth = 360;
constexpr int kLastTurn = 1000;

template <class Row>
std::vector<const Row*> rowsOf(const model::Battle& battle) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) rows.push_back(&row);
  return rows;
}

// Zones to enter over first, those to leave by last.
std::vector<const model::Zone*> zones(const model::Battle& battle) {
  auto rows = rowsOf<model::Zone>(battle);
  const auto rank = [](const model::Zone& zone) {
    return zone.kind == model::ZoneKind::Entry ? 0 : zone.kind == model::ZoneKind::Exit ? 2 : 1;
  };
  std::stable_sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) {
    return rank(*a) != rank(*b) ? rank(*a) < rank(*b) : naturalLess(a->title, b->title);
  });
  return rows;
}

}  // namespace

EntryPage::EntryPage(Session& session, QWidget* parent)
    : RowPage(
          session, QStringLiteral("entries"), new RowList(QStringLiteral("entries"), tr("Entries"), false),
          tr("No entry yet. An entry says how counters come onto the map during play: in which turn, or with which "
             "activation, over which hexes, and what if these are taken.\n\nMark the hexes as a zone on the map first, "
             "then make the entry with + below the list."),
          parent),
      users_(new QLabel),
      fault_(makeFaultLabel(QStringLiteral("entries.fault"))),
      slug_(new QLineEdit),
      slugFault_(makeFaultLabel(QStringLiteral("entries.slugFault"))),
      army_(new QComboBox),
      zone_(new QComboBox),
      trigger_(new QComboBox),
      turn_(new QSpinBox),
      fallback_(new QComboBox),
      exempt_(new QLineEdit),
      dice_(new RuleText),
      diceFault_(makeFaultLabel(QStringLiteral("entries.diceFault"))),
      arrivals_(new EntryArrivals(session)) {
  fillPage();
  connectList();
  connectFields();
}

void EntryPage::fillPage() {
  slug_->setObjectName(QStringLiteral("entries.slug"));
  army_->setObjectName(QStringLiteral("entries.army"));
  zone_->setObjectName(QStringLiteral("entries.zone"));
  trigger_->setObjectName(QStringLiteral("entries.trigger"));
  turn_->setObjectName(QStringLiteral("entries.turn"));
  fallback_->setObjectName(QStringLiteral("entries.fallback"));
  exempt_->setObjectName(QStringLiteral("entries.exempt"));
  dice_->setObjectName(QStringLiteral("entries.dice"));
  users_->setObjectName(QStringLiteral("entries.users"));
  users_->setWordWrap(true);
  setRole(*users_, "second");
  turn_->setRange(0, kLastTurn);
  turn_->setSpecialValueText(tr("not told"));
  turn_->setKeyboardTracking(false);
  dice_->setMaximumHeight(96);
  dice_->setPlaceholderText(QStringLiteral(R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3}]})"));
  trigger_->addItems({tr("in a turn"), tr("when a leader who comes by it is activated")});
  for (int i = 0; i <= static_cast<int>(model::EntryFallback::Wait); ++i) {
    fallback_->addItem(ScheduleWords::fallback(static_cast<model::EntryFallback>(i)));
  }
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnMinimumWidth(0, kLabelWidth);
  grid->setColumnStretch(2, 1);
  const auto add = [&](const QString& words, QWidget* field, QLabel* fault = nullptr) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    field->setFixedWidth(size::scaled(kFieldWidth));
    const int at = grid->rowCount();
    grid->addWidget(label, at, 0, field == dice_ ? Qt::AlignTop : Qt::Alignment());
    grid->addWidget(field, at, 1);
    if (fault) grid->addWidget(fault, at + 1, 1, 1, 2);
  };
  add(tr("&Short name"), slug_, slugFault_);
  add(tr("&Army"), army_);
  add(tr("Over the &zone"), zone_);
  add(tr("&When"), trigger_);
  add(tr("&Turn"), turn_);
  add(tr("If the hexes are ta&ken"), fallback_);
  add(tr("E&xempt from"), exempt_);
  add(tr("By &dice (as JSON)"), dice_, diceFault_);
  QVBoxLayout* column = makeFieldsWithSentence();
  column->addLayout(grid);
  column->addWidget(arrivals_);
  // Below the list, as they come and go with its ticks.
  column->addWidget(users_);
  column->addWidget(fault_);
  column->addStretch(1);
}

void EntryPage::connectList() {
  connect(list_, &RowList::chosenChanged, this, [this](qint64 id) { choose({id}); });
  connect(list_, &RowList::addWanted, this, &EntryPage::add);
  connect(list_, &RowList::duplicateWanted, this, [this] {
    if (const auto* row = chosen()) {
      perform(chosen_,
              rules::duplicateEntry(session_.battle(), *scenario_, row->id,
                                    tr("Duplicate the entry “%1”").arg(RulesWords::text(row->slug)).toStdString()));
    }
  });
  connect(list_, &RowList::removeWanted, this, &EntryPage::remove);
}

void EntryPage::connectFields() {
  connect(slug_, &QLineEdit::editingFinished, this, &EntryPage::keepSlug);
  connect(army_, &QComboBox::activated, this, [this] {
    const Id<model::Army> army{army_->currentData().toLongLong()};
    change([&](model::Entry& row) { row.army = army; });
  });
  connect(zone_, &QComboBox::activated, this, [this] {
    const Id<model::Zone> zone{zone_->currentData().toLongLong()};
    change([&](model::Entry& row) { row.zone = zone; });
  });
  connect(trigger_, &QComboBox::activated, this, [this](int index) {
    change([&](model::Entry& row) { row.trigger = static_cast<model::EntryTrigger>(index); });
  });
  connect(turn_, &QSpinBox::valueChanged, this, [this](int turn) {
    change([&](model::Entry& row) { row.turn = turn > 0 ? std::optional(turn) : std::nullopt; });
  });
  connect(fallback_, &QComboBox::activated, this, [this](int index) {
    change([&](model::Entry& row) { row.fallback = static_cast<model::EntryFallback>(index); });
  });
  connect(exempt_, &QLineEdit::editingFinished, this, [this] {
    if (!exempt_->isModified()) return;
    exempt_->setModified(false);
    change([&](model::Entry& row) { row.exempt = exempt_->text().trimmed().toStdString(); });
  });
  connect(dice_, &RuleText::finished, this, &EntryPage::keepDice);
  connect(&session_, &Session::documentLeaving, this, &EntryPage::keepDice);
  connect(dice_, &RuleText::givenUp, this, &EntryPage::refresh);
}

std::vector<const model::Entry*> EntryPage::entries() const {
  return scenario_ ? rules::entriesIn(session_.battle(), *scenario_) : std::vector<const model::Entry*>();
}

const model::Entry* EntryPage::chosen() const {
  const auto all = entries();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto* row) { return row->id == chosen_; });
  return found == all.end() ? nullptr : *found;
}

void EntryPage::choose(Id<model::Entry> entry) {
  if (chosen_ != entry) {
    for (QLabel* label : {slugFault_, diceFault_}) label->hide();
    dice_->setText({});
  }
  chosen_ = entry;
  refresh();
  toTop();
}

void EntryPage::refresh() {
  if (!chosen()) chosen_.reset();
  const auto all = entries();
  if (!chosen_ && !all.empty()) chosen_ = all.front()->id;
  showList();
  showFields(chosen_.has_value());
  enable();
  if (chosen_) showChosen();
}

void EntryPage::showList() {
  std::vector<RowList::Row> rows;
  for (const model::Entry* entry : entries()) {
    const bool isOwn = entry->scenario == *scenario_;
    rows.push_back({entry->id.value, ScheduleWords::entry(session_, *entry),
                    isOwn ? QString() : RulesWords::scenario(session_.battle(), entry->scenario),
                    worst(findingsAbout(session_, findingSubject(*entry), ""))});
  }
  list_->show(std::move(rows), chosen_ ? std::optional(chosen_->value) : std::nullopt);
}

void EntryPage::showChosen() {
  const model::Entry& row = *chosen();
  const QSignalBlocker turnBlocker(turn_);
  showNames(row);
  if (!slug_->hasFocus() || !slug_->isModified()) slug_->setText(RulesWords::text(row.slug));
  trigger_->setCurrentIndex(static_cast<int>(row.trigger));
  turn_->setValue(row.turn.value_or(0));
  fallback_->setCurrentIndex(static_cast<int>(row.fallback));
  if (!exempt_->hasFocus() || !exempt_->isModified()) exempt_->setText(RulesWords::text(row.exempt));
  if (!dice_->isTyped()) dice_->setText(row.dice ? RulesWords::lines(row.dice->text) : QString());
  const bool isOwn = row.scenario == *scenario_;
  showSentence(ScheduleWords::entry(session_, row),
               isOwn ? QString()
                     : tr("From %1, whose entry it stays: a change shows there too.")
                           .arg(RulesWords::scenario(session_.battle(), row.scenario)));
  const rules::EntryUses uses = rules::entryUses(session_.battle(), row.id);
  users_->setText(uses.empty() ? tr("Nobody comes by it yet.")
                               : tr("Placements that come by it: %1. Lines of the schedule: %2.")
                                     .arg(uses.placements.size())
                                     .arg(uses.lines.size()));
  arrivals_->show(row.id, TerrainWords::obstacle(session_).isEmpty());
  showFaults(row);
}

void EntryPage::showNames(const model::Entry& entry) {
  army_->clear();
  for (const model::Army* army : rowsOf<model::Army>(session_.battle())) {
    army_->addItem(RulesWords::text(army->name), static_cast<qlonglong>(army->id.value));
  }
  army_->setCurrentIndex(army_->findData(static_cast<qlonglong>(entry.army.value)));
  zone_->clear();
  for (const model::Zone* zone : zones(session_.battle())) {
    zone_->addItem(RulesWords::text(zone->title), static_cast<qlonglong>(zone->id.value));
  }
  zone_->setCurrentIndex(zone_->findData(static_cast<qlonglong>(entry.zone.value)));
}

void EntryPage::showFaults(const model::Entry& entry) {
  const model::Scenario* scenario = session_.battle().find(scenario_);
  const auto findings = findingsAbout(session_, findingSubject(entry), scenario ? scenario->slug : "");
  tellFaults(*fault_, findings);
}

void EntryPage::enable() {
  const QString obstacle = TerrainWords::obstacle(session_);
  const bool canEdit = obstacle.isEmpty() && scenario_;
  const model::Battle& battle = session_.battle();
  QString missing;
  if (battle.all<model::Zone>().empty()) missing = tr("Mark the hexes as a zone on the map first.");
  if (battle.all<model::Army>().empty()) missing = tr("The battle has no army yet.");
  if (!scenario_) missing = tr("The battle has no scenario yet.");
  list_->setCanAdd(canEdit && missing.isEmpty(), obstacle.isEmpty() ? missing : obstacle);
  list_->setCanChange(canEdit && chosen_, obstacle);
  list_->setCanRemove(canEdit && chosen_, obstacle);
  for (QWidget* field :
       std::initializer_list<QWidget*>{slug_, army_, zone_, trigger_, turn_, fallback_, exempt_, dice_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
}

void EntryPage::add() {
  const auto armies = rowsOf<model::Army>(session_.battle());
  const auto all = zones(session_.battle());
  if (!scenario_ || armies.empty() || all.empty()) return;
  perform(chosen_, rules::addEntry(session_.battle(), session_.rules(), *scenario_,
                                   chosen() ? chosen()->army : armies.front()->id, all.front()->id,
                                   tr("Add an entry").toStdString()));
}

void EntryPage::remove() {
  const model::Entry* row = chosen();
  if (!row) return;
  const QString title = tr("Delete the entry “%1”").arg(RulesWords::text(row->slug));
  const rules::EntryUses uses = rules::entryUses(session_.battle(), row->id);
  if (!uses.empty()) {
    QMessageBox question(QMessageBox::Question, title, tr("%1? Counters come by it.").arg(title), QMessageBox::NoButton,
                         this);
    question.setObjectName(QStringLiteral("entries.question"));
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(
        tr("Placements that will be off the map: %1. Lines of the schedule that stay without it: %2.")
            .arg(uses.placements.size())
            .arg(uses.lines.size()));
    const QPushButton* go = question.addButton(tr("Delete it"), QMessageBox::DestructiveRole);
    question.addButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() != go) return;
  }
  const auto next = list_->neighbour();
  chosen_ = next ? std::optional(Id<model::Entry>{*next}) : std::nullopt;
  session_.applyEverywhere(rules::removeEntry(session_.battle(), row->id, title.toStdString()));
  refresh();
}

void EntryPage::keepSlug() {
  if (!slug_->isModified() || !chosen()) return;
  slug_->setModified(false);
  const std::string slug = slugged(slug_->text().toStdString());
  const model::Entry* other = session_.battle().bySlug<model::Entry>(slug);
  const bool isTaken = other && other->id != chosen_;
  slugFault_->setText(isTaken ? tr("Another entry is called “%1”.").arg(RulesWords::text(slug))
                              : tr("A short name has at least one letter or digit."));
  slugFault_->setVisible(slug.empty() || isTaken);
  if (slug.empty() || isTaken) return refresh();
  change([&](model::Entry& row) { row.slug = slug; });
}

void EntryPage::keepDice() {
  const std::string text = dice_->text().trimmed().toStdString();
  if (!dice_->isTyped()) return;
  const auto parsed = rules::parseRuleValue(text.empty() ? "null" : text);
  QString fault;
  if (const auto* wrong = std::get_if<rules::JsonFault>(&parsed)) fault = RulesWords::fault(*wrong);
  if (fault.isEmpty() && !text.empty()) {
    const auto plan = rules::arrivalPlan(text);
    if (const auto* wrong = std::get_if<rules::ShapeFault>(&plan))
      fault = RulesWords::fault(wrong->expected, wrong->pointer);
  }
  diceFault_->setText(fault);
  diceFault_->setVisible(!fault.isEmpty());
  if (!fault.isEmpty()) return;  // what was typed stays, to be mended
  dice_->setText(dice_->text());
  change([&](model::Entry& row) {
    row.dice = text.empty() ? std::nullopt : std::optional(std::get<model::JsonText>(parsed));
  });
}

void EntryPage::change(const std::function<void(model::Entry&)>& work) {
  const model::Entry* row = chosen();
  if (!row) return;
  model::Entry wanted = *row;
  work(wanted);
  perform(chosen_,
          rules::changeEntry(session_.battle(), wanted,
                             tr("Change the entry to “%1”").arg(ScheduleWords::entry(session_, wanted)).toStdString()));
}

}  // namespace redoubt::editor
