#pragma once

#include <QDialog>
#include <vector>

#include "core/rules/terrain/map_statistics.h"
#include "editor/session/session.h"

class QLabel;
class QPushButton;
class QRadioButton;
class QTableWidget;

namespace redoubt::editor {

/// Counts of everything on the map or on the selected hexes: a table that can be sorted and copied. It is updated with
/// the battle while it is open.
class StatisticsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit StatisticsDialog(Session& session, QWidget* parent = nullptr);

  /// Puts the selected rows, or all, on the clipboard: as tab-separated text and as an HTML table.
  void copy() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void arrange();
  void refresh();
  void fitWidth();
  void refreshArea();
  std::vector<int> rowsToCopy() const;

  Session& session_;
  QRadioButton* whole_;
  QRadioButton* inArea_;
  QLabel* summary_;
  QTableWidget* table_;
  QPushButton* copy_;
};

}  // namespace redoubt::editor
