#include "editor/dialogs/odds_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/turns/set_up.h"
#include "core/rules/turns/track_spaces.h"
#include "editor/dialogs/odds_words.h"
#include "editor/session/ability_stance.h"
#include "editor/session/hex_words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

enum AttackerColumn { kUnit, kHex, kStrength, kFirstStock };
enum ShiftColumn { kReason, kShift, kShiftNote, kShiftColumns };
enum ResultColumn { kResult, kChance, kMeaning, kResultNote, kResultColumns };

QTableWidgetItem* cell(const QString& text, bool isNumber = false) {
  auto* item = new QTableWidgetItem(text);
  item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
  if (isNumber) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  return item;
}

QTableWidgetItem* tick(const QString& text, bool isTicked) {
  QTableWidgetItem* item = cell(text);
  item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
  item->setCheckState(isTicked ? Qt::Checked : Qt::Unchecked);
  return item;
}

QString text(const std::string& words) {
  return QString::fromStdString(words);
}

// The inscriptions of a track, each once, in their order.
QStringList inscriptions(const model::Battle& battle, const std::string& slug) {
  const auto* track = battle.bySlug<model::Track>(slug);
  QStringList labels;
  if (!track) return labels;
  for (const std::string& label : rules::labelsOf(battle, track->id)) labels << text(label);
  return labels;
}

// What is written where the scenario has the marker of a track begin.
QString startLabel(const Session& session, const std::string& slug) {
  const auto scenario = session.scenario();
  const auto start = scenario ? rules::textSetting(session.battle(), *scenario, "track/" + slug) : std::nullopt;
  const std::string space = start.value_or(session.rules().text("morale-track/start").value_or(""));
  for (const model::Space& each : session.battle().all<model::Space>()) {
    if (!space.empty() && each.slug == space) return text(each.label);
  }
  return {};
}

}  // namespace

OddsDialog::OddsDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      hex_(new QLineEdit),
      defence_(new QLabel),
      table_(new QTableWidget),
      trackLabel_(new QLabel),
      track_(new QComboBox),
      column_(new QLabel),
      missing_(new QLabel),
      shifts_(new QTableWidget),
      results_(new QTableWidget) {
  setObjectName(QStringLiteral("odds"));
  setWindowTitle(tr("Odds of an attack"));
  hex_->setObjectName(QStringLiteral("odds.target"));
  defence_->setObjectName(QStringLiteral("odds.defence"));
  table_->setObjectName(QStringLiteral("odds.attackers"));
  track_->setObjectName(QStringLiteral("odds.track"));
  column_->setObjectName(QStringLiteral("odds.column"));
  missing_->setObjectName(QStringLiteral("odds.missing"));
  shifts_->setObjectName(QStringLiteral("odds.shifts"));
  results_->setObjectName(QStringLiteral("odds.results"));
  arrange();
  connectAll();
  refreshTrack();
  setTarget(session_.selection().hex);
  resize(800, 760);
}

QWidget* OddsDialog::makeTable(QTableWidget& table, const QString& name, const QStringList& headings) {
  table.setColumnCount(static_cast<int>(headings.size()));
  table.setHorizontalHeaderLabels(headings);
  table.setAccessibleName(name);
  table.verticalHeader()->hide();
  table.verticalHeader()->setDefaultSectionSize(size::kRow);
  table.setShowGrid(false);
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setTabKeyNavigation(false);
  table.setWordWrap(false);
  for (int column = 0; column < table.columnCount(); ++column) {
    table.horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  }
  return &table;
}

void OddsDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* target = new QHBoxLayout;
  auto* label = new QLabel(tr("&Target hex:"));
  label->setBuddy(hex_);
  hex_->setMaximumWidth(90);
  hex_->setAccessibleName(tr("Target hex"));
  target->addWidget(label);
  target->addWidget(hex_);
  defence_->setWordWrap(true);
  target->addWidget(defence_, 1);
  outer->addLayout(target);
  outer->addWidget(makeTable(*table_, tr("Attackers"), {tr("Attacker"), tr("Hex"), tr("Strength")}), 2);
  auto* track = new QHBoxLayout;
  trackLabel_->setText(tr("&Morale marker on:"));
  trackLabel_->setBuddy(track_);
  track->addWidget(trackLabel_);
  track->addWidget(track_);
  track->addStretch();
  outer->addLayout(track);
  setRole(*column_, "strong");
  column_->setWordWrap(true);
  outer->addWidget(column_);
  setRole(*missing_, "note");
  missing_->setWordWrap(true);
  outer->addWidget(missing_);
  outer->addWidget(makeTable(*shifts_, tr("Shifts of the column"), {tr("Reason"), tr("Columns"), tr("Note")}), 1);
  outer->addWidget(makeTable(*results_, tr("Results"), {tr("Result"), tr("Chance"), tr("What it means"), tr("Note")}),
                   3);
  for (const auto& [table, column] : {std::pair(shifts_, int{kShift}), std::pair(results_, int{kChance})}) {
    table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }
  shifts_->horizontalHeader()->setSectionResizeMode(kReason, QHeaderView::Stretch);
  results_->horizontalHeader()->setSectionResizeMode(kMeaning, QHeaderView::Stretch);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void OddsDialog::connectAll() {
  connect(hex_, &QLineEdit::editingFinished, this, &OddsDialog::takeTypedTarget);
  connect(table_, &QTableWidget::cellChanged, this, &OddsDialog::takeTick);
  connect(track_, &QComboBox::currentIndexChanged, this, &OddsDialog::reckon);
  connect(&session_, &Session::selectionChanged, this, [this] {
    if (session_.selection().hex) setTarget(session_.selection().hex);
  });
  connect(&session_, &Session::documentReplaced, this, [this] {
    refreshTrack();
    setTarget(session_.selection().hex);
  });
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Space>() || changes.touches<model::Track>() || changes.touches<model::Rule>()) {
      refreshTrack();
    }
    refresh();
  });
  connect(&session_, &Session::placementsChanged, this, &OddsDialog::refresh);
}

void OddsDialog::setTarget(std::optional<hex::HexKey> hex) {
  if (hex != target_) leftOut_.clear();
  target_ = hex;
  hex_->setText(hex ? HexWords::number(session_, *hex) : QString());
  hex_->setModified(false);
  refresh();
}

void OddsDialog::takeTypedTarget() {
  if (!hex_->isModified()) return;
  const auto hex = session_.layout().parse(hex_->text().trimmed().toStdString());
  if (hex) return setTarget(hex);
  hex_->setModified(false);
  target_.reset();
  refresh();
  showNothing(tr("The map has no hex %1.").arg(hex_->text().trimmed()));
}

// The choice is there where the rules have a track that shifts columns.
void OddsDialog::refreshTrack() {
  const QSignalBlocker blocker(track_);
  const auto slug = session_.rules().text("combat/shift/track");
  const QStringList labels = slug ? inscriptions(session_.battle(), *slug) : QStringList();
  track_->clear();
  track_->addItem(tr("unknown"));
  track_->addItems(labels);
  const QString start = slug ? startLabel(session_, *slug) : QString();
  track_->setCurrentIndex(std::max(0, static_cast<int>(labels.indexOf(start)) + 1));
  trackLabel_->setVisible(slug.has_value());
  track_->setVisible(slug.has_value());
}

QString OddsDialog::nameOf(Id<model::Placement> counter) const {
  const model::Placement* row = session_.placement(counter);
  return row ? text(model::nameOf(session_.battle(), *row)) : QString();
}

void OddsDialog::refresh() {
  attackers_.clear();
  defenders_.clear();
  if (target_ && session_.layout().contains(*target_)) {
    const auto setUp = setUpOf(session_);
    const rules::BattleGround ground{session_.battle(), session_.rules(), session_.layout(), session_.figures(), setUp};
    for (const model::Placement* row : rules::attackersRound(ground, *target_)) attackers_.push_back(row->id);
    for (const model::Placement* row : rules::defendersIn(ground, *target_)) defenders_.push_back(row->id);
  }
  stocks_ = rules::stocksThatShift(session_.rules());
  showAttackers();
  reckon();
}

void OddsDialog::showAttackers() {
  const QSignalBlocker blocker(table_);
  QStringList headings{tr("Attacker"), tr("Hex"), tr("Strength")};
  for (const std::string& stock : stocks_) {
    headings << text(session_.rules().text("stock/" + stock + "/title").value_or(stock));
  }
  table_->setRowCount(0);
  makeTable(*table_, table_->accessibleName(), headings);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kStrength, QHeaderView::Stretch);
  table_->setRowCount(static_cast<int>(attackers_.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const Id<model::Placement> id = attackers_[static_cast<std::size_t>(row)];
    const model::Placement& counter = *session_.placement(id);
    const model::Unit* unit = session_.battle().find(counter.unit);
    table_->setItem(row, kUnit, tick(nameOf(id), !leftOut_.contains(id)));
    table_->setItem(row, kHex, cell(HexWords::number(session_, *counter.hex)));
    table_->setItem(row, kStrength, cell(QString()));
    for (int i = 0; i < static_cast<int>(stocks_.size()); ++i) {
      const std::string& stock = stocks_[static_cast<std::size_t>(i)];
      const bool may = unit && rules::maySpend(session_.rules(), stock, unit->type);
      table_->setItem(row, kFirstStock + i, may ? tick({}, spending_.contains({id, stock})) : cell({}));
    }
  }
}

