#include "editor/boards/ladder_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "editor/boards/step_strip.h"
#include "editor/session/counter_style.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using rules::LadderFall;
using rules::LadderFault;

constexpr int kLadderField = 210;
constexpr int kPreviewCounter = 44;
constexpr std::size_t kMostShown = 24;

}  // namespace

LadderDialog::LadderDialog(Session& session, std::vector<Id<model::Unit>> units, QWidget* parent)
    : QDialog(parent),
      session_(session),
      units_(std::move(units)),
      markers_(new QRadioButton(tr("By its &size: one counter, with loss markers"))),
      numbered_(new QRadioButton(tr("&Numbered counters with two faces"))),
      figure_(new QComboBox),
      fall_(new QComboBox),
      points_(new QSpinBox),
      listed_(new QLineEdit),
      hasLimit_(new QCheckBox(tr("&At most, in counters"))),
      counters_(new QSpinBox),
      fillsOthers_(new QCheckBox(tr("New sides take &other figures from the side before, as estimates"))),
      note_(new QLabel),
      preview_(new QLabel),
      scroll_(new QScrollArea) {
  setObjectName(QStringLiteral("ladder"));
  setWindowTitle(tr("Make ladder"));
  makeFields();
  begin();
  judge();
  resize(820, 480);
}

