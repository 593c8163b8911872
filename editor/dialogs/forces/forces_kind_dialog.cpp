#include "editor/dialogs/forces/forces_kind_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/exchange/starting_rules.h"
#include "core/model/unit_verbs.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "editor/dialogs/rules/symbol_picker.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kKindFieldWidth = 260;
constexpr int kLongestTitle = 40;
constexpr int kPicture = 26;

bool usesAnyCommon(const rules::RuleBook& book) {
  return std::any_of(model::kCommonFigures.begin(), model::kCommonFigures.end(),
                     [&](std::string_view each) { return rules::usesFigure(book, each); });
}

bool hasAnyCommon(const model::Battle& battle) {
  return std::any_of(model::kCommonFigures.begin(), model::kCommonFigures.end(),
                     [&](std::string_view each) { return rules::isKnownOnAnyFace(battle, each); });
}

}  // namespace

ForcesKindDialog::ForcesKindDialog(Session& session, What what, QWidget* parent)
    : QDialog(parent),
      session_(session),
      what_(what),
      name_(new QLineEdit),
      arm_(new QComboBox),
      symbol_(new QComboBox),
      bearer_(new QComboBox),
      isSigned_(new QCheckBox(tr("&With a sign, and may be less than 0"))),
      isInPlace_(new QCheckBox(tr("In &place of morale, size and fire"))),
      problem_(new QLabel) {
  setObjectName(QStringLiteral("forces.kind"));
  setWindowTitle(what == What::UnitType ? tr("New type of units") : tr("New figure of counters"));
  makeFields();
  connect(name_, &QLineEdit::textChanged, this, &ForcesKindDialog::judge);
  connect(arm_, &QComboBox::editTextChanged, this, &ForcesKindDialog::judge);
  judge();
  name_->setFocus();
}

void ForcesKindDialog::makeFields() {
  name_->setObjectName(QStringLiteral("forces.kind.name"));
  arm_->setObjectName(QStringLiteral("forces.kind.arm"));
  bearer_->setObjectName(QStringLiteral("forces.kind.bearer"));
  isSigned_->setObjectName(QStringLiteral("forces.kind.signed"));
  isInPlace_->setObjectName(QStringLiteral("forces.kind.inPlace"));
  isInPlace_->setToolTip(tr("Counters then bear no morale, size and fire. Battle > Rules brings them back."));
  name_->setMaxLength(kLongestTitle);
  name_->setPlaceholderText(what_ == What::UnitType ? tr("Hussars") : tr("Movement"));
  arm_->setEditable(true);
  arm_->setToolTip(tr("One of the rules' arms, or the name of a new one"));
  for (const std::string& arm : exchange::startingArms(session_.rules()))
    arm_->addItem(toQt(rules::armTitle(session_.translatedRules(), arm)), toQt(arm));
  symbol_->setObjectName(QStringLiteral("forces.kind.symbol"));
  symbol_->setIconSize({kPicture, kPicture});
  symbol_->addItem(tr("that of its arm"));
  for (const QString& name : SymbolPicker::names()) symbol_->addItem(SymbolPicker::picture(name), name, name);
  bearer_->addItem(tr("Units"), static_cast<int>(rules::FigureBearer::Units));
  bearer_->addItem(tr("Leaders"), static_cast<int>(rules::FigureBearer::Leaders));
  bearer_->addItem(tr("Units and leaders"), static_cast<int>(rules::FigureBearer::Anyone));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(7);
  const auto add = [&](const QString& words, QWidget* field) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    field->setFixedWidth(size::scaled(kKindFieldWidth));
    const int at = grid->rowCount();
    grid->addWidget(label, at, 0);
    grid->addWidget(field, at, 1, Qt::AlignLeft);
  };
  add(tr("&Name"), name_);
  if (what_ == What::UnitType) {
    add(tr("A&rm"), arm_);
    add(tr("&Symbol"), symbol_);
    for (QWidget* field : std::initializer_list<QWidget*>{bearer_, isSigned_, isInPlace_}) {
      field->setParent(this);
      field->hide();
    }
  } else {
    add(tr("On counters &of"), bearer_);
    grid->addWidget(isSigned_, grid->rowCount(), 1);
    grid->addWidget(isInPlace_, grid->rowCount(), 1);
    if (!usesAnyCommon(session_.rules())) isInPlace_->hide();
    isInPlace_->setChecked(!hasAnyCommon(session_.battle()));
    connect(bearer_, &QComboBox::currentIndexChanged, isInPlace_, [this] {
      isInPlace_->setEnabled(bearer_->currentData().toInt() != static_cast<int>(rules::FigureBearer::Leaders));
    });
    for (QComboBox* field : {arm_, symbol_}) {
      field->setParent(this);
      field->hide();
    }
  }
  problem_->setWordWrap(true);
  problem_->setObjectName(QStringLiteral("forces.kind.problem"));
  setRole(*problem_, "error");
  auto* hint =
      new QLabel(tr("It becomes a rule of this battle; what else the rules say of it is set in Battle > Rules."));
  hint->setWordWrap(true);
  setRole(*hint, "second");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  add_ = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
  add_->setObjectName(QStringLiteral("forces.kind.add"));
  add_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &ForcesKindDialog::make);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(10);
  column->addLayout(grid);
  column->addWidget(hint);
  column->addWidget(problem_);
  column->addStretch(1);
  column->addWidget(buttons);
}