void OddsDialog::takeTick(int row, int column) {
  const Id<model::Placement> id = attackers_[static_cast<std::size_t>(row)];
  const bool isTicked = table_->item(row, column)->checkState() == Qt::Checked;
  if (column == kUnit) {
    isTicked ? static_cast<void>(leftOut_.erase(id)) : static_cast<void>(leftOut_.insert(id));
  } else if (column >= kFirstStock) {
    const std::pair key{id, stocks_[static_cast<std::size_t>(column - kFirstStock)]};
    isTicked ? static_cast<void>(spending_.insert(key)) : static_cast<void>(spending_.erase(key));
  }
  reckon();
}

rules::AttackChoice OddsDialog::choice() const {
  rules::AttackChoice choice{*target_, {}, {}, {}};
  for (const Id<model::Placement> id : attackers_) {
    if (!leftOut_.contains(id)) choice.attackers.push_back(session_.placement(id));
  }
  for (const auto& [id, stock] : spending_) choice.spends[id] = stock;
  if (track_->currentIndex() > 0) choice.trackLabel = track_->currentText().toStdString();
  return choice;
}

void OddsDialog::reckon() {
  if (!rules::hasOdds(session_.rules())) return showNothing(tr("The rules have no table of odds (combat/columns)."));
  if (!target_) return showNothing(tr("Select the hex that is attacked, or type its number."));
  if (defenders_.empty()) return showNothing(tr("Nobody stands in this hex."));
  if (attackers_.empty()) return showNothing(tr("No enemy stands beside this hex."));
  const auto setUp = setUpOf(session_);
  const rules::BattleGround ground{session_.battle(), session_.rules(), session_.layout(), session_.figures(), setUp};
  const rules::AttackChoice chosen = choice();
  if (chosen.attackers.empty()) return showNothing(tr("Tick one attacker at least."));
  const rules::Attack attack = rules::attackFrom(ground, chosen);
  const rules::Odds odds = rules::oddsOf(session_.battle(), session_.rules(), attack);
  showStrengths(attack, odds);
  showColumn(odds);
  showShifts(odds);
  showResults(attack, odds);
}

void OddsDialog::showNothing(const QString& why) {
  QStringList names;
  for (const Id<model::Placement> id : defenders_) names << nameOf(id);
  defence_->setText(names.join(QStringLiteral(", ")));
  column_->setText(why);
  missing_->clear();
  missing_->hide();
  shifts_->setRowCount(0);
  results_->setRowCount(0);
  const QSignalBlocker blocker(table_);
  for (int row = 0; row < table_->rowCount(); ++row) table_->item(row, kStrength)->setText({});
}

void OddsDialog::showStrengths(const rules::Attack& attack, const rules::Odds& odds) {
  QStringList defenders;
  for (std::size_t i = 0; i < defenders_.size(); ++i) {
    defenders << tr("%1: %2").arg(nameOf(defenders_[i]),
                                  OddsWords::strength(session_, attack.defenders[i].unit, odds.defence[i]));
  }
  defence_->setText(defenders.join(QStringLiteral("; ")));
  const QSignalBlocker blocker(table_);
  std::size_t fighting = 0;
  for (int row = 0; row < table_->rowCount(); ++row) {
    QString strength;
    if (!leftOut_.contains(attackers_[static_cast<std::size_t>(row)])) {
      strength = OddsWords::strength(session_, attack.attackers[fighting].unit, odds.attack[fighting]);
      ++fighting;
    }
    table_->item(row, kStrength)->setText(strength);
  }
}

