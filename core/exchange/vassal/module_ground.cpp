#include "core/exchange/vassal/module_ground.h"

#include "core/rules/turns/track_spaces.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::exchange::vassal {
namespace {

std::string wantedLanguage(const ExportJob& job) {
  const std::string& wanted = job.options.text("language");
  return wanted == "own" ? languageOf(job.battle) : wanted;
}

}  // namespace

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
      words(wantedLanguage(job)),
      texts(rules::textsIn(original, words.language())),
      battle(rules::inLanguage(original, words.language())),
      book(battle) {}

const std::string& ModuleGround::inWords(const std::string& text) const {
  const auto found = texts.find(text);
  return found == texts.end() ? text : found->second;
}

std::string languageOf(const model::Battle& battle) {
  const model::BattleInfo* info = model::info(battle);
  return info && info->language.size() >= 2 ? info->language.substr(0, 2) : "en";
}

const model::Space* turnSpace(const model::Battle& battle, int turn) {
  const model::Space* first = nullptr;
  for (const model::Track& track : battle.all<model::Track>()) {
    if (track.kind != "turn") continue;
    for (const model::Space* space : rules::spacesOf(battle, track.id)) {
      if (space->label == std::to_string(turn) || space->slug == "turn-" + std::to_string(turn)) return space;
      if (!first) first = space;
    }
  }
  return first;
}

}  // namespace redoubt::exchange::vassal
