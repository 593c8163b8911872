#include "core/transcribe/reading_json.h"

#include <nlohmann/json.hpp>

namespace redoubt::transcribe {
namespace {

using Json = nlohmann::ordered_json;

void put(Json& json, const char* key, const std::string& text) {
  if (!text.empty()) json[key] = text;
}

Json jsonOf(const Item& item) {
  Json json = Json::object();
  put(json, "unit", item.unit);
  put(json, "leader", item.leader);
  if (item.count) json["count"] = *item.count;
  put(json, "hex", item.hex);
  put(json, "facing", item.facing);
  if (item.within) json["within"] = *item.within;
  put(json, "zone", item.zone);
  put(json, "with", item.with);
  if (item.turn) {
    json["turn"] = *item.turn;
  } else {
    put(json, "turn", item.time);
  }
  if (item.lastTurn) json["lastTurn"] = *item.lastTurn;
  if (item.onward) json["onward"] = true;
  if (item.turn) put(json, "time", item.time);
  put(json, "state", item.state);
  put(json, "note", item.note);
  put(json, "army", item.army);
  if (item.isAny) json["any"] = true;
  for (const auto& [figure, value] : item.figures) json["figures"][figure.empty() ? "figures" : figure] = value;
  return json;
}

}  // namespace

std::string toJson(const Reading& reading, std::string_view language) {
  Json lines = Json::array();
  for (const Line& line : reading.lines) {
    Json json = Json::object();
    json["line"] = line.number;
    json["text"] = line.text;
    json["kind"] = toText(line.kind);
    json["items"] = Json::array();
    for (const Item& item : line.items) json["items"].push_back(jsonOf(item));
    json["guesses"] = Json::array();
    for (const Guess& guess : line.guesses) {
      Json one = Json::object();
      put(one, "words", guess.words);
      put(one, "taken", guess.taken);
      one["why"] = said(guess.why, language);
      json["guesses"].push_back(std::move(one));
    }
    if (line.continues) json["continues"] = *line.continues;
    lines.push_back(std::move(json));
  }
  return Json{{"lines", std::move(lines)}}.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace redoubt::transcribe
