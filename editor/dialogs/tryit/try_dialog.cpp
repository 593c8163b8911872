#include "editor/dialogs/tryit/try_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "editor/dialogs/tryit/try_results.h"
#include "editor/dialogs/tryit/try_sides.h"
#include "editor/dialogs/tryit/try_suppose.h"
#include "editor/dialogs/tryit/try_unit.h"
#include "editor/dialogs/tryit/try_words.h"
#include "editor/fields/moment_field.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTryNear = 3;  // hexes

void tell(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace

TryDialog::TryDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      action_(new QComboBox),
      hex_(new QLineEdit),
      pick_(new QPushButton(tr("Selected &units act"))),
      defence_(new QLabel),
      sides_(new TrySides(session)),
      moment_(new MomentField(session, Qt::Horizontal)),
      suppose_(new TrySuppose(session)),
      refused_(new QLabel),
      column_(new QLabel),
      missing_(new QLabel),
      results_(new TryResults(session)),
      space_(new QWidget),
      unit_(new TryUnit(session)) {
  setObjectName(QStringLiteral("try"));
  setWindowTitle(tr("Try it out"));
  action_->setObjectName(QStringLiteral("try.action"));
  hex_->setObjectName(QStringLiteral("try.target"));
  pick_->setObjectName(QStringLiteral("try.pick"));
  defence_->setObjectName(QStringLiteral("try.defence"));
  refused_->setObjectName(QStringLiteral("try.refused"));
  column_->setObjectName(QStringLiteral("try.column"));
  missing_->setObjectName(QStringLiteral("try.missing"));
  arrange();
  showMoment();
  connectAll();
  refreshActions();
  setTarget(session_.hand().selection().hex);
  resize(QSize(800, 760).boundedTo(screen()->availableSize()));
}

TryDialog::~TryDialog() {
  leaveField(*this);
}

std::optional<hex::HexKey> TryDialog::target() const {
  return sides_->target();
}

void TryDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* head = new QHBoxLayout;
  auto* what = new QLabel(tr("&Action:"));
  what->setBuddy(action_);
  action_->setAccessibleName(tr("Action"));
  auto* label = new QLabel(tr("&Target hex:"));
  label->setBuddy(hex_);
  hex_->setMaximumWidth(90);
  hex_->setAccessibleName(tr("Target hex"));
  pick_->setCheckable(true);
  pick_->setAutoDefault(false);
  pick_->setToolTip(tr("The units that are selected on the map act; then click on the target. Off: all act who can."));
  for (QWidget* each : std::initializer_list<QWidget*>{what, action_, label, hex_, pick_}) head->addWidget(each);
  head->addStretch(1);
  outer->addLayout(head);
  defence_->setWordWrap(true);
  outer->addWidget(defence_);
  outer->addWidget(sides_);
  auto* when = new QHBoxLayout;
  when->addWidget(moment_);
  when->addStretch(1);
  outer->addLayout(when);
  outer->addWidget(suppose_);
  setRole(*refused_, "error");
  setRole(*column_, "strong");
  setRole(*missing_, "note");
  for (QLabel* each : {refused_, column_, missing_}) {
    each->setWordWrap(true);
    outer->addWidget(each);
  }
  outer->addWidget(results_, 1);
  outer->addWidget(space_, 1);
  outer->addWidget(unit_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void TryDialog::connectAll() {
  connect(action_, &QComboBox::currentIndexChanged, this, &TryDialog::reckon);
  connect(hex_, &QLineEdit::editingFinished, this, &TryDialog::takeTypedTarget);
  connect(pick_, &QPushButton::toggled, this, &TryDialog::pickSelected);
  connect(sides_, &TrySides::changed, this, &TryDialog::reckon);
  connect(suppose_, &TrySuppose::changed, this, &TryDialog::reckon);
  connect(moment_, &MomentField::rearranged, this, &TryDialog::showMoment);
  connect(&session_.moment(), &ShownMoment::changed, this, &TryDialog::reckon);
  connect(&session_.hand(), &Hand::selectionChanged, this, &TryDialog::takeSelection);
  connect(&session_, &Session::documentReplaced, this, [this] {
    suppose_->clear();
    pick_->setChecked(false);
    refreshActions();
    setTarget(session_.hand().selection().hex);
  });
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Rule>()) refreshActions();
    refresh();
  });
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, &TryDialog::refresh);
}

