#include <gtest/gtest.h>

#include "tests/core/exchange/tiled/sample_maps.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;

std::string warningsOf(const TiledRead& read) {
  std::string text;
  for (const Phrase& warning : read.warnings) text += said(warning) + "\n";
  return text;
}

const std::vector<Object>& objectsOf(const TiledMap& map, std::size_t layer = 0) {
  return std::get<ObjectLayer>(map.layers.at(layer).content).objects;
}

TEST(TiledForms, AMapOfTiled08IsRead) {
  const TiledRead read = readText(R"(<?xml version="1.0"?>
<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">
<map version="1.0" orientation="orthogonal" width="2" height="1" tilewidth="32" tileheight="16">
 <tileset name="old" firstgid="1" tilewidth="32" tileheight="16"><image source="old.png" trans="FF00fF"/></tileset>
 <layer name="ground" width="2" height="1"><data><tile gid="2"/><tile gid="0"/></data></layer>
 <objectgroup name="o" width="2" height="1">
  <object type="start" x="3" y="4" gid="1"/>
  <object name="line" x="1" y="2"><polyline points="0,0 5,-1.5"/></object>
 </objectgroup>
</map>)");
  EXPECT_EQ(warningsOf(read), "");
  EXPECT_EQ(read.map.tilesets[0].image->transparent, Colour{"#ff00ff"});
  EXPECT_EQ(std::get<TileLayer>(read.map.layers[0].content).at(0, 0).gid(), 2u);
  const std::vector<Object>& objects = objectsOf(read.map, 1);
  EXPECT_EQ(objects[0].className, "start");
  EXPECT_EQ(objects[0].width, 32) << "the size of the tile";
  EXPECT_EQ(objects[0].height, 16);
  EXPECT_EQ(std::get<Polyline>(objects[1].shape).points, (std::vector<Point>{{0, 0}, {5, -1.5}}));
}

TEST(TiledForms, ClassAndTypeAreTheSame) {
  for (const char* word : {"type", "class"}) {
    const std::string is = std::string(word) + "=\"las\"";
    const TiledRead read = readText(
        tmx("class=\"bitwa\"", "<tileset firstgid=\"1\" name=\"a\" tilewidth=\"1\" tileheight=\"1\"><tile id=\"0\" " +
                                   is + "/></tileset><objectgroup><object " + is + "/></objectgroup>"));
    EXPECT_EQ(warningsOf(read), "");
    EXPECT_EQ(read.map.className, "bitwa");
    EXPECT_EQ(read.map.tilesets[0].tiles[0].className, "las");
    EXPECT_EQ(objectsOf(read.map)[0].className, "las");
  }
  const TiledRead json = readText(R"({"type": "map", "orientation": "hexagonal", "layers": [{"type": "objectgroup",
    "class": "warstwa", "objects": [{"class": "las"}, {"type": "las"}]}]})");
  EXPECT_EQ(json.map.layers[0].className, "warstwa");
  for (const Object& object : objectsOf(json.map)) EXPECT_EQ(object.className, "las");
}

TEST(TiledForms, PropertiesStandInAttributesAndInTexts) {
  const TiledRead read = readText(tmx("", R"(<properties>
   <property name="a">two
lines</property><property name="b" value="one"/><property name="c" type="int" value=""/>
   <property name="d" type="float" value="1e-3"/><property name="e" type="bool" value="true"/>
   <property name="f" type="object" value="7"/><property name="g" type="color" value="#FF00aa"/>
   <property name="h" type="class" propertytype="Klasa"><properties>
    <property name="i" type="file" value="../a.png"/></properties></property>
   <property name="j" type="color" value=""/>
  </properties>)"));
  EXPECT_EQ(warningsOf(read), "");
  const Properties& all = read.map.properties;
  EXPECT_EQ(find(all, "a")->value, Property::Value(std::string("two\nlines")));
  EXPECT_EQ(find(all, "b")->value, Property::Value(std::string("one")));
  EXPECT_EQ(find(all, "c")->value, Property::Value(std::int64_t{0}));
  EXPECT_EQ(find(all, "d")->value, Property::Value(0.001));
  EXPECT_EQ(find(all, "e")->value, Property::Value(true));
  EXPECT_EQ(find(all, "f")->value, Property::Value(ObjectId{7}));
  EXPECT_EQ(find(all, "g")->value, Property::Value(Colour{"#ff00aa"}));
  EXPECT_EQ(find(all, "h")->customType, "Klasa");
  EXPECT_EQ(std::get<ClassValue>(find(all, "h")->value).members[0].value, Property::Value(FilePath{"../a.png"}));
  EXPECT_EQ(find(all, "j")->value, Property::Value(Colour{}));
}

TEST(TiledForms, JsonOfTiled10HasPropertiesAndTilesByName) {
  const TiledRead read = readText(R"({"orientation": "hexagonal", "width": 1, "height": 1, "tilewidth": 10,
    "tileheight": 10, "properties": {"a": "x", "b": 2}, "propertytypes": {"a": "string", "b": "int"},
    "layers": [{"type": "tilelayer", "width": 1, "height": 1, "x": 0, "y": 0, "data": [3], "name": "l"}],
    "tilesets": [{"firstgid": 1, "name": "t", "tilewidth": 10, "tileheight": 10,
      "tiles": {"2": {"image": "two.png"}}, "tileproperties": {"2": {"cost": 3}, "0": {"kind": "las"}},
      "tilepropertytypes": {"2": {"cost": "float"}}}]})");
  EXPECT_EQ(warningsOf(read), "");
  EXPECT_EQ(find(read.map.properties, "b")->value, Property::Value(std::int64_t{2}));
  const Tileset& set = read.map.tilesets[0];
  ASSERT_EQ(set.tiles.size(), 2u);
  EXPECT_EQ(set.tile(2)->image->source, "two.png");
  EXPECT_EQ(find(set.tile(2)->properties, "cost")->value, Property::Value(3.0));
  EXPECT_EQ(find(set.tile(0)->properties, "kind")->value, Property::Value(std::string("las")));
}

