#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/values/choice_spec.h"

class QLabel;
class QVBoxLayout;

namespace redoubt::editor {

class FieldText;
class Form;
class LanguageEditor;
class NumbersControl;
class RuleControl;

/// An object of the vocabulary as a form: a field for each of its members; conditions, amounts and groups are built by
/// choosing. Parts that no field can show, such as
/// members that are not in the vocabulary, are edited as JSON below.
class ShapeForm : public QWidget {
  Q_OBJECT

 public:
  /// `name` is its object name; its fields are named `name.member`, the text `name.json`.
  explicit ShapeForm(Session& session, const QString& name, QWidget* parent = nullptr);

  /// How members are called; without it as those of orders.
  void setPartWords(std::function<QString(const std::string& member)> words) { partWords_ = std::move(words); }
  /// The JSON of the whole value is shown elsewhere.
  void hideText() { hasText_ = false; }

  /// Sets which names are offered.
  void setOffers(decltype(ChoiceWords::isOffered) isOffered) { isOffered_ = std::move(isOffered); }
  /// The choices for a member that can be any text in the vocabulary; without choices it is typed.
  using TextOffers = std::function<std::vector<std::string>(const std::string& member, const std::string& json)>;
  void setTextOffers(TextOffers offers) { textOffers_ = std::move(offers); }

  /// Shows `json`; `term` defines the fields of the members and is null if the vocabulary doesn't have the value.
  void show(const rules::Term* term, const std::string& json);

 signals:
  void valueChosen(const std::string& json);

 private:
  struct Field {
    rules::Part part;
    QString label;
    RuleControl* control = nullptr;
    NumbersControl* numbers = nullptr;
    LanguageEditor* language = nullptr;
  };
  void rebuild();
  void addField(const rules::Part& part);
  void showFields();
  void showText();
  void takeText();
  /// Whether the fields show the whole value.
  bool isEnough() const;
  rules::Choice choiceOf(const rules::Part& part) const;
  void take(const std::string& member, const std::string& json);

  Session& session_;
  QVBoxLayout* column_;
  Form* form_ = nullptr;
  QLabel* caption_;
  FieldText* text_;
  QLabel* fault_;
  const rules::Term* term_ = nullptr;
  std::string json_;
  std::vector<Field> fields_;
  decltype(ChoiceWords::isOffered) isOffered_;
  TextOffers textOffers_;
  std::function<QString(const std::string&)> partWords_;
  bool hasText_ = true;
};

}  // namespace redoubt::editor