void LadderDialog::makeFields() {
  markers_->setObjectName(QStringLiteral("ladder.markers"));
  numbered_->setObjectName(QStringLiteral("ladder.numbered"));
  figure_->setObjectName(QStringLiteral("ladder.figure"));
  fall_->setObjectName(QStringLiteral("ladder.fall"));
  points_->setObjectName(QStringLiteral("ladder.points"));
  listed_->setObjectName(QStringLiteral("ladder.listed"));
  hasLimit_->setObjectName(QStringLiteral("ladder.hasLimit"));
  counters_->setObjectName(QStringLiteral("ladder.counters"));
  fillsOthers_->setObjectName(QStringLiteral("ladder.fillsOthers"));
  note_->setObjectName(QStringLiteral("ladder.note"));
  note_->setWordWrap(true);
  setRole(*note_, "note");
  setRole(*preview_, "strong");
  preview_->setObjectName(QStringLiteral("ladder.count"));
  for (const QString& words : {tr("by points"), tr("to its half"), tr("as listed")}) fall_->addItem(words);
  points_->setRange(1, 20);
  counters_->setRange(1, 20);
  listed_->setPlaceholderText(tr("7, 5, 3"));
  listed_->setAccessibleName(tr("Values of the further steps"));
  counters_->setAccessibleName(tr("Counters"));
  listed_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9 ,;]*")), listed_));
  for (QWidget* each : std::initializer_list<QWidget*>{figure_, fall_, points_, listed_, counters_}) {
    each->setFixedWidth(size::scaled(kLadderField));
  }
  auto* form = new QGridLayout;
  form->setHorizontalSpacing(10);
  form->setVerticalSpacing(6);
  form->addWidget(markers_, 0, 0, 1, 2);
  form->addWidget(numbered_, 1, 0, 1, 2);
  const auto line = [&](int row, const QString& words, QWidget* field) {
    auto* label = new QLabel(words);
    label->setBuddy(field);
    form->addWidget(label, row, 0);
    form->addWidget(field, row, 1);
  };
  line(2, tr("&Figure"), figure_);
  line(3, tr("&Falls"), fall_);
  line(4, tr("&Points each step"), points_);
  line(5, tr("&Values"), listed_);
  form->addWidget(hasLimit_, 6, 0);
  form->addWidget(counters_, 6, 1);
  form->addWidget(fillsOthers_, 7, 0, 1, 2);
  form->addWidget(note_, 8, 0, 1, 2);
  form->setRowStretch(9, 1);
  scroll_->setWidgetResizable(true);
  scroll_->setObjectName(QStringLiteral("ladder.preview"));
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setMinimumWidth(size::scaled(330));
  auto* right = new QVBoxLayout;
  right->addWidget(preview_);
  right->addWidget(scroll_, 1);
  auto* row = new QHBoxLayout;
  row->setSpacing(16);
  row->addLayout(form);
  row->addLayout(right, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  make_ = buttons->button(QDialogButtonBox::Ok);
  make_->setText(tr("&Make"));
  make_->setObjectName(QStringLiteral("ladder.make"));
  connect(buttons, &QDialogButtonBox::accepted, this, &LadderDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(10);
  column->addLayout(row, 1);
  column->addWidget(buttons);
  connect(markers_, &QRadioButton::toggled, this, &LadderDialog::judge);
  connect(figure_, &QComboBox::currentIndexChanged, this, &LadderDialog::judge);
  connect(fall_, &QComboBox::currentIndexChanged, this, &LadderDialog::judge);
  connect(points_, &QSpinBox::valueChanged, this, &LadderDialog::judge);
  connect(listed_, &QLineEdit::textChanged, this, &LadderDialog::judge);
  connect(hasLimit_, &QCheckBox::toggled, this, &LadderDialog::judge);
  connect(counters_, &QSpinBox::valueChanged, this, &LadderDialog::judge);
  connect(fillsOthers_, &QCheckBox::toggled, this, &LadderDialog::judge);
}

// What the rules and the first unit suggest.
void LadderDialog::begin() {
  const rules::RuleBook& book = session_.translatedRules();
  const std::pair<const char*, QString> common[] = {
      {model::kSize, tr("Size")}, {model::kMorale, tr("Morale")}, {model::kFire, tr("Fire")}};
  for (const auto& [kind, title] : common) {
    if (rules::usesFigure(book, kind)) figure_->addItem(title, QString::fromLatin1(kind));
  }
  for (const rules::FigureKind& kind : rules::figureKindsOfUnits(book)) {
    figure_->addItem(Words::text(kind.title), Words::text(kind.slug));
  }
  const bool isNumbered = book.text("steps/source") == "counters" || !rules::usesFigure(book, model::kSize);
  (isNumbered ? numbered_ : markers_)->setChecked(true);
  points_->setValue(book.integer("steps/points-per-loss").value_or(1));
  int counters = 0;
  for (const model::Counter& counter : session_.battle().where<&model::Counter::unit>(units_.front())) {
    if (counter.role == model::CounterRole::Unit) ++counters;
  }
  counters_->setValue(std::max(1, counters));
  hasLimit_->setChecked(isNumbered && counters > 1);
}

rules::LadderPlan LadderDialog::plan() const {
  rules::LadderPlan plan;
  if (markers_->isChecked()) {
    plan.fillsOthers = fillsOthers_->isChecked();
    return plan;
  }
  plan.cards = rules::LadderPlan::Cards::Numbered;
  plan.figure = figure_->currentData().toString().toStdString();
  plan.fall = static_cast<LadderFall>(fall_->currentIndex());
  plan.points = points_->value();
  if (plan.fall == LadderFall::Listed) {
    static const QRegularExpression kBetween(QStringLiteral("[ ,;]+"));
    for (const QString& each : listed_->text().split(kBetween, Qt::SkipEmptyParts)) plan.listed.push_back(each.toInt());
  }
  if (hasLimit_->isChecked()) plan.counters = counters_->value();
  plan.fillsOthers = fillsOthers_->isChecked();
  return plan;
}

QString LadderDialog::faultWords(LadderFault fault) const {
  switch (fault) {
    case LadderFault::NoFigures: return tr("It has no counter yet.");
    case LadderFault::Unknown: return tr("The figure of its first step is unknown.");
    case LadderFault::Nothing: return tr("Its figure is less than 1.");
    case LadderFault::TooMany:
      return markers_->isChecked() ? tr("Markers −1 and −2 on two sides reach to size %1.").arg(rules::kMostMarkedSize)
                                   : tr("It would have more than %1 steps.").arg(rules::kMostSteps);
    case LadderFault::NotLess: break;
  }
  return tr("A listed value is not less than the one before it.");
}

void LadderDialog::judge() {
  if (!make_) return;
  const bool isNumbered = numbered_->isChecked();
  for (QWidget* each : std::initializer_list<QWidget*>{figure_, fall_, hasLimit_}) each->setEnabled(isNumbered);
  const rules::LadderPlan wanted = plan();
  points_->setEnabled(isNumbered && fall_->currentIndex() == static_cast<int>(LadderFall::Points));
  listed_->setEnabled(isNumbered && fall_->currentIndex() == static_cast<int>(LadderFall::Listed));
  counters_->setEnabled(isNumbered && hasLimit_->isChecked());
  const bool isOtherwise = rules::isReadOtherwise(session_.rules(), wanted);
  note_->setText(isNumbered
                     ? tr("The rules of this battle read steps by size (steps/source): they would not follow these.")
                     : tr("The rules of this battle read steps from numbered counters (steps/source): they would not "
                          "follow these."));
  note_->setVisible(isOtherwise);
  showPreview(wanted);
}

model::Edit LadderDialog::edit(const rules::LadderPlan& plan) const {
  const QString title =
      units_.size() == 1
          ? tr("%1: ladder of steps").arg(Words::text(session_.nameOf(model::Subject{units_.front(), std::nullopt})))
          : tr("Ladder of steps for %n units", nullptr, static_cast<int>(units_.size()));
  return rules::makeLadder(session_.battle(), session_.rules(), units_, plan, title.toStdString());
}

void LadderDialog::showPreview(const rules::LadderPlan& plan) {
  const model::Battle then = model::applied(session_.battle(), edit(plan));
  const rules::RuleBook book(then);
  auto* page = new QWidget;
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(10, 8, 10, 8);
  column->setSpacing(2);
  int fitting = 0;
  for (std::size_t i = 0; i < units_.size(); ++i) {
    const auto fault = rules::ladderFault(session_.battle(), session_.rules(), units_[i], plan);
    if (!fault) ++fitting;
    if (i >= kMostShown) continue;
    auto* name = new QLabel(Words::text(session_.nameOf(model::Subject{units_[i], std::nullopt})));
    setRole(*name, "second");
    column->addWidget(name);
    if (fault) {
      auto* words = new QLabel(faultWords(*fault));
      words->setWordWrap(true);
      setRole(*words, "error");
      column->addWidget(words);
      continue;
    }
    auto* strip = new StepStrip(QStringLiteral("ladder.strip"), kPreviewCounter);
    strip->setStyle(counterStyle(session_));
    column->addWidget(strip);
    strip->setTiles(stepTiles(session_, then, book, units_[i], std::nullopt));
  }
  if (units_.size() > kMostShown) {
    column->addWidget(new QLabel(tr("and %n more", nullptr, static_cast<int>(units_.size() - kMostShown))));
  }
  column->addStretch(1);
  scroll_->setWidget(page);
  preview_->setText(units_.size() == 1 ? tr("What is made")
                                       : tr("What is made, for %1 of %2 units").arg(fitting).arg(units_.size()));
  make_->setEnabled(fitting > 0 && !session_.isReadOnly());
}

void LadderDialog::accept() {
  const model::Edit made = edit(plan());
  if (!made.empty()) session_.apply(made);
  QDialog::accept();
}

}  // namespace redoubt::editor
