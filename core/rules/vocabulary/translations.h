#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/phrase.h"
#include "core/model/battle.h"
#include "core/model/changes.h"

/// The author's texts in several languages: names, titles and sentences of rows; of rules the titles and the values
/// that only people read. A battle stores its translations by text, so that a text is translated once for all its
/// places, and a changed text is untranslated until it is translated again.
namespace redoubt::rules {

/// The codes of the languages that have at least one translation, sorted.
std::vector<std::string> translatedLanguages(const model::Battle& battle);

/// The translations into one language, by original text. `language` may have a country: "pl_PL".
Texts textsIn(const model::Battle& battle, std::string_view language);

/// The battle with every text in a language; texts without a translation stay as they are. For views, pictures and
/// documents; never edit it, because what is read from it may be a translation.
model::Battle inLanguage(const model::Battle& battle, std::string_view language);

/// A text that can be translated, and its places.
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
  /// Updates the translated battle; `battle` is the battle after `changes`. Returns the changes of the translated
  /// battle: the same rows with translated texts, and rows whose translation has changed. The result is valid until the
  /// next call; it is `changes` itself if nothing is translated.
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
