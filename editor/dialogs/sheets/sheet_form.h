#pragma once

#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/model/counter_sheets.h"
#include "editor/session/session.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace redoubt::editor {

/// What is said of a sheet as a whole: title, source, how its back lies behind the front, and the numbers of the grid
/// on the side that is shown.
class SheetForm : public QWidget {
  Q_OBJECT

 public:
  explicit SheetForm(Session& session, QWidget* parent = nullptr);

  void show(const std::optional<model::CounterSheet>& sheet, model::FaceSide side);
  using QWidget::show;
  /// While the grid is looked for; a share from 0 to 1.
  void showSearch(std::optional<double> share);
  void tell(const QString& words, bool isFault);

 signals:
  /// A value was typed or chosen.
  void sheetChanged(const redoubt::model::CounterSheet& sheet, const QString& title);
  void findWanted();
  void stopWanted();
  void blockWanted();
  void backWanted();

 private:
  void nameParts();
  void arrange();
  void connectAll();
  void fillSources();
  void take();
  QDoubleSpinBox* pixels(const char* name, double least, double most);

  Session& session_;
  std::optional<model::CounterSheet> sheet_;
  model::FaceSide side_ = model::FaceSide::Front;
  bool isFilling_ = false;
  QLineEdit* title_;
  QComboBox* source_;
  QComboBox* flip_;
  QPushButton* back_;
  QPushButton* find_;
  QPushButton* stop_;
  QProgressBar* progress_;
  QLabel* whichSide_;
  QSpinBox* columns_;
  QSpinBox* rows_;
  QDoubleSpinBox* left_;
  QDoubleSpinBox* top_;
  QDoubleSpinBox* right_;
  QDoubleSpinBox* bottom_;
  QDoubleSpinBox* gapX_;
  QDoubleSpinBox* gapY_;
  QDoubleSpinBox* angle_;
  QPushButton* block_;
  QLabel* told_;
};

}  // namespace redoubt::editor
