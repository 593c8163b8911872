#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/model/battle.h"
#include "core/model/changes.h"

/// What authors write, in several languages: names, titles and sentences of rows, and of rules the titles and what only
/// people read. A battle keeps its translations by text, so that a text is translated once wherever it stands, and a
/// text that changes is untranslated until someone looks at it.
namespace redoubt::rules {

/// The codes of the languages into which any text is translated, sorted.
std::vector<std::string> translatedLanguages(const model::Battle& battle);

/// The translations into one language, by the text. `language` may have a country: "pl_PL".
Texts textsIn(const model::Battle& battle, std::string_view language);

/// The battle with every text in a language; texts without translation stay. For views, pictures and documents; never
/// to be edited, as what is read from it may be a translation.
model::Battle inLanguage(const model::Battle& battle, std::string_view language);

/// A text that can be translated, and where it stands.
struct WrittenText {
  /// "unit" and "name"; for rules "rule" and the path.
  struct Place {
    std::string table;
    std::string column;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  std::string text;
  std::vector<Place> places;  ///< each once, sorted
};

/// Every text that can be translated, once each, in the order of the tables and of their rows.
std::vector<WrittenText> writtenTexts(const model::Battle& battle);

/// The battle in a language, kept up to date as the battle changes.
class TranslatedBattle {
 public:
  TranslatedBattle() = default;

  void restart(const model::Battle& battle, std::string language);
  /// `battle` is the battle after `changes`. What has changed in the translated battle: the same rows in its words, and
  /// those whose translation has changed. Good until the next call; `changes` itself where nothing is translated.
  const model::Changes& update(const model::Battle& battle, const model::Changes& changes);

  const model::Battle& battle() const { return battle_; }
  const Texts& texts() const { return texts_; }

 private:
  std::string language_;
  Texts texts_;
  model::Battle battle_;
  model::Changes changes_;
};

}  // namespace redoubt::rules
