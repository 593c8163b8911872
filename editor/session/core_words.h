#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "core/base/error.h"

namespace redoubt::editor {

/// The texts of the core, in the language of the window and for people who don't know its sources: errors and their
/// reasons, complaints about layouts, titles in history that come from the core, notes on the origin of a value. The
/// words are in data/words, by key; words that the window says differently are in window.json.
class CoreWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CoreWords)

 public:
  static QString text(const Phrase& phrase);
  /// With the file of the error, if there is one: "/home/anna/a.battle: another window has it open…".
  static QString text(const Error& error);
  /// A text in a file: one that the core writes in English ("set by hand", data/words/en/stored.json), or a text of the
  /// author, which is returned unchanged.
  static QString stored(std::string_view text);
  /// A table, column or value of the file ("set_up_block", "enters"), or a title of the blank rules ("Woods").
  static QString term(std::string_view word);

  /// Whether the window has words for it in any language, English included.
  static bool knowsTerm(std::string_view word);
};

}  // namespace redoubt::editor
