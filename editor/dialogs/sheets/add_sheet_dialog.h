#pragma once

#include <QDialog>
#include <optional>

#include "core/model/counter_sheets.h"
#include "editor/scan/sheet_grid.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace redoubt::editor {

class ScanFileField;
class WatchedWork;

/// Takes scans of a counter sheet into the battle: the fronts, the backs if there are, and how these lie behind the
/// fronts. Reads them and finds their grids in another thread, which can be stopped, and adds the sheet as one edit. Or
/// gives a sheet of the battle a picture of its back.
class AddSheetDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AddSheetDialog(Session& session, std::optional<Id<model::CounterSheet>> backOf = std::nullopt,
                          QWidget* parent = nullptr);

  /// A picture as read; without a grid where none is clear.
  struct Scan {
    std::string bytes = {};
    QSize size = {};
    std::optional<scan::SheetGrid> grid = {};
  };

  void accept() override;
  void reject() override;

 signals:
  /// The sheet is in the battle. `words` say what was found.
  void added(redoubt::Id<redoubt::model::CounterSheet> sheet, const QString& words, bool isFault);

 private:
  void arrange();
  void judge();
  void take(const Scan& front, const Scan& back);
  void addSheet(const Scan& front, const Scan& back);
  void addBack(const Scan& back);
  void showWork(bool isWorking);
  void tell(const QString& fault);

  Session& session_;
  std::optional<Id<model::CounterSheet>> backOf_;
  WatchedWork* work_;
  ScanFileField* front_;
  ScanFileField* back_;
  QComboBox* flip_;
  QLineEdit* title_;
  QComboBox* source_;
  QProgressBar* progress_;
  QLabel* doing_;
  QLabel* fault_;
  QPushButton* add_ = nullptr;
};

}  // namespace redoubt::editor
