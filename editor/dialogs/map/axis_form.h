#pragma once

#include <QObject>
#include <QSpinBox>

#include "core/hex/axis_numbers.h"

class QComboBox;
class QGridLayout;

namespace redoubt::editor {

/// The printed number of a map's column or row: in digits, or in letters.
class AxisNumberBox : public QSpinBox {
  Q_OBJECT

 public:
  explicit AxisNumberBox(QWidget* parent = nullptr);

  void setStyle(hex::NumberStyle style);

 protected:
  QString textFromValue(int value) const override;
  int valueFromText(const QString& text) const override;
  QValidator::State validate(QString& text, int& position) const override;

 private:
  hex::NumberStyle style_ = hex::NumberStyle::Digits;
};

/// The fields for the numbers of the columns, or of the rows: where they begin, with which number, in digits or
/// letters.
class AxisForm : public QObject {
  Q_OBJECT

 public:
  enum class Axis { Columns, Rows };

  AxisForm(Axis axis, QObject* parent);

  /// Puts its fields into row `line` of a grid, from column 1 on.
  void addTo(QGridLayout& grid, int line);
  void setNumbers(const hex::AxisNumbers& numbers, int start);
  /// Style, digits and step; the base is the caller's.
  hex::AxisNumbers numbers() const;
  /// The number where counting begins.
  int start() const { return start_->value(); }

 signals:
  void changed();

 private:
  QComboBox* style_;
  AxisNumberBox* start_;
  QSpinBox* digits_;
  QComboBox* step_;
};

}  // namespace redoubt::editor
