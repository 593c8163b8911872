#include "core/exchange/html/battle_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/playing/charts.h"
#include "core/rules/book/dice.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::exchange::html {
namespace {

double rounded(double length) {
  return std::round(length * 1e4) / 1e4;
}

void setText(Json& json, const char* name, const std::string& text) {
  if (!text.empty()) json[name] = text;
}

Json identityOf(const PageGround& ground) {
  const model::BattleInfo* info = model::info(ground.battle);
  const model::BattleInfo* source = model::info(ground.original);
  PageIds ids;
  Json json{{"id", ids.of("", source && !source->slug.empty() ? source->slug : "battle")}};
  json["title"] = info && !info->title.empty() ? info->title : ground.say("page.untitled");
  if (info) {
    setText(json, "date", info->date);
    setText(json, "place", info->place);
    if (const model::System* system = ground.battle.find(info->system)) setText(json, "rules", titleOf(*system));
    setText(json, "description", info->description);
  }
  json["sources"] = sourceLines(ground.battle);
  Json credits = Json::array();
  const model::MapSheet* sheet = model::mapSheet(ground.battle);
  if (sheet && sheet->invented) credits.push_back(ground.say("page.credits.invented"));
  credits.push_back(ground.say("page.credits.made"));
  json["credits"] = std::move(credits);
  return json;
}

Json layoutJson(const PageGround& ground, const MapPlan& plan) {
  const hex::LayoutSpec& spec = ground.layout.spec();
  Json json{{"orientation", std::string(model::toText(spec.orientation))},
            {"shifted", std::string(model::toText(spec.shifted))},
            {"origin", {rounded(-plan.sheet.left), rounded(-plan.sheet.top)}},
            {"sheet", {rounded(plan.sheet.width()), rounded(plan.sheet.height())}}};
  const model::MapSheet* sheet = model::mapSheet(ground.battle);
  if (sheet && sheet->metresPerHex && std::isfinite(*sheet->metresPerHex)) json["metresPerHex"] = *sheet->metresPerHex;
  return json;
}

std::string colourOf(const std::string& colour) {
  const bool isColour = colour.size() == 7 && colour[0] == '#' &&
                        std::all_of(colour.begin() + 1, colour.end(), [](unsigned char c) { return std::isxdigit(c); });
  return isColour ? colour : "#8a8678";
}

template <class Row>
std::vector<const Row*> inOrder(const model::Battle& battle) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const Row* a, const Row* b) { return a->ordinal < b->ordinal; });
  return rows;
}

Json armiesOf(const PageGround& ground) {
  Json list = Json::array();
  for (const model::Army* army : inOrder<model::Army>(ground.battle)) {
    list.push_back({{"id", ground.id(*army)}, {"name", titleOf(*army)}, {"colour", colourOf(army->colour)}});
  }
  return list;
}

Json commandsOf(const PageGround& ground) {
  Json list = Json::array();
  for (const model::Command* command : inOrder<model::Command>(ground.battle)) {
    const model::Army* army = ground.battle.find<model::Army>(command->army);
    list.push_back({{"id", ground.id(*command)},
                    {"name", titleOf(*command)},
                    {"army", army ? ground.id(*army) : ""},
                    {"colour", colourOf(command->colour)}});
  }
  return list;
}

Json tracksOf(const PageGround& ground, const MapPlan& plan) {
  Json list = Json::array();
  for (const model::Track& track : ground.battle.all<model::Track>()) {
    const auto spaces = rules::spacesOf(ground.battle, track.id);
    if (spaces.empty()) continue;
    const bool isOnMap = std::all_of(spaces.begin(), spaces.end(),
                                     [&](const model::Space* space) { return plan.spaces.contains(space->id); });
    Json rows = Json::array();
    for (const model::Space* space : spaces) {
      const std::string id = ground.id(*space);
      Json row{{"id", id.substr(id.find('/') + 1)}, {"label", space->label.empty() ? space->slug : space->label}};
      if (space->capacity) row["capacity"] = *space->capacity;
      if (isOnMap) {
        const hex::Bounds& box = plan.spaces.at(space->id);
        row["x"] = rounded(box.left - plan.sheet.left);
        row["y"] = rounded(box.top - plan.sheet.top);
        row["w"] = rounded(box.width());
        row["h"] = rounded(box.height());
      }
      rows.push_back(std::move(row));
    }
    list.push_back({{"id", ground.id(track)},
                    {"title", titleOf(track)},
                    {"on", isOnMap ? "map" : "panel"},
                    {"spaces", std::move(rows)}});
  }
  return list;
}

Json diceOf(const PageGround& ground) {
  const rules::Faces faces = rules::faces(ground.book).value_or(rules::Faces{1, 2, 3, 4, 5, 6});
  const auto sides = static_cast<int>(faces.size());
  const bool isRow = faces.back() - faces.front() + 1 == sides;
  Json list = Json::array();
  for (const int count : {1, 2}) {
    Json die{{"title", fmt::format("{}d{}", count, sides)}, {"count", count}};
    if (isRow) {
      die["sides"] = sides;
      die["from"] = faces.front();
    } else {
      Json texts = Json::array();
      for (const int face : faces) texts.push_back(std::to_string(face));
      die["faces"] = std::move(texts);
    }
    list.push_back(std::move(die));
  }
  return list;
}

Json chartsOf(const PageGround& ground) {
  Json list = Json::array();
  for (const ChartTable& chart : chartTables(ground.book, ground.language)) {
    Json columns{chart.head};
    for (const std::string& column : chart.columns) columns.push_back(column);
    list.push_back({{"title", chart.title}, {"columns", std::move(columns)}, {"rows", chart.rows}});
  }
  return list;
}

Json placesOf(const PageGround& ground) {
  Json list = Json::array();
  std::set<std::string> known;
  for (const model::Label& label : ground.battle.all<model::Label>()) {
    if (label.text.empty() || !ground.layout.contains(label.hex)) continue;
    const std::string hex = ground.id(label.hex);
    if (known.insert(label.text + "\n" + hex).second) list.push_back({{"name", label.text}, {"hex", hex}});
  }
  return list;
}

Json layersOf(const PageGround& ground) {
  Json list = Json::array();
  for (const char* layer : {"grid", "numbers", "names", "zones"}) {
    list.push_back({{"id", layer}, {"title", ground.say(std::string("page.layer.") + layer)}});
  }
  return list;
}

}  // namespace

Json battleDocument(const PageGround& ground, const MapPlan& plan, std::vector<FaceWish>& faces) {
  Json document{{"format", "redoubt-page"}, {"version", 1}, {"battle", identityOf(ground)}};
  document["layout"] = layoutJson(ground, plan);
  addHexes(document, ground);
  document["map"] = Json{{"layers", layersOf(ground)}};
  document["armies"] = armiesOf(ground);
  document["commands"] = commandsOf(ground);
  document["pieces"] = piecesOf(ground, faces);
  document["scenarios"] = scenariosOf(ground);
  document["tracks"] = tracksOf(ground, plan);
  document["dice"] = diceOf(ground);
  document["charts"] = chartsOf(ground);
  document["places"] = placesOf(ground);
  return document;
}

}  // namespace redoubt::exchange::html
