#pragma once

#include <QWidget>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "core/exchange/format.h"

class QCheckBox;
class QFormLayout;

namespace redoubt::editor {

/// A field for each option of a format.
class OptionForm : public QWidget {
  Q_OBJECT

 public:
  explicit OptionForm(QWidget* parent = nullptr);

  /// The map that parts are of, in forms that are made from then on.
  void setMap(const hex::Layout& layout) { map_ = layout; }
  /// With `only`, the options of those names in that order.
  void show(const exchange::Format& format, exchange::OptionUse use, const std::vector<std::string_view>& only = {});
  bool isEmpty() const { return fields_.empty(); }
  /// The options as they are set, those with their standard value too.
  exchange::Options::Given given() const;
  /// Sets those that the format has.
  void set(const exchange::Options::Given& given);
  /// Those that mean nothing at present can't be set.
  void setIdle(const std::set<std::string_view>& names);
  /// Why a value is none, in a sentence; empty if all are.
  QString fault() const;
  /// The fields that take the keyboard, from top to bottom.
  std::vector<QWidget*> controls() const;

 signals:
  void changed();

 private:
  struct Field {
    std::string name;
    QWidget* widget = nullptr;
    QWidget* label = nullptr;
    std::function<std::string()> value;
    std::function<void(const std::string&)> set;
    std::function<QString()> fault;  // may be empty
  };
  void add(const exchange::Option& option);
  QWidget* fieldFor(const exchange::Option& option, Field& field);
  QWidget* numberField(const exchange::Option& option, Field& field);
  QWidget* choiceField(const exchange::Option& option, Field& field);
  QWidget* wordsField(const exchange::Option& option, Field& field);
  QWidget* flagField(Field& field);
  QWidget* textField(Field& field);
  QWidget* usualTextField(const exchange::Option& option, Field& field);
  QWidget* fileField(Field& field, bool isNew);
  QWidget* themeField(Field& field);
  QWidget* partField(Field& field);

  QFormLayout* rows_;
  hex::Layout map_;
  std::vector<Field> fields_;
};

}  // namespace redoubt::editor