void TryDialog::takeSelection() {
  if (session_.hand().selection().hex) {
    setTarget(session_.hand().selection().hex);
  } else {
    refresh();
  }
}

void TryDialog::setTarget(std::optional<hex::HexKey> hex) {
  sides_->setTarget(hex);
  if (hex) hex_->setText(HexWords::number(session_, *hex));
  hex_->setModified(false);
  refresh();
}

void TryDialog::takeTypedTarget() {
  if (!hex_->isModified()) return;
  const auto hex = session_.layout().parse(hex_->text().trimmed().toStdString());
  if (hex) return setTarget(hex);
  hex_->setModified(false);
  sides_->setTarget(std::nullopt);
  showNothing(tr("The map has no hex %1.").arg(hex_->text().trimmed()));
}

// Those who are picked wait for another hex to be the target.
void TryDialog::pickSelected(bool isPicked) {
  std::vector<Id<model::Placement>> units;
  if (isPicked) {
    units = session_.hand().selection().placements;
    sides_->setTarget(std::nullopt);
    hex_->clear();
  }
  sides_->pick(std::move(units));
  if (!isPicked) return setTarget(session_.hand().selection().hex);
  refresh();
}

void TryDialog::refreshActions() {
  const QSignalBlocker blocker(action_);
  const std::optional<TriedAction> before = action();
  actions_ = triedActions(session_.rules());
  action_->clear();
  for (const TriedAction& each : actions_) action_->addItem(TryWords::action(session_, each));
  const auto kept = before ? std::find(actions_.begin(), actions_.end(), *before) : actions_.end();
  if (!actions_.empty()) action_->setCurrentIndex(kept == actions_.end() ? 0 : static_cast<int>(kept - actions_.begin()));
  action_->setEnabled(actions_.size() > 1);
}

std::optional<TriedAction> TryDialog::action() const {
  const int at = action_->currentIndex();
  return 0 <= at && at < std::ssize(actions_) ? std::optional(actions_[static_cast<std::size_t>(at)]) : std::nullopt;
}

void TryDialog::showMoment() {
  moment_->setVisible(moment_->isOfUse());
}

void TryDialog::refresh() {
  reckon();
}

// What is still missing before an action can be tried.
QString TryDialog::whyNothing(const ask::World& world, const TryChoice& choice) const {
  if (!action()) return tr("The rules have no actions and no table (action/…, table/…).");
  if (!target()) {
    return pick_->isChecked() ? tr("Select the hex on which they act, or type its number.")
                              : tr("Select the hex that is the target, or type its number.");
  }
  if (world.position().at(*target()).empty()) return tr("Nobody stands in this hex.");
  if (!sides_->hasActors())
    return tr(
        "No enemy can do this to this hex from where it stands. Move one there, or suppose the hex of a unit that is "
        "near.");
  return choice.actors.empty() ? tr("Tick one unit at least.") : QString();
}

void TryDialog::reckon() {
  if (isShowing_) return;
  isShowing_ = true;
  const auto done = qScopeGuard([this] { isShowing_ = false; });
  if (!session_.hasDocument() || !session_.setUp().variant()) return showNothing(tr("There is no set-up to try it in."));
  TryChoice choice;
  choice.action = action().value_or(TriedAction());
  choice.suppositions = session_.moment().suppositions();
  const auto supposed = suppose_->suppositions();
  choice.suppositions.insert(choice.suppositions.end(), supposed.begin(), supposed.end());
  sides_->addTo(choice);
  try {
    world_ = worldOf(session_, choice);
    sides_->refresh(*world_, choice.action);
    TryChoice now{choice.action, {}, {}, {}, {}, {}, {}};
    sides_->addTo(now);
    offerSuppositions(*world_, now);
    showUnit(*world_, now);
    const QString why = whyNothing(*world_, now);
    if (!why.isEmpty()) {
      showNothing(why);
      showDefence(*world_, nullptr);
      return sides_->showStrengths(*world_, now.action, nullptr);
    }
    showAnswer(*world_, now,
               ask::askAction(*world_, now.action.question,
                              [&] {
                                std::vector<rules::Member> members;
                                for (const auto id : now.actors) members.push_back(*world_->position().find(id));
                                return members;
                              }(),
                              now.targets, now.action.action));
  } catch (const Error& error) {
    showNothing(CoreWords::text(error));
  }
}

