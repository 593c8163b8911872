#pragma once

#include <QWidget>

#include "editor/scan/open_scan.h"

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// A file with a scan, typed or chosen, and which page of it, if it has several. Says how large the picture is, or why
/// it can't be read.
class ScanFileField : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the object name, `words` say what the scan shows.
  ScanFileField(const QString& name, const QString& words, QWidget* parent = nullptr);

  QString file() const;
  scan::ScanPage page() const;
  /// Whether there is such a picture.
  bool isReadable() const { return isReadable_; }
  QLineEdit& line() { return *file_; }

 signals:
  void changed();

 private:
  void choose();
  void look();
  void describe();

  QString words_;
  QLineEdit* file_;
  QPushButton* choose_;
  QWidget* pageBox_;
  QSpinBox* page_;
  QLabel* dpiLabel_;
  QDoubleSpinBox* dpi_;
  QLabel* state_;
  bool isReadable_ = false;
};

}  // namespace redoubt::editor
