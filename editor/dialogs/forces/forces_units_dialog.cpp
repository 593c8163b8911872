#include "editor/dialogs/forces/forces_units_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/model/forces_edit.h"
#include "core/model/unit_verbs.h"
#include "editor/dialogs/forces/forces_kind_dialog.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostUnits = 200;
constexpr int kMostSides = 12;
constexpr int kMostUnitNumber = 9999;
constexpr int kFigureColumn = 56;
constexpr int kFigureColumns = 6;
constexpr int kNewUnitsWidth = 300;

std::optional<int> numberIn(const QLineEdit& field) {
  bool isNumber = false;
  const int number = field.text().trimmed().replace(QStringLiteral("−"), QStringLiteral("-")).toInt(&isNumber);
  return isNumber ? std::optional(number) : std::nullopt;
}

}  // namespace

ForcesUnitsDialog::ForcesUnitsDialog(Session& session, Id<model::Army> army, std::optional<Id<model::Command>> command,
                                     QWidget* parent)
    : QDialog(parent),
      session_(session),
      army_(new QComboBox),
      command_(new QComboBox),
      type_(new QComboBox),
      name_(new QLineEdit),
      count_(new QSpinBox),
      first_(new QSpinBox),
      sides_(new QSpinBox),
      hasCounters_(new QCheckBox(tr("With &figures on their counters"))),
      figuresBox_(new QWidget),
      preview_(new QLabel),
      problem_(new QLabel),
      add_(nullptr) {
  setObjectName(QStringLiteral("forces.units"));
  setWindowTitle(tr("Add units"));
  makeFields();
  fillArmies(army);
  fillCommands(command);
  ForcesWords::fillTypes(*type_, session.translatedRules(), {});
  if (type_->count() > 0) type_->setCurrentIndex(0);
  connectFields();
  judge();
  name_->setFocus();
}

