#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/vocabulary.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Rules, their faults and their origins, in the language of the window.
class RulesWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RulesWords)

 public:
  static QString text(std::string_view utf8);
  /// What a member of a rule's value is called, a sentence about it, and what a word is called that it can be
  /// (core/rules/vocabulary/member_words.h); what has no words stays as it is.
  static QString member(std::string_view room, std::string_view member);
  static QString hint(std::string_view room, std::string_view member);
  static QString word(std::string_view room, std::string_view member, std::string_view word);
  /// A text of the core in the language of the window.
  static QString in(const Phrase& phrase);
  /// The meaning of a rule, for the window.
  static QString meaning(const rules::Term& term);
  /// The title of a topic; null: the title for the author's own paths.
  static QString topic(const rules::Topic* topic);
  /// The title of a scenario; its slug if it has none.
  static QString scenario(const model::Battle& battle, Id<model::Scenario> id);
  /// "Expected a whole number from 0."; with the place in the value, if it is not the whole value.
  static QString fault(const Phrase& expected, const std::string& pointer);
  static QString fault(const rules::JsonFault& fault);
  static QString fault(const rules::RuleFault& fault);
  /// "There is no terrain “wods”."
  static QString unknown(const std::vector<rules::NameKind>& kinds, const std::string& name);
  /// A value in one line; null in words.
  static QString value(const std::string& json);
  /// A value for reading and editing: in one line if it is short, otherwise one line for each item.
  static QString lines(const std::string& json);
  /// "R6.2, printed"; empty without an origin.
  static QString origin(const Session& session, const model::Provenance* origin);
};

/// `text` for searching: in lower case without diacritics.
QString plainText(const QString& text);

}  // namespace redoubt::editor
