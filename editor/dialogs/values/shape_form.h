#pragma once

#include <QWidget>
#include <functional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/values/value_editor.h"

class QLabel;
class QVBoxLayout;

namespace redoubt::editor {

class FieldText;

/// A value of the vocabulary as a form: a field for each of its members, and so on within them. What no field can show,
/// such as members that are not in the vocabulary, is edited as JSON below.
class ShapeForm : public QWidget {
  Q_OBJECT

 public:
  /// `name` is its object name; its fields are named `name.member`, the text `name.json`.
  explicit ShapeForm(Session& session, const QString& name, QWidget* parent = nullptr);

  /// Members and words are called as those of rules; otherwise as those of orders.
  void speakAsRules();
  /// The JSON of the whole value is shown elsewhere.
  void hideText() { hasText_ = false; }

  /// Sets which names are offered.
  void setOffers(decltype(ChoiceWords::isOffered) isOffered) { context_.isOffered = std::move(isOffered); }
  /// The choices for a member that can be any text in the vocabulary; without choices it is typed. `json` is the whole
  /// value. Where `takesOthers`, other texts can be typed as well.
  using TextOffers = std::function<std::vector<std::string>(const std::string& member, const std::string& json)>;
  void setTextOffers(TextOffers offers, bool takesOthers = false);

  /// What such texts are called; an empty title leaves them to the words of the form.
  void setTextTitles(std::function<QString(const std::string& member, const std::string& text)> titles);

  /// Shows `json`; `term` defines the fields of the members and is null if the vocabulary doesn't have the value.
  void show(const rules::Term* term, const std::string& json);
  /// Whether the fields show the whole value.
  bool isEnough() const;

 signals:
  void valueChosen(const std::string& json);

 private:
  void rebuild();
  void showText();
  void takeText();

  Session& session_;
  FormContext context_;
  QVBoxLayout* column_;
  ValueEditor* editor_ = nullptr;
  QLabel* caption_;
  FieldText* text_;
  QLabel* fault_;
  const rules::Term* term_ = nullptr;
  std::string json_;
  bool hasText_ = true;
};

}  // namespace redoubt::editor