void ForcesUnitsDialog::makeFields() {
  army_->setObjectName(QStringLiteral("forces.units.army"));
  command_->setObjectName(QStringLiteral("forces.units.command"));
  type_->setObjectName(QStringLiteral("forces.units.type"));
  name_->setObjectName(QStringLiteral("forces.units.name"));
  count_->setObjectName(QStringLiteral("forces.units.count"));
  first_->setObjectName(QStringLiteral("forces.units.first"));
  sides_->setObjectName(QStringLiteral("forces.units.sides"));
  hasCounters_->setObjectName(QStringLiteral("forces.units.counters"));
  preview_->setObjectName(QStringLiteral("forces.units.preview"));
  problem_->setObjectName(QStringLiteral("forces.units.problem"));
  name_->setPlaceholderText(tr("Hussars #"));
  name_->setToolTip(tr("# stands for the number; without it the number comes last"));
  name_->setMaxLength(60);
  count_->setRange(1, kMostUnits);
  count_->setValue(6);
  first_->setRange(0, kMostUnitNumber);
  first_->setValue(1);
  sides_->setRange(1, kMostSides);
  sides_->setValue(2);
  sides_->setToolTip(tr("How many sides of counters show strengths: 2 are one counter, 4 are two"));
  hasCounters_->setChecked(true);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(7);
  grid->setColumnStretch(1, 1);
  const auto add = [&](const QString& words, QWidget* field, int width) {
    auto* label = new QLabel(words);
    setRole(*label, "second");
    label->setBuddy(field);
    field->setFixedWidth(size::scaled(width));
    const int at = grid->rowCount();
    grid->addWidget(label, at, 0);
    grid->addWidget(field, at, 1, Qt::AlignLeft);
  };
  add(tr("&Name"), name_, kNewUnitsWidth);
  add(tr("&How many"), count_, 90);
  add(tr("N&umbers from"), first_, 90);
  add(tr("&Type"), type_, kNewUnitsWidth);
  auto* newType = new QPushButton(tr("&New type…"));
  newType->setObjectName(QStringLiteral("forces.units.newType"));
  newType->setAutoDefault(false);
  grid->addWidget(newType, grid->rowCount() - 1, 2);
  connect(newType, &QPushButton::clicked, this, &ForcesUnitsDialog::addType);
  add(tr("&Army"), army_, kNewUnitsWidth);
  add(tr("&Command"), command_, kNewUnitsWidth);
  auto* figures = new QGridLayout(figuresBox_);
  figures->setContentsMargins(0, 0, 0, 0);
  figures->setHorizontalSpacing(8);
  figures->setVerticalSpacing(4);
  makeFigures(*figures);
  for (QLabel* label : {preview_, problem_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  setRole(*preview_, "second");
  setRole(*problem_, "error");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  add_ = buttons->addButton(tr("Add"), QDialogButtonBox::AcceptRole);
  add_->setObjectName(QStringLiteral("forces.units.add"));
  add_->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &ForcesUnitsDialog::make);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(10);
  column->addLayout(grid);
  column->addWidget(hasCounters_);
  column->addWidget(figuresBox_);
  column->addWidget(preview_);
  column->addWidget(problem_);
  column->addStretch(1);
  column->addWidget(buttons);
}

std::vector<ForcesUnitsDialog::Figure> ForcesUnitsDialog::figuresOfRules() const {
  std::vector<Figure> figures;
  const auto uses = [this](std::string_view figure) { return rules::usesFigure(session_.rules(), figure); };
  if (uses(model::kSize)) figures.push_back({Figure::Kind::Size, tr("Size"), {}});
  if (uses(model::kMorale)) figures.push_back({Figure::Kind::Morale, tr("Morale"), {}});
  if (uses(model::kFire) && rules::countsFirepower(session_.rules()))
    figures.push_back({Figure::Kind::Fire, tr("Fire"), {}});
  for (const rules::FigureKind& kind : rules::figureKindsOfUnits(session_.translatedRules())) {
    figures.push_back({Figure::Kind::Own, toQt(kind.title), kind.slug, kind.isSigned});
  }
  return figures;
}

QLineEdit* ForcesUnitsDialog::makeFigureField(const Figure& figure, const char* side) {
  auto* field = new QLineEdit;
  const QString name = figure.kind == Figure::Kind::Size     ? QStringLiteral("size")
                       : figure.kind == Figure::Kind::Morale ? QStringLiteral("morale")
                       : figure.kind == Figure::Kind::Fire   ? QStringLiteral("fire")
                                                             : toQt(figure.own);
  field->setObjectName(QStringLiteral("forces.units.%1.%2").arg(QLatin1String(side), name));
  field->setFixedWidth(size::scaled(kFigureColumn));
  field->setPlaceholderText(QStringLiteral("–"));
  field->setToolTip(tr("Empty: unknown"));
  static_assert(model::kMostFigure == 99);
  const QString pattern = figure.isSigned ? QStringLiteral("[+−-]?[0-9]{0,2}") : QStringLiteral("[0-9]{0,2}");
  field->setValidator(new QRegularExpressionValidator(QRegularExpression(pattern), field));
  return field;
}

// As many figures in a line as fit into a small window; each has its heading, front and back below each other.
void ForcesUnitsDialog::makeFigures(QGridLayout& grid) {
  figures_ = figuresOfRules();
  const auto label = [&](const QString& words, int row, int column) {
    auto* made = new QLabel(words);
    setRole(*made, "second");
    grid.addWidget(made, row, column);
    return made;
  };
  int at = 0;
  for (Figure& figure : figures_) {
    const int row = at / kFigureColumns * 3;
    const int column = at % kFigureColumns + 1;
    if (column == 1) {
      label(tr("Front"), row + 1, 0);
      label(tr("Back"), row + 2, 0);
    }
    QLabel* heading = label(figure.title, row, column);
    figure.front = makeFigureField(figure, "front");
    figure.front->setAccessibleName(tr("%1 on the front").arg(figure.title));
    heading->setBuddy(figure.front);
    grid.addWidget(figure.front, row + 1, column);
    ++at;
  }
  at = 0;
  for (Figure& figure : figures_) {  // made after all fronts, so that Tab goes along the fronts first
    figure.back = makeFigureField(figure, "back");
    figure.back->setAccessibleName(tr("%1 on the back").arg(figure.title));
    grid.addWidget(figure.back, at / kFigureColumns * 3 + 2, at % kFigureColumns + 1);
    ++at;
  }
  grid.setColumnStretch(kFigureColumns + 1, 1);
  if (session_.rules().text("steps/source") == "size") return sides_->hide();
  const int row = grid.rowCount();
  auto* words = label(tr("&Sides with strengths"), row, 0);
  words->setBuddy(sides_);
  grid.addWidget(words, row, 0, 1, 3);
  grid.addWidget(sides_, row, 3, 1, 2, Qt::AlignLeft);
}

void ForcesUnitsDialog::connectFields() {
  connect(army_, &QComboBox::activated, this, [this] {
    fillCommands(std::nullopt);
    judge();
  });
  for (QComboBox* box : {command_, type_}) connect(box, &QComboBox::activated, this, &ForcesUnitsDialog::judge);
  connect(name_, &QLineEdit::textChanged, this, &ForcesUnitsDialog::judge);
  for (QSpinBox* box : {count_, first_, sides_}) connect(box, &QSpinBox::valueChanged, this, &ForcesUnitsDialog::judge);
  connect(hasCounters_, &QCheckBox::toggled, this, &ForcesUnitsDialog::judge);
  for (const Figure& figure : figures_) {
    if (figure.kind == Figure::Kind::Size)
      connect(figure.front, &QLineEdit::textChanged, this, &ForcesUnitsDialog::followSize);
  }
}

void ForcesUnitsDialog::fillArmies(Id<model::Army> army) {
  for (const model::Player* player : model::playersOf(session_.translated())) {
    for (const model::Army* row : model::armiesOf(session_.translated(), player->id)) {
      army_->addItem(toQt(row->name), static_cast<qlonglong>(row->id.value));
      if (row->id == army) army_->setCurrentIndex(army_->count() - 1);
    }
  }
}

void ForcesUnitsDialog::fillCommands(std::optional<Id<model::Command>> command) {
  command_->clear();
  command_->addItem(tr("None"), qlonglong(0));
  const Id<model::Army> army{army_->currentData().toLongLong()};
  for (const model::Command* row : model::commandsIn(session_.translated(), army)) {
    command_->addItem(toQt(row->name), static_cast<qlonglong>(row->id.value));
    if (row->id == command) command_->setCurrentIndex(command_->count() - 1);
  }
}

void ForcesUnitsDialog::setFigures(rules::NewFace& face, QLineEdit* Figure::*side) const {
  for (const Figure& figure : figures_) {
    const auto value = numberIn(*(figure.*side));
    switch (figure.kind) {
      case Figure::Kind::Size: face.size = value; break;
      case Figure::Kind::Morale: face.morale = value; break;
      case Figure::Kind::Fire: face.fire = value; break;
      case Figure::Kind::Own: face.own[figure.own] = value; break;
    }
  }
}

rules::NewUnits ForcesUnitsDialog::wanted() const {
  rules::NewUnits units;
  units.army = {army_->currentData().toLongLong()};
  if (const qlonglong command = command_->currentData().toLongLong()) units.commands = {{command}};
  units.names = rules::numberedNames(name_->text().toStdString(), first_->value(), count_->value());
  units.type = type_->currentData().toString().toStdString();
  if (hasCounters_->isChecked()) {
    rules::NewCounter counter;
    setFigures(counter.front, &Figure::front);
    setFigures(counter.back, &Figure::back);
    counter.sides = sides_->value();
    units.counter = std::move(counter);
  }
  return units;
}

// The back shows the size that the ladder leaves, until another is typed there.
void ForcesUnitsDialog::followSize() {
  for (const Figure& figure : figures_) {
    if (figure.kind != Figure::Kind::Size) continue;
    const auto size = numberIn(*figure.front);
    const auto left = size ? rules::backSize(session_.rules(), *size) : std::nullopt;
    const QString wanted = left ? QString::number(*left) : QString();
    if (figure.back->text() == backFilled_) figure.back->setText(wanted);
    backFilled_ = wanted;
  }
  judge();
}

QString ForcesUnitsDialog::problem() const {
  if (type_->count() == 0) return tr("The rules have no types of units yet. Make one with New type.");
  const auto names = wanted().names;
  if (names.empty()) return tr("The units have no name. Write one.");
  const Id<model::Army> army{army_->currentData().toLongLong()};
  const std::set<std::string> wantedNames(names.begin(), names.end());
  for (const model::Unit* unit : model::unitsIn(session_.battle(), army)) {
    if (wantedNames.contains(unit->name)) return tr("There is a unit “%1” in that army already.").arg(toQt(unit->name));
  }
  return {};
}

QString ForcesUnitsDialog::preview() const {
  const auto names = wanted().names;
  QStringList words;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names.size() <= 4 || i < 2 || i + 1 == names.size()) {
      words << toQt(names[i]);
    } else if (i == 2) {
      words << QStringLiteral("…");
    }
  }
  return words.join(QStringLiteral(", "));
}

