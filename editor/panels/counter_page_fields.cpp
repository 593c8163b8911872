#include <QHBoxLayout>
#include <QLineEdit>

#include "core/rules/forces/steps.h"
#include "editor/panels/counter_page.h"
#include "editor/panels/name_fields.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/second_hexes.h"
#include "editor/words/words.h"

// The fields of the inspector's page for counters, and their actions.
namespace redoubt::editor {
namespace {

QToolButton* arrowButton(const QString& iconName, const QString& words, const QString& objectName) {
  auto* button = new QToolButton;
  button->setObjectName(objectName);
  button->setIcon(icon(iconName));
  button->setIconSize({14, 14});
  button->setToolTip(words);
  button->setAccessibleName(words);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

QWidget* CounterPage::makeFields() {
  auto* fields = new QWidget;
  auto* grid = new QGridLayout(fields);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(5);
  grid->setColumnMinimumWidth(0, 62);
  grid->setColumnStretch(2, 1);

  names_ = new NameFields(session_);
  nameLabel_ = new QLabel(tr("&Name"));
  grid->addWidget(nameLabel_, 0, 0);
  grid->addWidget(names_, 0, 1, 1, 3);

  makeHexField();
  auto* hexLabel = new QLabel(tr("He&x"));
  hexLabel->setBuddy(&hex_->control());
  remove_ = new QPushButton(tr("Remove from map"));
  remove_->setObjectName(QStringLiteral("inspector.remove"));
  remove_->setAutoDefault(false);
  connect(remove_, &QPushButton::clicked, this, &CounterPage::remove);
  grid->addWidget(hexLabel, 1, 0);
  grid->addWidget(hex_, 1, 1);
  grid->addWidget(remove_, 1, 2, 1, 2, Qt::AlignRight);
  hexError_ = new QLabel;
  hexError_->setObjectName(QStringLiteral("inspector.hex.error"));
  hexError_->setWordWrap(true);
  setRole(*hexError_, "error");
  grid->addWidget(hexError_, 2, 1, 1, 3);

  start_ = new StartFields(session_);
  startLabel_ = new QLabel(tr("Begins"));
  startLabel_->setBuddy(&start_->control());
  startLabel_->setContentsMargins(0, 4, 0, 0);
  grid->addWidget(startLabel_, 3, 0, Qt::AlignTop);
  grid->addWidget(start_, 3, 1, 1, 3);

  facing_ = new ElidedLabel;
  facing_->setObjectName(QStringLiteral("inspector.facing"));
  clearFacing_ = new QPushButton(tr("Clear"));
  clearFacing_->setObjectName(QStringLiteral("inspector.facing.clear"));
  clearFacing_->setToolTip(tr("Take the facing away: the source gives none"));
  clearFacing_->setAutoDefault(false);
  setRole(*clearFacing_, "row");
  connect(clearFacing_, &QPushButton::clicked, this, [this] {
    session_.apply(model::setFacing(session_.battle(), facingIds(), std::nullopt,
                                    tr("Clear the facing of %1").arg(subject()).toStdString()));
  });
  facingLabel_ = new QLabel(tr("Facing"));
  grid->addWidget(facingLabel_, 4, 0);
  grid->addWidget(facing_, 4, 1, 1, 2);
  grid->addWidget(clearFacing_, 4, 3, Qt::AlignRight);

  stack_ = new QLabel;
  stack_->setObjectName(QStringLiteral("inspector.stack"));
  up_ = arrowButton(QStringLiteral("arrow-up"), tr("Up in the stack"), QStringLiteral("inspector.stack.up"));
  down_ = arrowButton(QStringLiteral("arrow-down"), tr("Down in the stack"), QStringLiteral("inspector.stack.down"));
  connect(up_, &QToolButton::clicked, this, [this] { step(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { step(1); });
  auto* arrows = new QHBoxLayout;
  arrows->setSpacing(2);
  arrows->addWidget(up_);
  arrows->addWidget(down_);
  grid->addWidget(new QLabel(tr("Stack")), 5, 0);
  grid->addWidget(stack_, 5, 1, 1, 2);
  grid->addLayout(arrows, 5, 3, Qt::AlignRight);

  formation_ = new FormationField;
  formationLabel_ = new QLabel(tr("F&ormation"));
  formationLabel_->setBuddy(&formation_->box());
  formationLabel_->setContentsMargins(0, 4, 0, 0);  // level with the field, with or without a reason below it
  connect(formation_, &FormationField::chosen, this, [this](const FormationChoice& choice) {
    FormationChoices::give(session_, FormationChoices::takers(session_, ids()), choice, subject());
  });
  grid->addWidget(formationLabel_, 6, 0, Qt::AlignTop);
  grid->addWidget(formation_, 6, 1, 1, 3);

  makeStepField();
  grid->addWidget(stepLabel_, 7, 0);
  grid->addWidget(step_, 7, 1, 1, 3);

  makeSecondHexField();
  grid->addWidget(secondHexLabel_, 8, 0);
  grid->addWidget(secondHex_, 8, 1, 1, 3);

  hostsLabel_ = new QLabel(tr("May start"));
  hosts_ = new QLabel;
  hosts_->setObjectName(QStringLiteral("inspector.hosts"));
  hosts_->setWordWrap(true);
  grid->addWidget(hostsLabel_, 9, 0, Qt::AlignTop);
  grid->addWidget(hosts_, 9, 1, 1, 3);

  makeCountField();
  grid->addWidget(countLabel_, 10, 0);
  grid->addWidget(count_, 10, 1);

  blockLabel_ = new QLabel(tr("Block"));
  block_ = new ElidedLabel;
  block_->setObjectName(QStringLiteral("inspector.block"));
  grid->addWidget(blockLabel_, 11, 0);
  grid->addWidget(block_, 11, 1, 1, 3);

  wordsLabel_ = new QLabel(tr("Printed"));
  words_ = new ElidedLabel;
  words_->setObjectName(QStringLiteral("inspector.words"));
  grid->addWidget(wordsLabel_, 12, 0);
  grid->addWidget(words_, 12, 1, 1, 3);

  sourceSign_ = new QLabel;
  source_ = new QLabel;
  source_->setObjectName(QStringLiteral("inspector.source"));
  source_->setTextFormat(Qt::PlainText);
  source_->setWordWrap(true);
  setRole(*source_, "second");
  auto* sourceRow = new QHBoxLayout;
  sourceRow->setSpacing(6);
  sourceRow->addWidget(sourceSign_, 0, Qt::AlignTop);
  sourceRow->addWidget(source_, 1);
  grid->addWidget(new QLabel(tr("Source")), 13, 0, Qt::AlignTop);
  grid->addLayout(sourceRow, 13, 1, 1, 3);
  return fields;
}

void CounterPage::makeHexField() {
  FieldSpec spec = fieldSpec<model::Placement>(session_, "hex");
  spec.width = kNumberField;
  spec.example = tr("number");
  spec.judge = [this](const model::Value& hex) { return whyNotAt(hex); };
  hex_ = makeInspectorField(session_, std::move(spec), QStringLiteral("inspector"));
  auto& line = static_cast<QLineEdit&>(hex_->control());
  connect(hex_, &FieldEditor::chosen, this,
          [this](const model::Value& hex) { putAt(hex::HexKey{std::get<std::int64_t>(hex)}); });
  connect(hex_, &FieldEditor::faulted, this, [this, &line](const QString& reason) {
    const std::string typed = line.text().trimmed().toStdString();
    const bool isNoNumber = !session_.layout().parse(typed) && !session_.layout().isSpeltAsNumber(typed);
    setHexError(!reason.isEmpty() && isNoNumber ? numbering() : reason);
  });
  connect(&line, &QLineEdit::textEdited, this, [this] { setHexError({}); });
}

void CounterPage::makeStepField() {
  FieldSpec spec = fieldSpec<model::Placement>(session_, "step");
  spec.label = tr("Step");
  spec.width = 0;  // words, not a number
  spec.choices = [this] { return stepChoices(); };
  spec.wording = [](const model::Value& value) {
    return tr("%1 (the unit has no such step)").arg(Words::text(model::toText(value)));
  };
  stepLabel_ = new QLabel(spec.label);
  step_ = makeInspectorField(session_, std::move(spec), QStringLiteral("inspector"));
  stepLabel_->setBuddy(&step_->control());
  connect(step_, &FieldEditor::chosen, this, &CounterPage::setStep);
}

// The first stands for none named.
std::vector<FieldChoice> CounterPage::stepChoices() const {
  std::vector<FieldChoice> choices;
  const auto rows = selected();
  if (rows.size() != 1 || !rows.front()->unit) return {{model::Value(), tr("None")}};
  for (const rules::Strength& strength :
       rules::strengthsOf(session_.translated(), session_.translatedRules(), *rows.front()->unit)) {
    QString words = strength.side == model::FaceSide::Front ? tr("%1, front", "step").arg(strength.ordinal)
                                                            : tr("%1, back", "step").arg(strength.ordinal);
    if (strength.marker > 0) words += tr(" with −%1", "losses shown by a marker").arg(strength.marker);
    if (strength.figures.size) words = tr("%1: size %2").arg(words).arg(*strength.figures.size);
    choices.push_back({strength.ordinal == 1 ? model::Value() : model::Value(std::int64_t{strength.ordinal}), words});
  }
  if (choices.empty()) choices.push_back({model::Value(), tr("None")});
  return choices;
}

void CounterPage::makeSecondHexField() {
  FieldSpec spec = fieldSpec<model::Placement>(session_, "second_hex");
  spec.label = tr("Second hex");
  spec.width = 0;  // words, not a number
  spec.choices = [this] { return secondHexChoices(); };
  secondHexLabel_ = new QLabel(spec.label);
  secondHex_ = makeInspectorField(session_, std::move(spec), QStringLiteral("inspector"));
  secondHexLabel_->setBuddy(&secondHex_->control());
  connect(secondHex_, &FieldEditor::chosen, this, &CounterPage::setSecondHex);
}

std::vector<FieldChoice> CounterPage::secondHexChoices() const {
  std::vector<FieldChoice> choices;
  const auto rows = selected();
  if (rows.size() != 1) return {{model::Value(), tr("None")}};
  for (const SecondHexChoice& each : SecondHexes::of(session_, *rows.front())) {
    choices.push_back({each.hex ? model::Value(each.hex->value) : model::Value(), each.title});
  }
  return choices;
}

void CounterPage::makeCountField() {
  FieldSpec spec = fieldSpec<model::Placement>(session_, "count");
  spec.label = tr("Co&unt");
  spec.width = kNumberField;
  spec.field.bounds.least = 1;  // model::setCount accepts no less
  countLabel_ = new QLabel(spec.label);
  count_ = makeInspectorField(session_, std::move(spec), QStringLiteral("inspector"));
  countLabel_->setBuddy(&count_->control());
  connect(count_, &FieldEditor::chosen, this,
          [this](const model::Value& count) { setCount(static_cast<int>(std::get<std::int64_t>(count))); });
}

}  // namespace redoubt::editor
