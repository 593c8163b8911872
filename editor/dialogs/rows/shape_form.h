#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/rules/rules_control.h"

class QGridLayout;
class QLabel;

namespace redoubt::editor {

class NumbersControl;
class FieldText;

/// An object of the vocabulary as a form: a field for each of its members. What no field can show, such as members that
/// the vocabulary lacks, is to be seen and changed as JSON below.
class ShapeForm : public QWidget {
  Q_OBJECT

 public:
  /// `name` is its object name; its fields are called `name.member`, the text `name.json`.
  explicit ShapeForm(Session& session, const QString& name, QWidget* parent = nullptr);

  /// Which names are offered.
  void setOffers(const RuleControl::Offers& isOffered) { isOffered_ = isOffered; }
  /// What may be chosen for a member that is any text to the vocabulary; nothing leaves it to be typed.
  using TextOffers = std::function<std::vector<std::string>(const std::string& member, const std::string& json)>;
  void setTextOffers(TextOffers offers) { textOffers_ = std::move(offers); }

  /// Shows `json`; `term` gives the members their fields and is null where the vocabulary knows nothing of the value.
  void show(const rules::Term* term, const std::string& json);

 signals:
  void valueChosen(const std::string& json);

 private:
  struct Field {
    rules::Part part;
    QLabel* label = nullptr;
    RuleControl* control = nullptr;
    NumbersControl* numbers = nullptr;
  };
  void rebuild();
  void addField(const rules::Part& part);
  void showFields();
  void showText();
  void takeText();
  /// Whether the fields show all of the value.
  bool isEnough() const;
  rules::Choice choiceOf(const rules::Part& part) const;
  void take(const std::string& member, const std::string& json);

  Session& session_;
  QGridLayout* grid_;
  QLabel* caption_;
  FieldText* text_;
  QLabel* fault_;
  const rules::Term* term_ = nullptr;
  bool isMade_ = false;
  std::string json_;
  std::vector<Field> fields_;
  RuleControl::Offers isOffered_;
  TextOffers textOffers_;
};

}  // namespace redoubt::editor
