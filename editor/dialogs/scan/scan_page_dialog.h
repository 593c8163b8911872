#pragma once

#include <QDialog>
#include <optional>

#include "editor/scan/open_scan.h"

class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// Asks which page of a PDF or TIFF is meant, and at how many dots per inch a PDF is read.
class ScanPageDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ScanPageDialog(const QString& file, QWidget* parent = nullptr);

  scan::ScanPage page() const;

  /// Whether there is anything to ask of this file.
  static bool isNeeded(const QString& file);

 private:
  void describe();

  QString file_;
  bool isPdf_;
  QSpinBox* page_;
  QDoubleSpinBox* dpi_;
  QLabel* size_;
  QPushButton* take_ = nullptr;
};

/// The page of `file` to be taken, asked for if there is something to ask; nothing if it was left. Throws Error where
/// the file can't be read.
std::optional<scan::ScanPage> askScanPage(const QString& file, QWidget* parent);

/// Filters for the file dialogs of scans.
QString scanFilter();

}  // namespace redoubt::editor
