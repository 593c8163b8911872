#include "editor/dialogs/battle/army_form.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/exchange/starting_rules.h"
#include "core/rules/forces/arms.h"
#include "editor/fields/colour_button.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kArmyColour = 0, kArmyName = 1, kFirstArm = 2;

}  // namespace

ArmyForm::ArmyForm(QWidget* parent) : QWidget(parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
}

void ArmyForm::setArmies(const rules::RuleBook& book, const std::vector<exchange::NewArmy>& armies) {
  delete fields_;
  lines_.clear();
  fields_ = new QWidget;
  grid_ = new QGridLayout(fields_);
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setHorizontalSpacing(8);
  grid_->setVerticalSpacing(6);
  grid_->setColumnStretch(kArmyName, 1);
  arms_ = exchange::startingArms(book);
  addHeadings(book);
  for (const exchange::NewArmy& army : armies) addLine(book, army);
  layout()->addWidget(fields_);
  emit changed();
}

void ArmyForm::addHeadings(const rules::RuleBook& book) {
  const auto heading = [&](const QString& text, int column) {
    auto* label = new QLabel(text);
    setRole(*label, "second");
    grid_->addWidget(label, 0, column);
  };
  heading(tr("Name"), kArmyName);
  int column = kFirstArm;
  for (const std::string& arm : arms_) heading(QString::fromStdString(rules::armTitle(book, arm)), column++);
}

void ArmyForm::addLine(const rules::RuleBook& book, const exchange::NewArmy& army) {
  const int row = grid_->rowCount();
  const QString name = QString::fromStdString(army.name);
  Line line;
  line.slug = army.slug;
  line.colour = new ColourButton(QColor(QString::fromStdString(army.colour)), tr("Colour of army %1").arg(row));
  line.colour->setObjectName(QStringLiteral("newBattle.colour%1").arg(row));
  line.name = new QLineEdit(name);
  line.name->setObjectName(QStringLiteral("newBattle.army%1").arg(row));
  line.name->setAccessibleName(tr("Name of army %1").arg(row));
  line.name->setMinimumWidth(130);
  line.name->setCursorPosition(0);
  connect(line.name, &QLineEdit::textChanged, this, &ArmyForm::changed);
  grid_->addWidget(line.colour, row, kArmyColour);
  grid_->addWidget(line.name, row, kArmyName);
  int column = kFirstArm;
  for (const std::string& arm : arms_) {
    auto* units = new QSpinBox;
    units->setObjectName(QStringLiteral("newBattle.units%1.%2").arg(row).arg(column - kFirstArm));
    const bool isKnown = !exchange::startingType(book, arm, army.slug).empty();
    const QString title = QString::fromStdString(rules::armTitle(book, arm));
    const QString words = isKnown ? tr("%1: how many units army %2 begins with").arg(title).arg(row)
                                  : tr("%1: the rules have none for this army").arg(title);
    units->setAccessibleName(words);
    units->setToolTip(words);
    units->setRange(0, exchange::kMostUnits);
    const auto wanted = army.units.find(arm);
    units->setValue(wanted == army.units.end() || !isKnown ? 0 : wanted->second);
    units->setEnabled(isKnown);
    units->setMinimumWidth(58);
    connect(units, &QSpinBox::valueChanged, this, &ArmyForm::changed);
    grid_->addWidget(units, row, column++);
    line.units.push_back(units);
  }
  lines_.push_back(std::move(line));
}

void ArmyForm::dropUnits() {
  for (const Line& line : lines_) {
    for (QSpinBox* units : line.units) units->setValue(0);
  }
}

std::vector<exchange::NewArmy> ArmyForm::armies() const {
  std::vector<exchange::NewArmy> armies;
  for (const Line& line : lines_) {
    exchange::NewArmy army;
    army.slug = line.slug;
    army.name = line.name->text().trimmed().toStdString();
    army.colour = line.colour->colour().name().toUpper().toStdString();
    for (std::size_t arm = 0; arm < arms_.size(); ++arm) army.units[arms_[arm]] = line.units[arm]->value();
    armies.push_back(std::move(army));
  }
  return armies;
}

std::vector<QWidget*> ArmyForm::fields() const {
  std::vector<QWidget*> fields;
  for (const Line& line : lines_) {
    fields.push_back(line.colour);
    fields.push_back(line.name);
    fields.insert(fields.end(), line.units.begin(), line.units.end());
  }
  return fields;
}

QString ArmyForm::problem() const {
  QStringList names;
  for (const Line& line : lines_) {
    const QString name = line.name->text().trimmed();
    if (name.isEmpty()) return tr("An army has no name. Write one.");
    if (names.contains(name, Qt::CaseInsensitive)) return tr("Two armies are called “%1”. Name them apart.").arg(name);
    names << name;
  }
  return {};
}

}  // namespace redoubt::editor