TEST(TiledForms, WhatHasNoPlaceIsToldOnceWithItsTimes) {
  const TiledRead read = readText(tmx("parallaxoriginx=\"3\" version=\"1.10\" tiledversion=\"1.10.2\"", R"(
    <editorsettings><chunksize width="32" height="32"/></editorsettings>
    <tileset firstgid="1" name="a" tilewidth="1" tileheight="1" fillmode="stretch">
     <grid orientation="orthogonal" width="1" height="1"/><wangsets><wangset name="w"/></wangsets>
     <tile id="0"><animation><frame tileid="0" duration="1"/></animation></tile>
     <tile id="1" probability="0.5"><animation/><objectgroup><object/></objectgroup></tile>
    </tileset>)"));
  EXPECT_EQ(warningsOf(read),
            "“animation” in “tile” has no place here and was left out (2×).\n"
            "“fillmode” in “tileset” has no place here and was left out (1×).\n"
            "“objectgroup” in “tile” has no place here and was left out (1×).\n"
            "“parallaxoriginx” in “map” has no place here and was left out (1×).\n"
            "“probability” in “tile” has no place here and was left out (1×).\n"
            "“wangsets” in “tileset” has no place here and was left out (1×).\n");
}

TEST(TiledForms, JsonTellsWhatHasNoPlaceToo) {
  const TiledRead read = readText(R"({"type": "map", "orientation": "hexagonal", "layers": [], "odd": [1], "even": {},
    "skewx": 1, "tilesets": [{"firstgid": 1, "name": "t", "wangsets": [{"name": "w"}], "terrains": []}]})");
  EXPECT_EQ(warningsOf(read),
            "“odd” in “map” has no place here and was left out (1×).\n"
            "“skewx” in “map” has no place here and was left out (1×).\n"
            "“wangsets” in “tileset” has no place here and was left out (1×).\n");
}

TEST(TiledForms, ColoursThatAreNoneAndPlacesOfLayersAreWarnings) {
  const TiledRead read = readText(tmx("backgroundcolor=\"reddish\"",
                                      "<objectgroup name=\"o\" x=\"1\"/><imagelayer name=\"i\" x=\"5\" y=\"6\"/>"
                                      "<properties><property name=\"a\" type=\"matrix\" value=\"1\"/></properties>"));
  EXPECT_EQ(warningsOf(read),
            "“reddish” is no colour and was left out.\n"
            "“matrix” is no known type of property; its values were taken as texts.\n"
            "layer “o” has x or y, which were left out.\n");
  EXPECT_EQ(read.map.layers[1].offsetX, 5) << "Tiled before 0.15 placed images so";
  EXPECT_EQ(read.map.layers[1].offsetY, 6);
}

TEST(TiledForms, CellsOfChunksHaveTheirPlaces) {
  const TiledRead read = readText(tmx("infinite=\"1\"", R"(<layer name="l" width="16" height="16"><data encoding="csv">
    <chunk x="-2" y="-1" width="2" height="1">5,6</chunk><chunk x="10" y="20" width="1" height="2">7,
8,
</chunk></data></layer>
    <layer name="m"><data><chunk x="0" y="0" width="2" height="1"><tile gid="9"/><tile/></chunk></data></layer>
    <layer name="n" width="2" height="1"><data encoding="csv">3,4</data></layer>)"));
  const auto& tiles = std::get<TileLayer>(read.map.layers[0].content);
  EXPECT_EQ(tiles.at(-2, -1).gid(), 5u);
  EXPECT_EQ(tiles.at(-1, -1).gid(), 6u);
  EXPECT_EQ(tiles.at(10, 21).gid(), 8u);
  EXPECT_EQ(tiles.at(0, 0).gid(), 0u);
  EXPECT_EQ(std::get<TileLayer>(read.map.layers[1].content).at(0, 0).gid(), 9u);
  EXPECT_EQ(std::get<TileLayer>(read.map.layers[2].content).at(1, 0).gid(), 4u);
}

}  // namespace
}  // namespace redoubt::exchange::tiled
