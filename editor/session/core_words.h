#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "core/base/error.h"

namespace redoubt::editor {

/// What the core says, in the language of the window and for people who never read its sources: errors and their
/// reasons, complaints about layouts, titles that history got from the core, notes on where a value comes from. The
/// words stand in data/words, by key; where the window says something in its own way, in their window.json.
class CoreWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CoreWords)

 public:
  static QString text(const Phrase& phrase);
  /// With the file it is about, if there is one: "/home/anna/a.battle: another window has it open…".
  static QString text(const Error& error);
  /// A text that a file holds: one of those that the core writes in English ("set by hand", data/words/en/stored.json),
  /// or what people wrote, as it stands.
  static QString stored(std::string_view text);
  /// A table, column or value of the file ("set_up_block", "enters"), or a title of the blank rules ("Woods").
  static QString term(std::string_view word);

  /// Whether the window has words for it, in English too.
  static bool knowsTerm(std::string_view word);
};

}  // namespace redoubt::editor
