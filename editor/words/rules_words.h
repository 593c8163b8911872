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

/// How rules, their faults and their origins are put into words of the window's language.
class RulesWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::RulesWords)

 public:
  static QString text(std::string_view utf8);
  /// The words of the core in the window's language.
  static QString in(const Phrase& phrase);
  /// What a rule means, as it is read in a window.
  static QString meaning(const rules::Term& term);
  /// The title of a topic; null is that of the author's own paths.
  static QString topic(const rules::Topic* topic);
  /// The title of a scenario; its slug where it has none.
  static QString scenario(const model::Battle& battle, Id<model::Scenario> id);
  /// "Expected a whole number from 0.", with the place in the value if it is not the value itself.
  static QString fault(const Phrase& expected, const std::string& pointer);
  static QString fault(const rules::JsonFault& fault);
  static QString fault(const rules::RuleFault& fault);
  /// "There is no terrain “wods”."
  static QString unknown(const std::vector<rules::NameKind>& kinds, const std::string& name);
  /// A value in one line; null is in words.
  static QString value(const std::string& json);
  /// A value to be read and typed at: in one line where it is short, else an item to a line.
  static QString lines(const std::string& json);
  /// "R6.2, printed"; empty without an origin.
  static QString origin(const Session& session, const model::Provenance* origin);
};

/// `text` as it is searched for: in small letters without diacritics.
QString plainText(const QString& text);

}  // namespace redoubt::editor
