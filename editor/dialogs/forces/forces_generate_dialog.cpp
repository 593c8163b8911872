#include "editor/dialogs/forces/forces_generate_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "core/model/forces_edit.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/dialogs/forces/manifest_model.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using Kind = rules::ManifestField::Kind;

constexpr QSize kGenerateSize(720, 560);

QString patternFault(const rules::PatternFault& fault, const QString& pattern) {
  using enum rules::PatternFault::Kind;
  const QString text = toQt(fault.text);
  const qsizetype at = QString::fromUtf8(pattern.toUtf8().left(static_cast<qsizetype>(fault.at))).size() + 1;
  const auto words = [&] {
    switch (fault.kind) {
      case NotClosed: return ForcesGenerateDialog::tr("“%1” has no closing brace").arg(text);
      case NotOpened: return ForcesGenerateDialog::tr("“%1” closes no brace").arg(text);
      case Empty: return ForcesGenerateDialog::tr("“%1” has nothing in it").arg(text);
      case NotARange:
        return ForcesGenerateDialog::tr("“%1” is no range of numbers, Roman numerals or letters").arg(text);
      case Backwards: return ForcesGenerateDialog::tr("“%1” ends before it begins").arg(text);
      case TooMany: break;
    }
    return ForcesGenerateDialog::tr("more than %1 units at once").arg(rules::kMostGenerated);
  };
  return ForcesGenerateDialog::tr("Letter %1: %2.", "place in the pattern, what is wrong").arg(at).arg(words());
}

}  // namespace

ForcesGenerateDialog::ForcesGenerateDialog(Session& session, std::optional<Id<model::Army>> army, QWidget* parent)
    : QDialog(parent),
      session_(session),
      pattern_(new QLineEdit),
      army_(new QComboBox),
      command_(new QComboBox),
      type_(new QComboBox),
      figures_(new QTableWidget),
      preview_(new QTableWidget),
      problem_(new QLabel),
      make_(nullptr) {
  setObjectName(QStringLiteral("forces.generate"));
  setWindowTitle(tr("Generate units"));
  for (const rules::ManifestField& field : rules::allManifestFields(session_.battle(), session_.rules())) {
    if (rules::isFigure(field) || field.kind == Kind::Counters || field.kind == Kind::Back) fields_.push_back(field);
  }
  arrange(army);
  resize(size::scaled(kGenerateSize.width()), size::scaled(kGenerateSize.height()));
  fillCommands();
  judge();
  pattern_->setFocus();
}

