#pragma once

#include <QWidget>
#include <functional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/shape_plan.h"
#include "editor/dialogs/values/choice_spec.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What the editors of one form share: how members and words are called, and what is offered.
struct FormContext {
  Session* session = nullptr;
  std::string room = {};  ///< of the rule (rules::roomOf); empty for values that are no rules
  std::function<QString(const std::string& member)> label = {};
  std::function<QString(const std::string& member)> hint = {};
  std::function<QString(const std::string& member, const std::string& word)> word = {};
  /// Which names are offered; empty: all.
  decltype(ChoiceWords::isOffered) isOffered = {};
  /// What is offered for a member that can be any text; nothing: it is typed.
  std::function<std::vector<std::string>(const std::string& member)> textOffers = {};
  /// Whether other texts than those can be typed.
  bool takesOtherTexts = false;
};

/// Where an editor stands in its form.
struct FormPlace {
  std::string member;  ///< the nearest one round it
  QString name;        ///< object name: "rules.parts.do.0.retreat"
  int depth = 0;       ///< of objects round it
};

/// Edits a value of one shape. What it shows comes from outside; what a person chooses is reported and shown once it is
/// presented again.
class ValueEditor : public QWidget {
  Q_OBJECT

 public:
  ValueEditor(const FormContext& context, FormPlace place);

  /// Null: there is no value.
  virtual void present(const Json& value) = 0;
  /// Whether it wants the whole width of its form, with its label above it.
  virtual bool isTall() const { return false; }

 signals:
  /// "null" if there shall be no value.
  void valueChosen(const std::string& json);

 protected:
  QString nameOf(const QString& part) const;

  const FormContext& context_;
  const FormPlace place_;
};

ValueEditor* makeValueEditor(const FormContext& context, const rules::Shape& shape, const FormPlace& place);

/// A value of the shape to begin with; names are the first that the battle has.
Json freshValue(const Session& session, const rules::Shape& shape);

}  // namespace redoubt::editor
