#include <QFileDialog>
#include <QHBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/base/error.h"
#include "editor/dialogs/battle/army_form.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/map/map_form.h"
#include "editor/dialogs/scan/scan_grid_dialog.h"
#include "editor/dialogs/scan/scan_page_dialog.h"
#include "editor/dialogs/scan/scan_words.h"
#include "editor/session/core_words.h"
#include "editor/style/theme.h"

// A new battle that begins with a scan.
namespace redoubt::editor {

// A map that begins with a scan has no fields of its own.
QWidget* NewBattleDialog::makeScan() {
  askScan_ = new QPushButton(tr("From a s&can…"));
  askScan_->setObjectName(QStringLiteral("newBattle.scan"));
  askScan_->setAutoDefault(false);
  askScan_->setToolTip(tr("Begin with a scan of a printed map: some numbers typed at their places say how its hexes lie."));
  dropScan_ = new QPushButton(tr("A map of my o&wn"));
  dropScan_->setObjectName(QStringLiteral("newBattle.dropScan"));
  dropScan_->setAutoDefault(false);
  scanned_ = new QLabel;
  scanned_->setObjectName(QStringLiteral("newBattle.scanned"));
  scanned_->setWordWrap(true);
  setRole(*scanned_, "second");
  auto* scan = new QWidget;
  auto* row = new QHBoxLayout(scan);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  row->addWidget(askScan_);
  row->addWidget(dropScan_);
  row->addWidget(scanned_, 1);
  connect(askScan_, &QPushButton::clicked, this, &NewBattleDialog::askScan);
  connect(dropScan_, &QPushButton::clicked, this, [this] { setScan(std::nullopt); });
  return scan;
}

void NewBattleDialog::askScan() {
  const QString file = QFileDialog::getOpenFileName(this, tr("New battle from a scan"), QString(), scanFilter());
  if (file.isEmpty()) return;
  try {
    const auto page = askScanPage(file, this);
    if (!page) return;
    ScanGridDialog grid(file, *page, this);
    if (grid.exec() == QDialog::Accepted) setScan(grid.map());
  } catch (const Error& error) {
    problem_->setText(CoreWords::text(error));
    problem_->show();
  }
}

void NewBattleDialog::setScan(std::optional<ScannedMap> scan) {
  const bool isOwnTitle = title() != tr("New battle");
  scan_ = std::move(scan);
  if (scan_ && !isOwnTitle) title_->setText(QString::fromStdString(scan_->title));
  if (scan_) withSample_->setChecked(false);
  if (scan_) armies_->dropUnits();  // a printed battle has its own
  if (scan_ && scan_->hexWidthMm) map_->setHexWidth(*scan_->hexWidthMm);
  showScan();
  describe();
}

void NewBattleDialog::showScan() {
  dropScan_->setVisible(scan_.has_value());
  askScan_->setEnabled(!isWithSample());
  scanned_->setText(scan_ ? tr("“%1”: %2").arg(QString::fromStdString(scan_->title), ScanWords::layout(scan_->spec))
                          : QString());
  map_->setEnabled(!isWithSample());
  map_->shutLayout(scan_.has_value());
}

model::MapSheet NewBattleDialog::sheet() const {
  const model::MapSheet sheet = exchange::newSheet(options());
  return scan_ ? scannedSheet(sheet, *scan_) : sheet;
}

}  // namespace redoubt::editor
