#include "editor/boards/steps_board.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/model/stack_verbs.h"
#include "core/rules/book/provenance.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/step_ladder.h"
#include "editor/boards/ladder_dialog.h"
#include "editor/session/counter_style.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kBoardCounter = 46;
constexpr int kSubstituteCounter = 34;

QToolButton* stepButton(const QString& iconName, const QString& words, const QString& name) {
  auto* button = new QToolButton;
  button->setObjectName(name);
  button->setIcon(icon(iconName));
  button->setIconSize({14, 14});
  button->setAutoRaise(true);
  button->setAccessibleName(words);
  button->setToolTip(words);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

StepsBoard::StepsBoard(Session& session, const QString& name, QWidget* parent)
    : QWidget(parent),
      session_(session),
      name_(name),
      heading_(new QLabel(tr("Steps"))),
      source_(new QLabel),
      less_(stepButton(QStringLiteral("list-remove"), tr("One step less"), name + QLatin1String(".stepLess"))),
      more_(stepButton(QStringLiteral("list-add"), tr("One step more"), name + QLatin1String(".stepMore"))),
      ladder_(new QPushButton(tr("Make ladder…"))),
      strip_(new StepStrip(name + QLatin1String(".steps"), kBoardCounter)),
      fault_(new QLabel),
      follow_(new QPushButton(tr("As the ladder has it"))),
      substitutes_(new QVBoxLayout),
      figures_(new FiguresView),
      addCounter_(new QPushButton(tr("Give it figures"))) {
  arrange(name);
  connect(less_, &QToolButton::clicked, this, &StepsBoard::shrink);
  connect(more_, &QToolButton::clicked, this, &StepsBoard::grow);
  connect(ladder_, &QPushButton::clicked, this, &StepsBoard::makeLadder);
  connect(follow_, &QPushButton::clicked, this, &StepsBoard::follow);
  connect(addCounter_, &QPushButton::clicked, this, &StepsBoard::addCounter);
  connect(strip_, &StepStrip::chosen, this, &StepsBoard::setUpAt);
  connect(strip_, &StepStrip::typeWanted, figures_, &FiguresView::typeStep);
  connect(strip_, &StepStrip::reached, figures_, &FiguresView::chooseStep);
  connect(&figures_->figures(), &FiguresModel::typed, this, &StepsBoard::setFigure);
  connect(&figures_->figures(), &FiguresModel::pasted, this, &StepsBoard::setFigures);
  connect(figures_, &FiguresView::refused, &session_, &Session::failed);
  followCounterStyle(session_, this, [this](const render::CounterStyle& style) {
    for (auto* strip : findChildren<StepStrip*>()) strip->setStyle(style);
  });
}

void StepsBoard::arrange(const QString& name) {
  setRole(*heading_, "strong");
  setRole(*source_, "second");
  setRole(*fault_, "second");
  source_->setObjectName(name + QLatin1String(".ladderSource"));
  fault_->setObjectName(name + QLatin1String(".ladderFault"));
  fault_->setWordWrap(true);
  ladder_->setObjectName(name + QLatin1String(".makeLadder"));
  ladder_->setToolTip(tr("Make its steps from its size, from numbered counters or from any figure"));
  follow_->setObjectName(name + QLatin1String(".followLadder"));
  addCounter_->setObjectName(name + QLatin1String(".addCounter"));
  figures_->setObjectName(name + QLatin1String(".figures"));
  for (QPushButton* button : {ladder_, follow_, addCounter_}) button->setAutoDefault(false);
  setRole(*ladder_, "row");
  setRole(*follow_, "row");
  auto* top = new QHBoxLayout;
  top->setSpacing(4);
  top->addWidget(heading_);
  top->addWidget(source_, 1);
  top->addWidget(less_);
  top->addWidget(more_);
  top->addWidget(ladder_);
  auto* fault = new QHBoxLayout;
  fault->setSpacing(6);
  fault->addWidget(fault_, 1);
  fault->addWidget(follow_, 0, Qt::AlignTop);
  substitutes_->setSpacing(2);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  column->addLayout(top);
  column->addWidget(strip_);
  column->addLayout(fault);
  column->addLayout(substitutes_);
  column->addWidget(figures_);
  column->addWidget(addCounter_, 0, Qt::AlignLeft);
}

QString StepsBoard::subject() const {
  return units_.size() > 1 ? tr("%n units", nullptr, static_cast<int>(units_.size()))
                           : Words::text(session_.nameOf(subject_));
}

bool StepsBoard::isPlaced() const {
  return placement_ && session_.setUp().placement(*placement_);
}

void StepsBoard::show(const model::Subject& subject, std::optional<Id<model::Placement>> placement) {
  subject_ = subject;
  placement_ = placement;
  units_.clear();
  if (subject.unit) units_.push_back(*subject.unit);
  figures_->setSubject(session_, subject);
  heading_->setText(subject.leader ? tr("Figures") : tr("Steps"));
  showSteps();
  showSubstitutes();
  const bool mayHaveSome = subject.unit || (subject.leader && figures_->figures().figureCount() > 0);
  addCounter_->setVisible(mayHaveSome && figures_->isHidden() && strip_->isHidden() && !session_.isReadOnly());
  addCounter_->setToolTip(subject.leader
                              ? tr("Makes a counter whose figures can be typed here")
                              : tr("Makes a counter with a front and a back whose figures can be typed here"));
  enable();
  setVisible(!figures_->isHidden() || !strip_->isHidden() || !addCounter_->isHidden());
}

void StepsBoard::showSeveral(const std::vector<Id<model::Unit>>& units) {
  show({});
  units_ = units;
  heading_->setText(tr("Steps of %n units", nullptr, static_cast<int>(units.size())));
  enable();
  setVisible(units.size() > 1);
}

void StepsBoard::showSteps() {
  std::optional<int> setUp;
  if (isPlaced()) setUp = rules::setUpStep(*session_.setUp().placement(*placement_));
  std::vector<StepTile> tiles;
  if (subject_.unit)
    tiles = stepTiles(session_, session_.translated(), session_.translatedRules(), *subject_.unit, setUp);
  const bool canChoose = isPlaced() && !session_.isReadOnly() && tiles.size() > 1;
  strip_->setChoosing(canChoose ? tr("Click or Enter: set it up so. F2: type its figures.") : QString());
  strip_->setTiles(tiles);
  strip_->setVisible(!tiles.empty());
  QStringList faults;
  for (const StepTile& tile : tiles) {
    if (!tile.fault.isEmpty()) faults << tr("%1: %2", "step, what is wrong").arg(tile.title, tile.fault);
  }
  fault_->setText(faults.join(QLatin1Char('\n')));
  fault_->setVisible(!faults.isEmpty());
  follow_->hide();
  source_->clear();
  if (!subject_.unit) return;
  if (!faults.isEmpty() && !session_.isReadOnly()) {
    follow_->setVisible(!rules::followLadder(session_.battle(), session_.rules(), *subject_.unit, {}).empty());
  }
  const auto path = rules::ladderRule(session_.battle(), session_.rules(), *subject_.unit);
  const model::Rule* row = path ? session_.rules().row(*path) : nullptr;
  const auto citation = row ? rules::citationOf(session_.battle(), *row) : std::nullopt;
  source_->setText(citation ? Words::text(citation->text) : QString());
  source_->setToolTip(citation ? tr("The paragraph of the ladder") : QString());
}

void StepsBoard::showSubstitutes() {
  while (QLayoutItem* item = substitutes_->takeAt(0)) {
    if (item->widget()) {
      item->widget()->hide();
      item->widget()->setParent(nullptr);
      item->widget()->deleteLater();
    }
    delete item;
  }
  if (!subject_.unit) return;
  const auto all = rules::substitutesOf(session_.translated(), session_.translatedRules(), *subject_.unit);
  for (const rules::SubstituteSteps& each : all) {
    const auto title = session_.translatedRules().text("unit-type/" + each.type + "/title");
    const QString type = Words::text(title.value_or(each.type));
    auto* words = new QLabel(each.keepsLosses ? tr("Replaced by %1, with its losses").arg(type)
                                              : tr("Replaced by %1 at full strength").arg(type));
    words->setWordWrap(true);
    setRole(*words, "second");
    auto* strip = new StepStrip(name_ + QLatin1String(".substitutes"), kSubstituteCounter);
    strip->setAccessibleName(words->text());
    strip->setStyle(strip_->counterStyle());
    substitutes_->addWidget(words);
    substitutes_->addWidget(strip);
    strip->setTiles(substituteTiles(session_, each));
  }
}

void StepsBoard::enable() {
  const QString reason = Words::readOnlyReason(session_);
  const bool areUnits = !units_.empty();
  const bool isOne = units_.size() == 1;
  const bool hasSteps = isOne && !strip_->tiles().empty();
  for (QToolButton* button : {less_, more_}) button->setVisible(hasSteps);
  ladder_->setVisible(hasSteps || units_.size() > 1);
  ladder_->setEnabled(reason.isEmpty() && areUnits);
  if (!hasSteps) return;
  const auto canChange = [&](auto change) {
    return reason.isEmpty() && !change(session_.battle(), session_.rules(), units_.front(), {}).empty();
  };
  less_->setEnabled(canChange(rules::removeStep));
  more_->setEnabled(canChange(rules::addStep));
  const bool isBySize = session_.rules().text("steps/source") == "size";
  less_->setToolTip(!reason.isEmpty() ? reason
                    : isBySize        ? tr("One step less: its size is one less")
                                      : tr("One step less: the last side goes"));
  more_->setToolTip(!reason.isEmpty() ? reason
                    : isBySize        ? tr("One step more: its size is one more")
                                      : tr("One step more: the next side of its counters, with unknown figures"));
}

void StepsBoard::apply(const model::Edit& edit) {
  if (!edit.empty()) session_.apply(edit);
}

void StepsBoard::setFigure(Id<model::Face> face, const std::string& figure, std::optional<int> value) {
  QString name;
  bool isSigned = false;
  if (model::isCommonFigure(figure)) {
    name = figure == model::kMorale ? tr("morale") : figure == model::kSize ? tr("size") : tr("fire");
  }
  for (const rules::FigureKind& kind : rules::figureKinds(session_.translatedRules())) {
    if (figure != kind.slug) continue;
    name = Words::text(kind.title);
    isSigned = kind.isSigned;
  }
  const QString title = value ? tr("%1: %2 is %3", "unit, figure, value")
                                    .arg(subject(), name, Words::text(rules::figureText(*value, isSigned)))
                              : tr("%1: %2 is unknown", "unit, figure").arg(subject(), name);
  session_.apply(model::setFigure(session_.battle(), face, figure, value, title.toStdString()));
}

void StepsBoard::setFigures(const std::vector<model::FigureChange>& figures) {
  if (figures.size() == 1) return setFigure(figures.front().face, figures.front().figure, figures.front().value);
  const bool areUnknown =
      std::none_of(figures.begin(), figures.end(), [](const model::FigureChange& each) { return each.value; });
  const QString title = areUnknown
                            ? tr("%1: %n figures are unknown", nullptr, static_cast<int>(figures.size())).arg(subject())
                            : tr("%1: %n figures pasted", nullptr, static_cast<int>(figures.size())).arg(subject());
  session_.apply(model::setFigures(session_.battle(), figures, title.toStdString()));
}

// New faces have the figures that the rules define, all unknown.
void StepsBoard::addCounter() {
  const auto slugs = [](const std::vector<rules::FigureKind>& kinds) {
    std::vector<std::string> all;
    for (const rules::FigureKind& kind : kinds) all.push_back(kind.slug);
    return all;
  };
  const std::string title = tr("Give %1 figures").arg(subject()).toStdString();
  if (subject_.unit) {
    session_.apply(model::addCounter(session_.battle(), *subject_.unit,
                                     slugs(rules::figureKindsOfUnits(session_.rules())), title));
  } else if (subject_.leader) {
    session_.apply(model::addCounter(session_.battle(), *subject_.leader,
                                     slugs(rules::figureKindsOfLeaders(session_.rules())), title));
  }
}

void StepsBoard::setUpAt(int ordinal) {
  if (!isPlaced() || session_.isReadOnly() || strip_->tiles().size() < 2) return;
  if (rules::setUpStep(*session_.setUp().placement(*placement_)) == ordinal) return;
  const QString title = ordinal > 1 ? tr("%1: set up at step %2").arg(subject()).arg(ordinal)
                                    : tr("%1: set up at the first step").arg(subject());
  session_.apply(model::setStep(session_.battle(), std::array{*placement_},
                                ordinal > 1 ? std::optional(ordinal) : std::nullopt, title.toStdString()));
}

void StepsBoard::follow() {
  if (units_.size() != 1) return;
  apply(rules::followLadder(session_.battle(), session_.rules(), units_.front(),
                            tr("%1: steps as the ladder has them").arg(subject()).toStdString()));
}

void StepsBoard::grow() {
  if (units_.size() != 1) return;
  apply(rules::addStep(session_.battle(), session_.rules(), units_.front(),
                       tr("%1: one step more").arg(subject()).toStdString()));
}

void StepsBoard::shrink() {
  if (units_.size() != 1) return;
  apply(rules::removeStep(session_.battle(), session_.rules(), units_.front(),
                          tr("%1: one step less").arg(subject()).toStdString()));
}

void StepsBoard::makeLadder() {
  if (units_.empty() || session_.isReadOnly()) return;
  auto* dialog = new LadderDialog(session_, units_, window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

}  // namespace redoubt::editor
