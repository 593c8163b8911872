#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/exchange/format.h"

class QFormLayout;

namespace redoubt::editor {

/// A field for each option of a format.
class OptionForm : public QWidget {
  Q_OBJECT

 public:
  explicit OptionForm(QWidget* parent = nullptr);

  void show(const exchange::Format& format, exchange::OptionUse use);
  bool isEmpty() const { return fields_.empty(); }
  /// The options as they are set, those with their standard value too.
  exchange::Options::Given given() const;
  /// Sets those that the format has.
  void set(const exchange::Options::Given& given);

 signals:
  void changed();

 private:
  struct Field {
    std::string name;
    std::function<std::string()> value;
    std::function<void(const std::string&)> set;
  };
  void add(const exchange::Option& option);
  QWidget* numberField(const exchange::Option& option, Field& field);
  QWidget* choiceField(const exchange::Option& option, Field& field);
  QWidget* wordsField(const exchange::Option& option, Field& field);
  QWidget* flagField(Field& field);
  QWidget* textField(const exchange::Option& option, Field& field);

  QFormLayout* rows_;
  std::vector<Field> fields_;
};

}  // namespace redoubt::editor