void OddsDialog::showColumn(const rules::Odds& odds) {
  const QString strengths = OddsWords::strengths(odds);
  const auto named = [&](std::size_t column) { return OddsWords::column(odds.columns[column]); };
  if (odds.isForbidden) {
    column_->setText(tr("%1: beyond the table, so the attack is not allowed").arg(strengths));
  } else if (!odds.base) {
    column_->setText(tr("%1: the column is unknown").arg(strengths));
  } else if (!odds.column) {
    column_->setText(tr("%1 is the column %2; what it becomes is unknown").arg(strengths, named(*odds.base)));
  } else if (odds.base == odds.column) {
    column_->setText(tr("%1 is the column %2").arg(strengths, named(*odds.base)));
  } else {
    column_->setText(tr("%1 is the column %2; shifted to %3").arg(strengths, named(*odds.base), named(*odds.column)));
  }
  QStringList notes;
  if (odds.certainty == rules::Certainty::Estimated) notes << tr("This rests on working values.");
  QStringList paths;
  for (const std::string& path : odds.missing) paths << text(path);
  if (!paths.isEmpty()) notes << tr("The rules don't tell: %1.").arg(paths.join(QStringLiteral(", ")));
  missing_->setText(notes.join(QLatin1Char(' ')));
  missing_->setVisible(!notes.isEmpty());
}

void OddsDialog::showShifts(const rules::Odds& odds) {
  shifts_->setRowCount(static_cast<int>(odds.shifts.size()));
  int row = 0;
  for (const rules::Shift& shift : odds.shifts) {
    QTableWidgetItem* reason = cell(OddsWords::reason(session_, shift.path));
    reason->setToolTip(text(shift.path));
    shifts_->setItem(row, kReason, reason);
    shifts_->setItem(row, kShift, cell(OddsWords::shift(shift), true));
    const bool isSaid = !shift.columns;
    shifts_->setItem(row, kShiftNote, cell(isSaid ? QString() : OddsWords::certainty(shift.certainty)));
    ++row;
  }
}

// Of the units of a side after such a retreat, as far as the table of dispersal and their morale tell. Units with a
// leader in their hex may be spared.
std::vector<rules::DispersalChance> OddsDialog::dispersedAfter(const std::vector<const rules::Fighter*>& side,
                                                               int retreat) const {
  std::vector<rules::DispersalChance> chances;
  for (const rules::Fighter* unit : side) {
    const auto isLeaderBeside = [&](const model::Placement& row) {
      return row.leader && row.rule == model::PlacementRule::At && row.hex == unit->hex;
    };
    const auto& rows = session_.placements();
    const bool isWithLeader = std::any_of(rows.begin(), rows.end(), isLeaderBeside);
    if (retreat < 1 || rules::isSpared(session_.rules(), isWithLeader).value_or(false)) continue;
    const auto found =
        rules::dispersalChance(session_.battle(), session_.rules(), {unit->type, unit->arm, unit->morale}, retreat);
    if (const auto* chance = std::get_if<rules::DispersalChance>(&found)) chances.push_back(*chance);
  }
  return chances;
}

void OddsDialog::showResults(const rules::Attack& attack, const rules::Odds& odds) {
  std::vector<const rules::Fighter*> attackers;
  std::vector<const rules::Fighter*> defenders;
  for (const rules::Attacker& each : attack.attackers) attackers.push_back(&each.unit);
  for (const rules::Defender& each : attack.defenders) defenders.push_back(&each.unit);
  const rules::ResultCodes codes(session_.battle(), session_.rules());
  results_->setRowCount(static_cast<int>(odds.chances.size()));
  int row = 0;
  for (const rules::ResultChance& one : odds.chances) {
    const rules::CombatResult result = codes.ofBattle(one.result);
    const bool isKnown = !one.result.empty();
    const QString shown = one.result == "-" ? QStringLiteral("–") : text(one.result);
    results_->setItem(row, kResult, cell(isKnown ? shown : QStringLiteral("?")));
    results_->setItem(row, kChance, cell(OddsWords::chance(one.chance), true));
    const auto attackersDispersed = dispersedAfter(attackers, result.attacker.retreat);
    const auto defendersDispersed = dispersedAfter(defenders, result.defender.retreat);
    const QString means = OddsWords::result(result, attackersDispersed, defendersDispersed);
    rules::Certainty certainty = rules::worse(one.certainty, result.certainty);
    for (const auto& each : attackersDispersed) certainty = rules::worse(certainty, each.certainty);
    for (const auto& each : defendersDispersed) certainty = rules::worse(certainty, each.certainty);
    QTableWidgetItem* meaning = cell(isKnown ? means : tr("The table lacks it"));
    meaning->setToolTip(meaning->text());
    results_->setItem(row, kMeaning, meaning);
    const bool isTold = !isKnown || !result.unexplained.empty();
    results_->setItem(row, kResultNote, cell(isTold ? QString() : OddsWords::certainty(certainty)));
    ++row;
  }
  results_->resizeColumnToContents(kResult);
  results_->resizeColumnToContents(kChance);
  results_->resizeColumnToContents(kResultNote);
}

}  // namespace redoubt::editor
