#include "core/exchange/vassal/module_ground.h"

#include "core/exchange/playing/played_rows.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::exchange::vassal {
ModuleWords::ModuleWords(std::string language) : language_(std::move(language)) {}

std::string ModuleWords::say(std::string key) const {
  return said(Phrase::of(std::move(key)), language_);
}

std::string ModuleWords::say(std::string key, std::vector<Phrase::Argument> arguments) const {
  return said(Phrase::of(std::move(key), std::move(arguments)), language_);
}

std::string ModuleWords::mainMap() const {
  return say("formats.vassal.module.main-map");
}

std::string ModuleWords::boxesMap() const {
  return say("formats.vassal.module.boxes-map");
}

std::string ModuleWords::eliminated() const {
  return say("formats.vassal.module.eliminated");
}

std::string ModuleWords::cup() const {
  return say("formats.vassal.module.cup");
}

ModuleGround::ModuleGround(const ExportJob& job)
    : original(job.battle),
      originalBook(original),
      words(languageOf(job)),
      texts(rules::textsIn(original, words.language())),
      battle(rules::inLanguage(original, words.language())),
      book(battle) {}

const std::string& ModuleGround::inWords(const std::string& text) const {
  const auto found = texts.find(text);
  return found == texts.end() ? text : found->second;
}

}  // namespace redoubt::exchange::vassal
