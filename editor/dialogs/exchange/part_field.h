#pragma once

#include <QWidget>
#include <string>

#include "core/hex/layout.h"

class QLineEdit;
class QRadioButton;

namespace redoubt::editor {

/// The whole map, or the part of it between two hexes.
class PartField : public QWidget {
  Q_OBJECT

 public:
  /// `name` begins the object names.
  PartField(const hex::Layout& layout, const QString& name, QWidget* parent = nullptr);

  /// As an option has it: empty for the whole map.
  std::string value() const;
  void setValue(const std::string& value);
  /// Why it is no part, in a sentence; empty if it is one.
  QString fault() const;

 signals:
  void changed();

 private:
  hex::Layout layout_;
  QRadioButton* whole_;
  QRadioButton* part_;
  QLineEdit* from_;
  QLineEdit* to_;
};

}  // namespace redoubt::editor
