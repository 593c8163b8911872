#pragma once

#include <QWidget>
#include <optional>

#include "core/exchange/new_battle.h"

class QAbstractButton;
class QButtonGroup;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace redoubt::editor {

class HexMeasure;

/// The fields for the map of a new battle: a sheet of paper to fill with hexes, or a number of hexes; their size,
/// layout and scale.
class MapForm : public QWidget {
  Q_OBJECT

 public:
  explicit MapForm(QWidget* parent = nullptr);

  /// `options` with the map as entered.
  exchange::NewBattleOptions applied(exchange::NewBattleOptions options) const;
  /// Why the map is not possible, in a sentence; empty if it is.
  QString problem() const;
  /// The layout comes from elsewhere: its fields are shut, the size of a hex and the scale stay open.
  void shutLayout(bool isShut);
  /// Sets the size of a hex, in millimetres from side to side.
  void setHexWidth(double millimetres);
  /// Sets the metres per hex of the rules, used until another value is entered here; nothing: the rules have none.
  void offerMetresPerHex(std::optional<double> metres);

  /// The last field in the tab order.
  QWidget* lastField() const;
  /// The width of the column of labels, for aligning fields above or below.
  int labelWidth() const { return labelWidth_; }

  /// Restores the last choices from the settings.
  void recall();
  void remember() const;

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void makeFields();
  void arrange();
  QWidget* makeHexSize();
  int addRow(QGridLayout& grid, const QString& label, QWidget* buddy, QWidget* row);
  void connectFields();
  /// Shows the fields for paper or for a number of hexes.
  void showMode();
  void showPictures();
  void usePaper();
  void turnPaper();
  void ownPaper();
  bool isByNumber() const;
  hex::Orientation orientation() const;
  hex::PaperSize paper() const;
  hex::GridSize grid() const;

  QButtonGroup* mode_;
  QComboBox* papers_;
  QButtonGroup* lie_;
  QDoubleSpinBox* width_;
  QDoubleSpinBox* height_;
  QSpinBox* columns_;
  QSpinBox* rows_;
  QDoubleSpinBox* margin_;
  QDoubleSpinBox* hexSize_;
  HexMeasure* measure_;
  QButtonGroup* orientation_;
  QButtonGroup* shifted_;
  QDoubleSpinBox* metres_;
  QLabel* metresNote_;
  bool isScaleTyped_ = false;
  int labelWidth_ = 0;
  std::vector<QWidget*> layoutFields_;  ///< of the layout, beside those of the two modes
  std::vector<QWidget*> paperFields_;
  std::vector<QWidget*> numberFields_;
};

}  // namespace redoubt::editor
