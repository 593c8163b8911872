#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "core/base/error.h"

namespace redoubt::editor {

/// What the core says in English, in the language of the window and for people who never read its sources: errors and
/// their reasons, complaints about layouts, titles that history got from the core, notes on where a value comes from.
/// Whole sentences are known, with the places in them that vary; what is unknown stays as it is.
class CoreWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::CoreWords)

 public:
  static QString text(std::string_view english);
  /// With the file it is about, if there is one: "/home/anna/a.battle: another window has it open…".
  static QString text(const Error& error);
  /// A table, column or value of the file ("set_up_block", "enters"), or a title of the blank rules ("Woods").
  static QString term(std::string_view word);

  /// Whether the window has words for it, in English too.
  static bool knows(std::string_view english);
  static bool knowsTerm(std::string_view word);
};

}  // namespace redoubt::editor
