#include "editor/dialogs/new_battle_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <cmath>

#include "core/exchange/new_battle.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

QSpinBox* count(int value) {
  auto* box = new QSpinBox;
  box->setRange(1, 999);
  box->setValue(value);
  return box;
}

}  // namespace

NewBattleDialog::NewBattleDialog(QWidget* parent)
    : QDialog(parent),
      title_(new QLineEdit(tr("New battle"))),
      columns_(count(34)),
      rows_(count(27)),
      hexWidth_(new QDoubleSpinBox),
      orientation_(new QComboBox),
      shifted_(new QComboBox),
      sheet_(new QLabel) {
  setWindowTitle(tr("New battle"));
  hexWidth_->setRange(5, 60);
  hexWidth_->setValue(19);
  hexWidth_->setSuffix(tr(" mm"));
  hexWidth_->setDecimals(1);
  orientation_->addItem(tr("Pointy-top (rows run straight)"), static_cast<int>(hex::Orientation::Pointy));
  orientation_->addItem(tr("Flat-top (columns run straight)"), static_cast<int>(hex::Orientation::Flat));
  shifted_->addItem(tr("Even rows or columns shifted"), static_cast<int>(hex::Shifted::Even));
  shifted_->addItem(tr("Odd rows or columns shifted"), static_cast<int>(hex::Shifted::Odd));
  setRole(*sheet_, "second");

  auto* form = new QFormLayout(this);
  form->addRow(tr("&Title"), title_);
  form->addRow(tr("&Columns"), columns_);
  form->addRow(tr("&Rows"), rows_);
  form->addRow(tr("Hex &width"), hexWidth_);
  form->addRow(tr("&Orientation"), orientation_);
  form->addRow(tr("&Shift"), shifted_);
  form->addRow(QString(), sheet_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  create_ = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
  create_->setDefault(true);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(title_, &QLineEdit::textChanged, this, &NewBattleDialog::describe);
  connect(columns_, &QSpinBox::valueChanged, this, &NewBattleDialog::describe);
  connect(rows_, &QSpinBox::valueChanged, this, &NewBattleDialog::describe);
  connect(hexWidth_, &QDoubleSpinBox::valueChanged, this, &NewBattleDialog::describe);
  connect(orientation_, &QComboBox::currentIndexChanged, this, &NewBattleDialog::describe);
  title_->selectAll();
  describe();
}

QString NewBattleDialog::title() const { return title_->text().trimmed(); }

std::pair<double, double> NewBattleDialog::sheetSize() const {
  const double width = hexWidth_->value();
  const double step = width * std::sqrt(3.0) / 2;
  const bool pointy = orientation_->currentData().toInt() == static_cast<int>(hex::Orientation::Pointy);
  const double along = (pointy ? columns_->value() : rows_->value()) * width + width / 2;
  const double across = (pointy ? rows_->value() : columns_->value()) * step + width / std::sqrt(3.0) / 2;
  return pointy ? std::pair(along, across) : std::pair(across, along);
}

void NewBattleDialog::describe() {
  const auto [width, height] = sheetSize();
  sheet_->setText(tr("The map measures %L1 × %L2 cm.").arg(width / 10, 0, 'f', 1).arg(height / 10, 0, 'f', 1));
  create_->setEnabled(!title().isEmpty());
}

model::Battle NewBattleDialog::battle() const {
  exchange::NewBattleOptions options;
  options.title = title().toStdString();
  options.columns = columns_->value();
  options.rows = rows_->value();
  options.orientation = static_cast<hex::Orientation>(orientation_->currentData().toInt());
  options.shifted = static_cast<hex::Shifted>(shifted_->currentData().toInt());
  model::Battle battle = exchange::newBattle(options);
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.hexWidthMm = hexWidth_->value();
  const auto [width, height] = sheetSize();
  sheet.sheetWidthMm = width;
  sheet.sheetHeightMm = height;
  battle.all<model::MapSheet>().put(std::move(sheet));
  return battle;
}

}  // namespace redoubt::editor