void ForcesUnitsDialog::judge() {
  figuresBox_->setEnabled(hasCounters_->isChecked());
  const auto size = wanted().counter ? wanted().counter->front.size : std::nullopt;
  for (const Figure& figure : figures_)
    figure.back->setEnabled(rules::hasBack(session_.rules(), size) && sides_->value() > 1);
  first_->setEnabled(count_->value() > 1 || name_->text().contains(QLatin1Char('#')));
  const QString why = problem();
  preview_->setText(preview());
  // An empty field is not a fault yet.
  problem_->setText(name_->text().isEmpty() && type_->count() > 0 ? QString() : why);
  add_->setText(tr("Add %n units", nullptr, count_->value()));
  add_->setEnabled(why.isEmpty());
  add_->setToolTip(why);
}

void ForcesUnitsDialog::addType() {
  auto* dialog = new ForcesKindDialog(session_, ForcesKindDialog::What::UnitType, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ForcesKindDialog::made, this, [this](const QString& slug) {
    ForcesWords::fillTypes(*type_, session_.translatedRules(), slug.toStdString());
    judge();
  });
  dialog->open();
}

void ForcesUnitsDialog::make() {
  const rules::NewUnits units = wanted();
  const QString names = preview();
  const auto edit = rules::addUnits(session_.battle(), session_.rules(), units, tr("Add %1").arg(names).toStdString());
  std::vector<Id<model::Unit>> ids;
  for (const model::Unit& unit : edit.puts<model::Unit>()) ids.push_back(unit.id);
  if (!session_.apply(edit)) return;
  emit made(ids);
  accept();
}

}  // namespace redoubt::editor
