#include <gtest/gtest.h>
#include <zlib.h>

#include <random>

#include "core/base/base64.h"
#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/tiled/write_tiled.h"
#include "tests/core/exchange/tiled/sample_maps.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;

std::string repeatedText(const std::string& part, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += part;
  return text;
}

std::string layerWith(const std::string& data) {
  return tmx("", "<layer width=\"2\" height=\"2\">" + data + "</layer>");
}

struct Hostile {
  std::string text;
  const char* says;
};

class HostileMap : public ::testing::TestWithParam<Hostile> {};

TEST_P(HostileMap, IsRefusedWithASentence) {
  const std::string refusal = refusalOf(GetParam().text);
  EXPECT_NE(refusal.find(GetParam().says), std::string::npos) << refusal;
  EXPECT_TRUE(isValidUtf8(refusal));
  EXPECT_LT(refusal.size(), 1000u);
}

INSTANTIATE_TEST_SUITE_P(
    Wholes, HostileMap,
    ::testing::Values(Hostile{"", "no map of Tiled"}, Hostile{"map", "no map of Tiled"},
                      Hostile{"<tileset/>", "line 1, tileset: this should be a map."}, Hostile{"{}", "no map of Tiled"},
                      Hostile{"{\"type\": \"tileset\", \"tilewidth\": 1}", "should be a map"},
                      Hostile{"{\"layers\": 3}", "layers should be a list of objects"},
                      Hostile{"{\"layers\": [3]}", "layers should be a list of objects"},
                      Hostile{"{\"layers\": [{\"type\": \"sound\"}]}", "“sound” is no type of layer"},
                      Hostile{"{\"layers\": [{\"type\": \"tilelayer\", \"data\": [\"1\"]}]}", "data should be a list"},
                      Hostile{"{\"layers\": [], \"tilesets\": {}}", "tilesets should be a list"},
                      Hostile{"{\"layers\": [], \"properties\": [{}]}", "a list of objects with a name"},
                      Hostile{"{\"layers\": [], \"properties\": [{\"name\": \"a\", \"value\": []}]}", "a single value"},
                      Hostile{"{\"layers\": [], \"width\": -1}", "width is “-1”"},
                      Hostile{"{\"layers\": [], \"width\": 1e99}", "width is “9999"},
                      Hostile{"{\"layers\": [], \"width\": 1.5}", "width is “1.5”"},
                      Hostile{"{\"layers\": [], \"width\": \"x\"}", "width is “x”"},
                      Hostile{"<map orientation=\"triangular\"/>", "orthogonal, isometric, staggered or hexagonal"},
                      Hostile{"<map width=\"nan\"/>", "a whole number from 0 to 1000000"},
                      Hostile{"<map tilewidth=\"-14\"/>", "line 1, map: tilewidth is “-14”"},
                      Hostile{"<map hexsidelength=\"99999999999999999999\"/>", "hexsidelength"},
                      Hostile{"<map infinite=\"maybe\"/>", "0, 1, true or false"},
                      Hostile{"<map width=\"" + std::string(100'000, '9') + "\"/>", "width is “999"}));

INSTANTIATE_TEST_SUITE_P(
    Parts, HostileMap,
    ::testing::Values(
        Hostile{layerWith("<data encoding=\"csv\">1,2,3</data>"), "there are 3 cells where 4 belong"},
        Hostile{layerWith("<data encoding=\"csv\">1,2,3,4,5</data>"), "there are 5 cells"},
        Hostile{layerWith("<data encoding=\"csv\">1,2,x,4</data>"), "a tile's number is none"},
        Hostile{layerWith("<data encoding=\"csv\">1,2,-3,4</data>"), "a tile's number is none"},
        Hostile{layerWith("<data encoding=\"csv\">1 2 3 4</data>"), "a tile's number is none"},
        Hostile{layerWith("<data encoding=\"csv\">1,2,3,4294967296</data>"), "a tile's number is none"},
        Hostile{layerWith("<data><tile gid=\"1\"/></data>"), "there are 1 cells where 4 belong"},
        Hostile{layerWith("<data><tile gid=\"-1\"/><tile/><tile/><tile/></data>"), "a tile's number is none"},
        Hostile{layerWith("<data><tile gid=\"a\"/><tile/><tile/><tile/></data>"), "a tile's number is none"},
        Hostile{layerWith("<data>1,2,3,4</data>"), "written in no way that is known"},
        Hostile{layerWith("<data encoding=\"hex\">00</data>"), "encoding is “hex”"},
        Hostile{layerWith("<data encoding=\"base64\" compression=\"rar\">AA==</data>"), "compression is “rar”"},
        Hostile{layerWith("<data encoding=\"base64\">!!</data>"), "data: the cells are not base64"},
        Hostile{layerWith("<data encoding=\"base64\">AQAAAA==</data>"), "there are 1 cells"},
        Hostile{layerWith("<data encoding=\"base64\" compression=\"zlib\">AQAAAA==</data>"), "damaged: map: "},
        Hostile{layerWith("<data encoding=\"base64\" compression=\"zstd\">AQAAAA==</data>"), "damaged: map: "},
        Hostile{layerWith("<data><chunk x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></data>"), "not infinite has chunks"},
        Hostile{tmx("", "<layer width=\"1000000\" height=\"1000000\"><data encoding=\"csv\">1</data></layer>"),
                "more than 2000000 cells"},
        Hostile{tmx("", "<layer width=\"1000000\" height=\"1000000\"/>"), "more than 2000000 cells"},
        Hostile{tmx("", repeatedText("<layer width=\"1000\" height=\"500\"/>", 5)), "more than 2000000 cells"},
        Hostile{tmx("", "<layer offsetx=\"inf\"/>"), "offsetx is “inf”"},
        Hostile{tmx("", "<layer opacity=\"nan\"/>"), "opacity is “nan”"},
        Hostile{tmx("", "<layer offsetx=\"1e300\"/>"), "a number of usual size"},
        Hostile{tmx("", "<tileset name=\"a\"/>"), "firstgid is “”"},
        Hostile{tmx("", "<tileset firstgid=\"0\"/>"), "firstgid is “0”"},
        Hostile{tmx("", "<tileset firstgid=\"4294967295\"/>"), "firstgid"},
        Hostile{tmx("", "<tileset firstgid=\"1\" tilewidth=\"-1\"/>"), "tilewidth is “-1”"},
        Hostile{tmx("", "<tileset firstgid=\"1\"><tile id=\"-5\"/></tileset>"), "id is “-5”"},
        Hostile{tmx("", "<objectgroup><object x=\"1e400\"/></objectgroup>"), "x is “1e400”"},
        Hostile{tmx("", "<objectgroup><object gid=\"x\"/></objectgroup>"), "gid is “x”"},
        Hostile{tmx("", "<objectgroup><object><polygon points=\"0,0 1\"/></object></objectgroup>"), "points"},
        Hostile{tmx("", "<objectgroup><object><polygon points=\"0,nan\"/></object></objectgroup>"), "points"},
        Hostile{tmx("", "<properties><property name=\"a\" type=\"int\" value=\"1.5\"/></properties>"),
                "a whole number"},
        Hostile{tmx("", "<properties><property name=\"a\" type=\"float\" value=\"nan\"/></properties>"), "a number"},
        Hostile{tmx("", "<properties><property name=\"a\" type=\"bool\" value=\"ja\"/></properties>"),
                "true or false"}));

INSTANTIATE_TEST_SUITE_P(
    Masses, HostileMap,
    ::testing::Values(
        Hostile{tmx("", repeatedText("<group>", 33) + repeatedText("</group>", 33)), "nested deeper than 32"},
        Hostile{tmx("", repeatedText("<properties><property type=\"class\">", 34) +
                            repeatedText("</property></properties>", 34)),
                "nested deeper than 32"},
        Hostile{repeatedText("<map>", 100'000), "nested deeper than"},
        Hostile{repeatedText("{\"layers\":[", 100'000), "nested deeper than"},
        Hostile{tmx("", repeatedText("<objectgroup/>", 10'001)), "more than 10000 layers"},
        Hostile{tmx("", "<objectgroup>" + repeatedText("<object/>", 200'001) + "</objectgroup>"),
                "more than 200000 objects"},
        Hostile{tmx("", "<properties>" + repeatedText("<property/>", 400'001) + "</properties>"),
                "more elements than are read"},
        Hostile{tmx("", repeatedText("<tileset firstgid=\"1\"/>", 1'001)), "more than 1000 tilesets"},
        Hostile{tmx("", "<objectgroup><object><polygon points=\"" + repeatedText("0,0 ", 2'000'001) +
                            "\"/></object></objectgroup>"),
                "more than 2000000 points"},
        Hostile{"{\"layers\": [], \"width\": [" + repeatedText("1,", 3'000'000) + "1]}", "more values than are read"}));

TEST(HostileMaps, ThirtyTwoGroupsWithinEachOtherAreRead) {
  const TiledMap map = readText(tmx("", repeatedText("<group>", 32) + repeatedText("</group>", 32))).map;
  const std::vector<Layer>* layers = &map.layers;
  int depth = 0;
  for (; !layers->empty(); ++depth) layers = &std::get<GroupLayer>(layers->front().content).layers;
  EXPECT_EQ(depth, 32);
}

// zlib's way of writing many zeros: a match of 258 bytes takes two bits.
std::string bombOfZeros() {
  std::string packed(compressBound(64 << 20), '\0');
  uLongf size = packed.size();
  const std::string zeros(64 << 20, '\0');
  EXPECT_EQ(compress(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(zeros.data()),
                     zeros.size()),
            Z_OK);
  packed.resize(size);
  return packed;
}

TEST(HostileMaps, ABombOfCellsUnpacksNoFurtherThanTheLayerIsLarge) {
  const std::string data = "<data encoding=\"base64\" compression=\"zlib\">" + toBase64(bombOfZeros()) + "</data>";
  EXPECT_NE(refusalOf(layerWith(data)).find("unpacks to more than the 16 bytes"), std::string::npos);
}

TEST(HostileMaps, TruncatedAndChangedMapsAreRefusedOrRead) {
  std::mt19937 random(7);
  for (const std::string& text : {writeTmx(fullMap()), writeTmj(fullMap())}) {
    for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
      EXPECT_NE(refusalOf(text.substr(0, length)), "") << length;
    }
    for (int i = 0; i < 1'500; ++i) {
      std::string changed = text;
      for (int k = 0; k < 3; ++k) changed[random() % changed.size()] = static_cast<char>(random());
      EXPECT_TRUE(isValidUtf8(refusalOf(changed)));
    }
  }
}

}  // namespace
}  // namespace redoubt::exchange::tiled