void TryDialog::showNothing(const QString& why) {
  defence_->clear();
  tell(*refused_, {});
  tell(*column_, why);
  tell(*missing_, {});
  results_->clear();
  space_->show();
}

void TryDialog::showDefence(const ask::World& world, const ask::ActionAnswer* answer) {
  QStringList names;
  const auto targets = target() ? world.position().at(*target()) : std::span<const rules::Member>();
  if (answer && !answer->defenders.empty()) {
    for (const ask::Share& share : answer->defenders) {
      names << tr("%1: %2").arg(TryWords::piece(session_, world, share.member),
                                TryWords::strength(session_, world, *answer, share));
    }
  } else {
    for (const rules::Member each : targets) {
      if (world.position().piece(each).unit) names << TryWords::piece(session_, world, each);
    }
  }
  tell(*defence_, names.join(QStringLiteral("; ")));
}

void TryDialog::showAnswer(const ask::World& world, const TryChoice& choice, const ask::ActionAnswer& answer) {
  showDefence(world, &answer);
  sides_->showStrengths(world, choice.action, &answer);
  QStringList refusals;
  for (const rules::Refusal& each : answer.refusals) refusals << TryWords::refusalSentence(session_, world, each);
  tell(*refused_, refusals.isEmpty() ? QString() : tr("Not allowed: %1.").arg(refusals.join(QStringLiteral("; "))));
  QString column = TryWords::lookup(answer);
  if (answer.lookup.rollChange != Rational(0)) {
    const QString change = toQt(toText(answer.lookup.rollChange));
    const QString roll = tr("the roll is changed by %1").arg(change);
    column = column.isEmpty() ? roll : tr("%1; %2").arg(column, roll);
  }
  if (answer.table.empty()) column = tr("No table decides this action.");
  tell(*column_, column);
  QStringList notes = sides_->waitingMarkers();
  const QString others = choice.action.question == "attack" ? sides_->stillToAttack(world, choice) : QString();
  if (!others.isEmpty()) notes << others;
  if (answer.certainty == rules::Certainty::Estimated) notes << tr("This rests on working values.");
  QStringList paths;
  for (const std::string& path : answer.lookup.missing) paths << toQt(path);
  if (!paths.isEmpty()) notes << tr("The rules don't tell: %1.").arg(paths.join(QStringLiteral(", ")));
  tell(*missing_, notes.join(QLatin1Char(' ')));
  results_->show(world, choice, answer);
  space_->setVisible(answer.lookup.results.empty());
}

// Of the unit that is selected on the map, otherwise of the first that acts.
void TryDialog::showUnit(const ask::World& world, const TryChoice& choice) {
  const auto& selected = session_.hand().selection().placements;
  std::optional<rules::Member> unit;
  if (!selected.empty()) unit = world.position().find(selected.front());
  if (!unit && !choice.actors.empty()) unit = world.position().find(choice.actors.front());
  const bool isThere = unit && target() && world.position().hexesOf(*unit).contains(*target());
  unit_->show(world, unit, isThere ? std::nullopt : target());
}

// Where nobody can act yet, units near by can be supposed to stand elsewhere.
void TryDialog::addNear(const ask::World& world, hex::HexKey hex, std::vector<Id<model::Placement>>& units) const {
  for (const rules::Member each : world.position().onMap()) {
    const rules::Piece& piece = world.position().piece(each);
    const bool isNear =
        piece.unit && !world.position().hexesOf(each).contains(hex) &&
        distanceTo(world.position(), each, hex) <= kTryNear;
    if (isNear) units.push_back(piece.row->id);
  }
}

void TryDialog::offerSuppositions(const ask::World& world, const TryChoice& choice) {
  std::vector<Id<model::Placement>> units = choice.actors;
  for (const hex::HexKey each : choice.targets) {
    for (const rules::Member member : world.position().at(each)) units.push_back(world.position().piece(member).row->id);
  }
  if (choice.actors.empty() && target()) addNear(world, *target(), units);
  suppose_->offer(units);
}

}  // namespace redoubt::editor
