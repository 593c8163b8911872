#pragma once

#include <QDialog>
#include <QString>
#include <optional>
#include <vector>

#include "core/scan/numbered_grid.h"
#include "editor/dialogs/scan/scanned_map.h"
#include "editor/scan/open_scan.h"
#include "editor/scan/printed_lines.h"

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

class ScanView;

/// Finds the grid of a printed map in its scan: some numbers are typed at their places, and orientation, stagger and
/// numbering follow. Where several layouts explain them, it says which further number decides. Columns and rows are
/// those that the picture holds; the person takes off what is only margin.
class ScanGridDialog : public QDialog {
  Q_OBJECT

 public:
  ScanGridDialog(const QString& file, const scan::ScanPage& page, QWidget* parent = nullptr);

  bool isLoaded() const;
  /// The map as found; nothing while no layout explains the numbers.
  std::optional<ScannedMap> map() const;

  void accept() override;

 private:
  void arrange();
  QWidget* makeList();
  void load();
  void takeNumber(const QString& text);
  void movePoint(std::size_t number, redoubt::scan::Pixel to);
  void removePoint(std::size_t number);
  /// Works out the layouts anew.
  void solve();
  void showGrid();
  void showMarks();
  redoubt::scan::Pixel middleOf(redoubt::scan::Pixel clicked) const;
  hex::LayoutSpec spec() const;
  const redoubt::scan::NumberedGrid* chosen() const;

  QString file_;
  scan::ScanPage page_;
  std::vector<redoubt::scan::TypedNumber> numbers_;
  std::optional<redoubt::scan::NumberedGrids> grids_;
  std::optional<scan::SeenGrid> lines_;  ///< printed lines, where they are seen
  double dotsPerMm_ = 0;                 ///< 0: the picture doesn't say
  bool isFilling_ = false;
  std::optional<ScannedMap> made_;
  ScanView* view_;
  QListWidget* list_;
  QComboBox* layouts_;
  QSpinBox* firstColumn_;
  QSpinBox* firstRow_;
  QSpinBox* lastColumn_;
  QSpinBox* lastRow_;
  QLabel* state_;
  QLabel* problem_;
  QPushButton* remove_;
  QPushButton* accept_ = nullptr;
};

}  // namespace redoubt::editor