void ForcesGenerateDialog::arrange(std::optional<Id<model::Army>> army) {
  pattern_->setObjectName(QStringLiteral("forces.generate.pattern"));
  army_->setObjectName(QStringLiteral("forces.generate.army"));
  command_->setObjectName(QStringLiteral("forces.generate.command"));
  type_->setObjectName(QStringLiteral("forces.generate.type"));
  figures_->setObjectName(QStringLiteral("forces.generate.figures"));
  preview_->setObjectName(QStringLiteral("forces.generate.preview"));
  problem_->setObjectName(QStringLiteral("forces.generate.problem"));
  pattern_->setPlaceholderText(QStringLiteral("{1-4}/{I-II}/3 pp; {I-X}/2 M. BKN"));
  pattern_->setToolTip(
      tr("Braces make several: {1-4}, {I-X}, {A-C}, {1,3,5}. # is the running number; a semicolon begins "
         "another pattern."));
  for (const model::Player* player : model::playersOf(session_.battle())) {
    for (const model::Army* each : model::armiesOf(session_.battle(), player->id)) {
      army_->addItem(toQt(each->name), static_cast<qlonglong>(each->id.value));
      if (each->id == army) army_->setCurrentIndex(army_->count() - 1);
    }
  }
  ForcesWords::fillTypes(*type_, session_.translatedRules(), {});
  if (type_->count() > 0) type_->setCurrentIndex(0);
  auto* form = new QFormLayout;
  form->addRow(tr("&Names"), pattern_);
  form->addRow(tr("&Army"), army_);
  form->addRow(tr("&Command"), command_);
  form->addRow(tr("&Type"), type_);
  QStringList titles;
  for (const rules::ManifestField& field : fields_) titles << ManifestModel::titleIn(session_.translatedRules(), field);
  figures_->setColumnCount(static_cast<int>(titles.size()));
  figures_->setRowCount(1);
  figures_->setHorizontalHeaderLabels(titles);
  figures_->setAccessibleName(tr("Figures of each"));
  figures_->verticalHeader()->hide();
  figures_->verticalHeader()->setDefaultSectionSize(size::row());
  figures_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  figures_->setEditTriggers(QAbstractItemView::AllEditTriggers);
  figures_->resizeColumnsToContents();
  figures_->setFixedHeight(size::row() + figures_->horizontalHeader()->sizeHint().height() + 20);
  preview_->setAccessibleName(tr("What is made"));
  preview_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  preview_->verticalHeader()->setDefaultSectionSize(size::row());
  preview_->setColumnCount(2);
  preview_->setHorizontalHeaderLabels({tr("Name"), tr("Short")});
  preview_->horizontalHeader()->setStretchLastSection(true);
  preview_->setColumnWidth(0, size::scaled(240));
  problem_->setWordWrap(true);
  problem_->setTextFormat(Qt::PlainText);
  auto* caption = new QLabel(tr("Figures of each of them; empty ones are unknown"));
  setRole(*caption, "second");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  make_ = buttons->addButton(tr("Make them"), QDialogButtonBox::AcceptRole);
  make_->setObjectName(QStringLiteral("forces.generate.make"));
  make_->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addLayout(form);
  column->addWidget(caption);
  column->addWidget(figures_);
  column->addWidget(preview_, 1);
  column->addWidget(problem_);
  column->addWidget(buttons);
  connect(pattern_, &QLineEdit::textChanged, this, &ForcesGenerateDialog::judge);
  connect(army_, &QComboBox::activated, this, [this] {
    fillCommands();
    judge();
  });
  for (QComboBox* box : {command_, type_}) connect(box, &QComboBox::activated, this, &ForcesGenerateDialog::judge);
  connect(figures_, &QTableWidget::itemChanged, this, &ForcesGenerateDialog::judge);
  connect(buttons, &QDialogButtonBox::accepted, this, &ForcesGenerateDialog::make);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ForcesGenerateDialog::fillCommands() {
  command_->clear();
  command_->addItem(tr("none"), QString());
  const Id<model::Army> army{army_->currentData().toLongLong()};
  for (const model::Command* command : model::commandsIn(session_.battle(), army)) {
    command_->addItem(toQt(command->name), toQt(command->name));
  }
}

rules::CellBlock ForcesGenerateDialog::block() const {
  rules::CellBlock block;
  block.army = Id<model::Army>{army_->currentData().toLongLong()};
  block.fields = {{Kind::Name}, {Kind::Type}, {Kind::Commands}};
  block.fields.insert(block.fields.end(), fields_.begin(), fields_.end());
  for (const std::string& name : names_) {
    auto& row = block.cells.emplace_back();
    row = {name, type_->currentData().toString().toStdString(), command_->currentData().toString().toStdString()};
    for (int column = 0; column < figures_->columnCount(); ++column) {
      const QTableWidgetItem* item = figures_->item(0, column);
      row.push_back(item ? item->text().trimmed().toStdString() : std::string());
    }
  }
  block.units.resize(block.cells.size());
  return block;
}

void ForcesGenerateDialog::judge() {
  const rules::Generated made = rules::generated(pattern_->text().toStdString());
  names_ = made.names;
  QString problem;
  if (made.fault) problem = patternFault(*made.fault, pattern_->text());
  std::set<std::string> taken;
  const Id<model::Army> army{army_->currentData().toLongLong()};
  for (const model::Unit* unit : model::unitsIn(session_.battle(), army)) taken.insert(unit->name);
  QStringList twice;
  for (const std::string& name : names_) {
    if (!taken.insert(name).second) twice << toQt(name);
  }
  if (!twice.isEmpty()) {
    problem = tr("The army has “%1” already, or the pattern makes it twice.").arg(twice.first());
  }
  rules::CellEdit result;
  if (problem.isEmpty() && !names_.empty()) {
    result = rules::typeCells({session_.battle(), session_.rules(), session_.layout(), session_.setUp().variant()},
                              block(), tr("Generate units").toStdString());
    if (!result.faults.empty()) {
      const auto column = static_cast<std::size_t>(result.faults.front().column);
      problem = tr("%1: %2", "column, fault")
                    .arg(ManifestModel::titleIn(session_.translatedRules(), block().fields[column]),
                         ForcesWords::fault(result.faults.front()));
    }
  }
  preview_->setRowCount(problem.isEmpty() ? static_cast<int>(names_.size()) : 0);
  if (problem.isEmpty()) {
    int row = 0;
    for (const model::Unit& unit : result.edit.puts<model::Unit>()) {
      if (row >= preview_->rowCount()) break;
      preview_->setItem(row, 0, new QTableWidgetItem(toQt(names_[static_cast<std::size_t>(row)])));
      const auto found =
          std::find_if(result.edit.puts<model::Unit>().begin(), result.edit.puts<model::Unit>().end(),
                       [&](const auto& each) { return each.name == names_[static_cast<std::size_t>(row)]; });
      preview_->setItem(row, 1,
                        new QTableWidgetItem(
                            toQt(found == result.edit.puts<model::Unit>().end() ? unit.shortName : found->shortName)));
      ++row;
    }
  }
  setRole(*problem_, problem.isEmpty() ? "second" : "error");
  problem_->setText(!problem.isEmpty() ? problem
                    : names_.empty()   ? tr("Write a pattern: {1-4}/{I-II}/3 pp makes eight names.")
                                       : tr("%n units are made.", nullptr, static_cast<int>(names_.size())));
  make_->setEnabled(problem.isEmpty() && !names_.empty() && army_->count() > 0);
}

void ForcesGenerateDialog::make() {
  const rules::CellEdit result =
      rules::typeCells({session_.battle(), session_.rules(), session_.layout(), session_.setUp().variant()}, block(),
                       tr("Generate %n units", nullptr, static_cast<int>(names_.size())).toStdString());
  if (!result.faults.empty() || result.edit.empty()) return;
  if (session_.apply(result.edit)) accept();
}

}  // namespace redoubt::editor
