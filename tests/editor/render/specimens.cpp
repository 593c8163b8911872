#include "tests/editor/render/specimens.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <tuple>
#include <utility>

#include "editor/render/terrain_kind.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render::sample {
namespace {

constexpr int kColumns = 5;
constexpr int kRows = 4;

using Draw = std::function<void(model::Battle&)>;
using Places = std::initializer_list<std::pair<int, int>>;

Specimen specimen(const QString& title, hex::Orientation orientation, const Draw& draw) {
  Specimen made{title, bareMap(orientation, kColumns, kRows)};
  draw(made.battle);
  return made;
}

void put(model::Battle& battle, std::string_view terrain, Places places, int level = 0) {
  for (const auto& [column, row] : places) setTerrain(battle, at(column, row), terrain, level);
}

void way(model::Battle& battle, std::string_view kind, Places places) {
  for (auto each = places.begin(); each + 1 != places.end(); ++each) {
    addLink(battle, at(each->first, each->second), at((each + 1)->first, (each + 1)->second), kind);
  }
}

bool isPointy(const model::Battle& battle) {
  return model::layoutOf(battle).orientation() == hex::Orientation::Pointy;
}

// A line along hexsides through the map: over the third row of a pointy-top map, beside the third column of a flat-top
// one.
void line(model::Battle& battle, std::string_view kind) {
  for (int i = 1; i <= 4; ++i) {
    for (const int side : isPointy(battle) ? std::array{5, 0} : std::array{1, 2}) {
      addHexside(battle, isPointy(battle) ? at(i, 3) : at(3, i), side, kind);
    }
  }
}

// Two hexsides that leave such a line.
void branch(model::Battle& battle, std::string_view kind) {
  const hex::HexKey hex = isPointy(battle) ? at(3, 3) : *model::layoutOf(battle).neighbour(at(3, 2), 1);
  for (const int side : isPointy(battle) ? std::array{1, 2} : std::array{3, 2}) addHexside(battle, hex, side, kind);
}

// A road across such a line, with what carries it over.
void crossing(model::Battle& battle, std::string_view way, std::string_view kind, int place) {
  const hex::HexKey hex = isPointy(battle) ? at(place, 3) : at(3, place);
  const int side = isPointy(battle) ? 0 : 2;
  const hex::Layout layout = model::layoutOf(battle);
  const hex::HexKey beyond = *layout.neighbour(hex, side);
  addLink(battle, hex, beyond, way);
  addLink(battle, hex, beyond, kind);
  if (const auto before = layout.neighbour(hex, side + 3)) addLink(battle, hex, *before, way);
  if (const auto after = layout.neighbour(beyond, side)) addLink(battle, beyond, *after, way);
}

// The sides between the hexes of some level and those below it.
void slopes(model::Battle& battle, std::string_view kind) {
  const hex::Layout layout = model::layoutOf(battle);
  const auto level = [&](hex::HexKey hex) {
    const model::HexRow* row = battle.all<model::HexRow>().find(hex);
    return row ? row->level : 0;
  };
  layout.forEachHex([&](hex::HexKey hex) {
    for (int side = 0; side < hex::kSides; ++side) {
      const auto other = layout.neighbour(hex, side);
      if (other && level(hex) > level(*other)) addHexside(battle, hex, side, kind);
    }
  });
}

void addTerrains(std::vector<Specimen>& all, hex::Orientation orientation, const QString& suffix) {
  for (const std::string_view word : patternsOf(Place::Hex)) {
    all.push_back(specimen(QString::fromUtf8(word.data(), word.size()) + suffix, orientation, [&](auto& battle) {
      put(battle, word, {{2, 2}, {3, 2}, {4, 2}, {2, 3}, {3, 3}, {5, 1}});
      way(battle, "road", {{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}});
    }));
  }
  for (const std::string_view word : patternsOf(Place::Hexside)) {
    all.push_back(specimen(QString::fromUtf8(word.data(), word.size()) + suffix, orientation,
                           [&](auto& battle) { line(battle, word); }));
  }
  for (const std::string_view word : patternsOf(Place::Link)) {
    all.push_back(specimen(QString::fromUtf8(word.data(), word.size()) + suffix, orientation, [&](auto& battle) {
      const bool isCrossing = word == "bridge" || word == "ford" || word == "ferry";
      if (!isCrossing) return way(battle, word, {{2, 1}, {2, 2}, {3, 3}, {3, 4}});
      line(battle, "river");
      crossing(battle, "road", word, 2);
    }));
  }
}

void addJoints(std::vector<Specimen>& all, hex::Orientation o, const QString& suffix) {
  const auto add = [&](const char* title, const Draw& draw) {
    all.push_back(specimen(QString::fromLatin1(title) + suffix, o, draw));
  };
  add("stream into river", [](auto& b) {
    line(b, "river");
    branch(b, "stream");
  });
  add("three streams", [](auto& b) {
    line(b, "stream");
    branch(b, "stream");
  });
  add("stream into a pond", [](auto& b) {
    put(b, "water", {{4, 2}, {5, 2}, {4, 3}});
    line(b, "stream");
  });
  add("river in marsh and woods", [](auto& b) {
    put(b, "marsh", {{1, 2}, {2, 2}, {1, 3}, {2, 3}});
    put(b, "woods", {{3, 2}, {4, 2}, {4, 3}, {5, 3}});
    line(b, "river");
  });
  add("junction of roads", [](auto& b) {
    way(b, "road", {{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}});
    way(b, "road", {{3, 2}, {3, 3}, {3, 4}});
    way(b, "lane", {{2, 2}, {2, 1}});
    way(b, "track", {{4, 2}, {4, 3}, {5, 4}});
  });
  add("crossroads", [](auto& b) {
    way(b, "road", {{1, 1}, {2, 2}, {3, 3}, {3, 4}});
    way(b, "lane", {{1, 3}, {2, 2}, {3, 2}, {4, 1}});
  });
  add("lanes and tracks into a road", [](auto& b) {
    const hex::Layout layout = model::layoutOf(b);
    const auto out = [&](int side, std::string_view kind) {
      const hex::HexKey middle = at(3, 3);
      addLink(b, middle, *layout.neighbour(middle, side), kind);
    };
    for (const int side : {1, 4}) out(side, "road");
    for (const int side : {2, 3}) out(side, "lane");
    for (const int side : {0, 5}) out(side, "track");
  });
  add("ford by a bend", [](auto& b) {
    const hex::Layout layout = model::layoutOf(b);
    for (const int side : {5, 0, 1, 2}) addHexside(b, at(3, 3), side, "stream");
    for (const int side : {0, 3}) addLink(b, at(3, 3), *layout.neighbour(at(3, 3), side), "road");
    addLink(b, at(3, 3), *layout.neighbour(at(3, 3), 0), "ford");
  });
  add("road, bridge, footbridge, ford", [](auto& b) {
    line(b, "stream");
    crossing(b, "road", "bridge", 3);
    crossing(b, "track", "bridge", 2);
    crossing(b, "lane", "ford", 1);
  });
  add("village at crossroads", [](auto& b) {
    put(b, "village", {{2, 2}, {3, 2}, {3, 3}});
    way(b, "road", {{1, 2}, {2, 2}, {3, 2}, {4, 2}});
    way(b, "lane", {{3, 2}, {3, 3}, {3, 4}});
    b.template all<model::Symbol>().put({{1}, at(3, 3), "church", 0.2, 0, 0});
  });
  add("village without a road", [](auto& b) { put(b, "village", {{3, 2}, {3, 3}}); });
  add("castle, manor, redoubt", [](auto& b) {
    put(b, "castle", {{2, 2}});
    way(b, "track", {{1, 2}, {2, 2}});
    b.template all<model::Symbol>().put({{1}, at(4, 2), "manor", 0, 0.05, 0});
    b.template all<model::Symbol>().put({{2}, at(3, 3), "redoubt", 0, 0.05, 30});
  });
  add("hill with slopes", [](auto& b) {
    put(b, "clear", {{2, 2}, {3, 2}, {4, 2}, {2, 3}, {3, 3}}, 1);
    slopes(b, "slope");
  });
  add("two and three levels", [](auto& b) {
    put(b, "clear", {{2, 2}, {2, 3}, {4, 3}}, 1);
    put(b, "clear", {{3, 2}}, 2);
    put(b, "clear", {{3, 3}}, 3);
    slopes(b, "slope");
  });
  add("hollow", [](auto& b) {
    put(b, "clear", {{2, 2}, {3, 2}, {3, 3}}, -1);
    slopes(b, "slope");
  });
  add("slopes in woods, road", [](auto& b) {
    put(b, "clear", {{4, 2}}, 1);
    put(b, "woods", {{2, 2}, {3, 2}, {3, 3}}, 1);
    put(b, "woods", {{1, 2}, {2, 1}, {1, 3}});
    slopes(b, "slope");
    way(b, "road", {{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}});
  });
  add("walls, fences meet", [](auto& b) {
    for (const int side : {5, 0, 1}) addHexside(b, at(3, 2), side, "wall");
    for (const int side : {2, 3, 4}) addHexside(b, at(3, 2), side, "fence");
    addHexside(b, at(4, 2), 2, "wall");
    addHexside(b, at(2, 2), 3, "fence");
  });
  add("wall along a stream", [](auto& b) {
    line(b, "stream");
    for (const int side : {5, 0, 1}) addHexside(b, at(3, 3), side, "wall");
  });
  add("unknown kinds", [](auto& b) {
    put(b, "lava", {{2, 2}, {3, 2}});
    for (const int side : {2, 3}) addHexside(b, at(4, 2), side, "moat");
    way(b, "canal", {{2, 3}, {3, 3}, {4, 3}});
  });
  add("railways meet", [](auto& b) {
    way(b, "railway", {{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}});
    way(b, "railway", {{3, 2}, {3, 3}, {3, 4}});
    way(b, "railway", {{4, 2}, {4, 1}});
  });
  add("railway beside a road", [](auto& b) {
    for (const char* kind : {"road", "railway"}) way(b, kind, {{1, 3}, {2, 3}, {3, 3}, {4, 2}, {5, 2}});
    way(b, "railway", {{3, 3}, {3, 4}});
    way(b, "lane", {{4, 2}, {4, 1}});
  });
  add("railway over a river", [](auto& b) {
    line(b, "river");
    crossing(b, "railway", "bridge", 3);
    for (const char* kind : {"road", "railway"}) crossing(b, kind, "bridge", 2);
  });
  add("fortified lines meet", [](auto& b) {
    line(b, "fortified-line");
    branch(b, "fortified-line");
  });
  add("places by their size", [](auto& b) {
    put(b, "woods", {{1, 1}, {2, 1}, {1, 2}, {4, 2}, {5, 2}, {4, 3}});
    way(b, "road", {{1, 2}, {2, 2}, {3, 2}, {4, 2}, {5, 2}});
    std::int64_t id = 1;
    for (const auto& [kind, column, row] :
         {std::tuple("village", 2, 1), {"small-town", 4, 1}, {"town", 2, 2}, {"city", 4, 2}, {"large-city", 3, 3}}) {
      b.template all<model::Symbol>().put({{id++}, at(column, row), kind, 0, 0.02, 0});
    }
  });
  add("station, airfield, port", [](auto& b) {
    line(b, "river");
    way(b, "railway", {{1, 2}, {2, 2}, {3, 2}, {4, 2}});
    b.template all<model::Symbol>().put({{1}, at(2, 2), "station", 0, 0.02, 0});
    b.template all<model::Symbol>().put({{2}, at(4, 1), "airfield", 0, 0.05, 0});
    b.template all<model::Symbol>().put({{3}, at(2, 4), "port", 0, 0.05, 0});
  });
  add("names", [](auto& b) {
    put(b, "woods", {{1, 4}, {2, 4}, {3, 4}, {4, 4}, {2, 3}, {3, 3}});
    const char* names[] = {"Łańcut", "Żółw", "Ścieklec", "Wzgórze", "Las", "do Ćmielowa"};
    for (int i = 0; i < 6; ++i) {
      addLabel(b, at(1 + i % 2 * 3, 1 + i / 2), names[i], static_cast<model::LabelStyle>(i));
    }
  });
}

}  // namespace

std::vector<Specimen> specimens() {
  std::vector<Specimen> all;
  addTerrains(all, hex::Orientation::Pointy, QString());
  addJoints(all, hex::Orientation::Pointy, QString());
  addTerrains(all, hex::Orientation::Flat, QStringLiteral(" (flat-top)"));
  addJoints(all, hex::Orientation::Flat, QStringLiteral(" (flat-top)"));
  return all;
}

}  // namespace redoubt::render::sample