QString ForcesKindDialog::problem() const {
  const std::string name = name_->text().simplified().toStdString();
  if (name.empty()) return tr("It has no name. Write one.");
  if (what_ == What::UnitType && arm_->currentText().simplified().isEmpty()) return tr("A type needs an arm.");
  const rules::RuleBook& book = session_.rules();
  const std::string prefix = what_ == What::UnitType ? "unit-type" : "figure";
  for (const std::string& slug : book.under(prefix)) {
    const std::string title = book.text(prefix + "/" + slug + "/title").value_or(slug);
    if (folded(title) == folded(name)) return tr("The rules have “%1” already.").arg(toQt(title));
  }
  return {};
}

void ForcesKindDialog::judge() {
  const QString why = problem();
  problem_->setText(name_->text().isEmpty() ? QString() : why);
  add_->setEnabled(why.isEmpty());
  add_->setToolTip(why);
}

// In the rules after the edit, which can be the battle's first.
void ForcesKindDialog::takeOthersOff(model::Edit& edit) const {
  rules::RuleEdit others(model::applied(session_.battle(), edit), {});
  for (const std::string_view figure : model::kCommonFigures) {
    others.set("figure/" + std::string(figure) + "/on-counters", "false");
  }
  edit.append(others.take());
}

void ForcesKindDialog::make() {
  const std::string name = name_->text().simplified().toStdString();
  const std::string title = windowTitle().toStdString() + ": " + name;
  const auto bearer = static_cast<rules::FigureBearer>(bearer_->currentData().toInt());
  const std::string symbol = symbol_->currentData().toString().toStdString();
  const QString typed = arm_->currentText().simplified();
  const int offered = arm_->findText(typed, Qt::MatchFixedString);
  const std::string arm = (offered < 0 ? typed : arm_->itemData(offered).toString()).toStdString();
  auto kind = what_ == What::UnitType ? rules::addUnitType(session_.battle(), session_.rules(), name, arm, title,
                                                           symbol.empty() ? std::nullopt : std::optional(symbol))
                                      : rules::addFigureKind(session_.battle(), session_.rules(), name, bearer,
                                                             isSigned_->isChecked(), title);
  const bool replaces = what_ == What::Figure && !isInPlace_->isHidden() && isInPlace_->isEnabled();
  if (replaces && isInPlace_->isChecked()) takeOthersOff(kind.edit);
  if (!session_.apply(kind.edit)) return;
  emit made(toQt(kind.slug));
  accept();
}

}  // namespace redoubt::editor
