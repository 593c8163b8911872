#include "editor/dialogs/values/text_offers.h"

#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/vocabulary/state_keys.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using Texts = std::vector<std::string>;

Texts levelsIn(const Json& state) {
  Texts levels;
  if (!state.is_object() || !state.contains("levels") || !state["levels"].is_array()) return levels;
  for (const Json& each : state["levels"]) {
    if (each.is_string()) levels.push_back(each.get<std::string>());
  }
  return levels;
}

Texts namesUnder(const Session& session, const std::string& prefix) {
  const auto under = session.rules().under(prefix);
  return {under.begin(), under.end()};
}

// The moments at which a change of a state happens.
Texts moments(const Session& session) {
  Texts all{"choice", "always", "turn", "rally", "enter"};
  for (const char* kind : {"segment", "action", "effect"}) {
    for (std::string& each : namesUnder(session, kind)) all.push_back(std::move(each));
  }
  return all;
}

}  // namespace

std::vector<std::string> textOffers(const Session& session, const std::string& path, const std::string& member,
                                    const std::string& json) {
  const auto parts = words(path, "/");
  if (parts.size() < 2) return {};
  if (parts[0] == "state") {
    if (parts.size() == 2) return member == "start" ? levelsIn(parsed(json)) : Texts();
    if (member == "on") return moments(session);
    if (member != "from" && member != "to") return {};
    const model::Rule* state = session.rules().row("state/" + std::string(parts[1]));
    Texts levels = state ? levelsIn(parsed(state->value.text)) : Texts();
    if (member == "to") levels.insert(levels.end(), {"+1", "+2", "-1", "-2"});
    return levels;
  }
  if (parts[0] == "segment" && member == "pool") return namesUnder(session, "pool");
  if (member == "group") return namesUnder(session, std::string(parts[0]) + "/" + std::string(parts[1]) + "/combine");
  return {};
}

QString textTitle(const Session& session, const std::string& path, const std::string& member, const std::string& text) {
  const auto parts = words(path, "/");
  if (parts.size() < 2) return {};
  const rules::RuleBook& book = session.translatedRules();
  const auto titled = [&](const std::string& of) { return toQt(book.text(of + "/title").value_or("")); };
  if (parts[0] == "segment" && member == "pool") return titled("pool/" + text);
  if (parts[0] != "state") return {};
  if (member == "from" || member == "to" || member == "start") {
    const auto level = rules::keys::kStateLevel.in(book, {std::string(parts[1]), text});
    return level ? toQt(level->title) : QString();
  }
  if (member != "on") return {};
  for (const char* kind : {"segment/", "action/", "effect/"}) {
    if (const QString title = titled(kind + text); !title.isEmpty()) return title;
  }
  return {};
}

}  // namespace redoubt::editor
