#include "tests/editor/render/frame_sample.h"

#include <algorithm>

namespace redoubt::render::sample {
namespace {

void addTerrain(model::Battle& battle, const std::string& slug, const char* place, int order, const char* title) {
  const std::string path = "terrain/" + slug + "/";
  addRule(battle, path + "place", std::string("\"") + place + "\"");
  addRule(battle, path + "order", std::to_string(order));
  addRule(battle, path + "title", std::string("\"") + title + "\"");
}

}  // namespace

MapStyle framed() {
  MapStyle style;
  style.frame = true;
  return style;
}

void tell(model::Battle& battle, const char* title, const char* language) {
  model::BattleInfo info = *model::info(battle);
  info.title = title;
  info.date = "1794-04-04";
  info.place = "Somewhere, a long way from the next town";
  info.language = language;
  battle.all<model::BattleInfo>().put(info);
}

void addTrack(model::Battle& battle, int id, const char* title, int spaces) {
  battle.all<model::Track>().put({{id}, "track-" + std::to_string(id), id == 1 ? "turn" : "other", title});
  for (int i = 1; i <= spaces; ++i) {
    model::Space space;
    space.id = {100 * id + i};
    space.slug = "space-" + std::to_string(i);
    space.track = {id};
    space.ordinal = i;
    space.label = i % 5 == 0 ? "Allies +" + std::to_string(i) : std::to_string(i);
    battle.all<model::Space>().put(space);
  }
}

void addLegendRules(model::Battle& battle) {
  addRule(battle, "arm/foot/title", R"("Infantry")");
  addRule(battle, "arm/horse/title", R"("Cavalry")");
  addRule(battle, "arm/foot/order", "1");
  addRule(battle, "arm/horse/order", "2");
  addTerrain(battle, "clear", "hex", 1, "Clear");
  addTerrain(battle, "woods", "hex", 2, "Woods");
  addTerrain(battle, "marsh", "hex", 3, "Marsh");
  addTerrain(battle, "stream", "hexside", 4, "Stream");
  addTerrain(battle, "river", "hexside", 5, "River");
  addTerrain(battle, "road", "link", 6, "Road");
  addTerrain(battle, "ford", "link", 7, "Ford");
  addRule(battle, "terrain/woods/enter", R"({"foot": 2, "horse": "3/2"})");
  addRule(battle, "terrain/woods/blocks-sight", "true");
  addRule(battle, "terrain/woods/combat-shift", "-2");
  addRule(battle, "terrain/marsh/enter", R"({"foot": 3})");
  addRule(battle, "terrain/marsh/forbidden", R"(["horse"])");
  addRule(battle, "terrain/stream/enter", R"({"foot": 1, "horse": 2})");
  addRule(battle, "terrain/road/enter", R"({"foot": 1, "horse": "1/2"})");
  addRule(battle, "terrain/road/replaces", R"(["hex"])");
}

model::Battle countryside(hex::Orientation orientation, int columns, int rows) {
  model::Battle battle = bareMap(orientation, columns, rows);
  addLegendRules(battle);
  tell(battle, "Somewhere 1794", "en");
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.metresPerHex = 100;
  sheet.northAngle = 30;
  battle.all<model::MapSheet>().put(sheet);
  setTerrain(battle, at(2, 2), "woods");
  setTerrain(battle, at(3, 2), "marsh");
  addHexside(battle, at(4, 4), 0, "stream");
  addLink(battle, at(2, 4), *model::layoutOf(battle).neighbour(at(2, 4), 2), "road");
  addTrack(battle, 1, "Turns", 15);
  addTrack(battle, 2, "Morale of both armies", 12);
  return battle;
}

bool isAffected(const MapPainter& map, const model::Changes& changes, const QRectF& part) {
  const std::vector<hex::Bounds> regions = map.affectedBy(changes);
  return std::any_of(regions.begin(), regions.end(),
                     [&](const hex::Bounds& region) { return toQt(region).contains(part); });
}

}  // namespace redoubt::render::sample
