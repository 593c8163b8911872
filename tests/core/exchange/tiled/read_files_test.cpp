#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "core/base/error.h"
#include "core/exchange/tiled/read_tiled.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/store/files.h"
#include "tests/core/exchange/tiled/sample_maps.h"

namespace redoubt::exchange::tiled {
namespace {

namespace fs = std::filesystem;

const fs::path kTiledFiles = REDOUBT_TILED_FILES;

class WrittenByTiled : public ::testing::TestWithParam<const char*> {};

TEST_P(WrittenByTiled, EveryWayOfWritingCellsGivesTheSameMap) {
  const TiledRead read = readTiled(kTiledFiles / GetParam());
  EXPECT_TRUE(read.warnings.empty()) << said(read.warnings.front());
  const TiledMap& map = read.map;
  EXPECT_EQ(map.orientation, Orientation::Hexagonal);
  EXPECT_EQ(map.staggerAxis, Axis::X);
  EXPECT_EQ(map.staggerIndex, Stagger::Even);
  EXPECT_EQ(map.hexSideLength, 6);
  EXPECT_EQ(map.background, Colour{"#80aabbcc"});
  EXPECT_EQ(std::get<std::string>(find(map.properties, "tytuł")->value), "Racławice");
  ASSERT_EQ(map.layers.size(), 1u);
  const auto& tiles = std::get<TileLayer>(map.layers[0].content);
  ASSERT_EQ(tiles.chunks.size(), 1u);
  std::vector<std::uint32_t> values;
  for (const Cell cell : tiles.chunks[0].cells) values.push_back(cell.value);
  EXPECT_EQ(values,
            (std::vector<std::uint32_t>{1,          2,          3, 4, 5, 6, 0, 0x80000001, 0x40000002, 0x20000003,
                                        0x10000004, 0xF0000005, 0, 1, 2, 3, 4, 5,          6,          0}));
  ASSERT_EQ(map.tilesets.size(), 1u);
  EXPECT_FALSE(map.tilesets[0].isMissing);
  EXPECT_EQ(map.tilesets[0].name, "pola");
  EXPECT_EQ(map.tilesets[0].tile(0)->className, "łąka");
  EXPECT_EQ(std::get<std::int64_t>(find(map.tilesets[0].tile(2)->properties, "cover")->value), 2);
  EXPECT_EQ(map.tilesetOf(tiles.at(1, 1).gid()), nullptr);
  EXPECT_EQ(map.tilesetOf(tiles.at(2, 1).gid()), &map.tilesets[0]);
}

INSTANTIATE_TEST_SUITE_P(Encodings, WrittenByTiled,
                         ::testing::Values("xml.tmx", "csv.tmx", "base64.tmx", "base64-zlib.tmx", "base64-gzip.tmx",
                                           "base64-zstd.tmx", "xml.tmj", "csv.tmj", "base64.tmj", "base64-zlib.tmj",
                                           "base64-gzip.tmj", "base64-zstd.tmj"));

class FilesOfMaps : public ::testing::Test {
 protected:
  fs::path write(const fs::path& name, const std::string& text) const {
    const fs::path path = folder_.path() / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  // All warnings, one a line.
  static std::string warnings(const TiledRead& read) {
    std::string text;
    for (const Phrase& warning : read.warnings) text += said(warning) + "\n";
    return text;
  }
  store::TemporaryFolder folder_;
};

constexpr const char* kTsj = R"({"type": "tileset", "name": "json", "tilewidth": 14, "tileheight": 12, "tilecount": 4,
  "columns": 2, "image": "../x.png", "imagewidth": 28, "imageheight": 24, "tiles": [{"id": 1, "class": "las"}]})";

TEST_F(FilesOfMaps, TilesetsLieInOtherFoldersToo) {
  write("sets/a.tsx", "<tileset name=\"a\" tilewidth=\"14\" tileheight=\"12\"><image source=\"a.png\"/></tileset>");
  write("b.tsj", kTsj);
  const fs::path map = write("maps/m.tmx", test::tmx("",
                                                     "<tileset firstgid=\"5\" source=\"../b.tsj\"/>"
                                                     "<tileset firstgid=\"1\" source=\"../sets/a.tsx\"/>"));
  const TiledRead read = readTiled(map);
  EXPECT_EQ(warnings(read), "");
  ASSERT_EQ(read.map.tilesets.size(), 2u);
  EXPECT_EQ(read.map.tilesets[0].name, "a");
  EXPECT_EQ(read.map.tilesets[0].source, "../sets/a.tsx");
  EXPECT_EQ(read.map.tilesets[1].name, "json");
  EXPECT_EQ(read.map.tilesets[1].image->source, "../x.png");
  EXPECT_EQ(read.map.tilesets[1].tile(1)->className, "las");
  EXPECT_EQ(readTiled(write("maps/again.tmx", writeTmx(read.map))).map, read.map);
  EXPECT_EQ(readTiled(write("maps/again.tmj", writeTmj(read.map))).map, read.map);
}

TEST_F(FilesOfMaps, MissingAbsoluteAndIrregularTilesetsAreWarnings) {
  write("here.tsx", "<tileset name=\"here\" tilewidth=\"1\" tileheight=\"1\"/>");
  ASSERT_EQ(::mkfifo((folder_.path() / "fifo.tsx").c_str(), 0600), 0);
  fs::create_directories(folder_.path() / "folder.tsx");
  const std::string absolute = (folder_.path() / "here.tsx").string();
  std::string sets;
  std::string data;
  int gid = 1;
  for (const std::string& source :
       {std::string("none.tsx"), absolute, std::string("fifo.tsx"), std::string("folder.tsx"),
        std::string("C:/sets/here.tsx"), std::string("\\\\server\\here.tsx")}) {
    sets += "<tileset firstgid=\"" + std::to_string(gid++) + "\" source=\"" + source + "\"/>";
  }
  const TiledRead read = readTiled(write(
      "m.tmx", test::tmx("", sets + "<layer width=\"2\" height=\"2\"><data encoding=\"csv\">1,2,3,4</data></layer>")));
  ASSERT_EQ(read.map.tilesets.size(), 6u);
  for (const Tileset& set : read.map.tilesets) EXPECT_TRUE(set.isMissing) << set.source;
  EXPECT_EQ(warnings(read), "none.tsx was not read: there is no such file; check the name.\n" + absolute +
                                " was not read: only files named by a relative path are.\n"
                                "fifo.tsx was not read: it is not a regular file.\n"
                                "folder.tsx was not read: it is not a regular file.\n"
                                "C:/sets/here.tsx was not read: only files named by a relative path are.\n"
                                "\\\\server\\here.tsx was not read: only files named by a relative path are.\n");
  EXPECT_EQ(std::get<TileLayer>(read.map.layers[0].content).at(1, 1).gid(), 4u);
}

TEST_F(FilesOfMaps, ADamagedTilesetIsAnErrorInItsName) {
  write("sets/bad.tsx", "<tileset name=\"a\">\n<tile");
  const fs::path map = write("m.tmx", test::tmx("", "<tileset firstgid=\"1\" source=\"sets/bad.tsx\"/>"));
  try {
    readTiled(map);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.context(), "sets/bad.tsx");
    EXPECT_EQ(error.code(), ErrorCode::BadInput);
  }
  write("sets/bad.tsx", "<map/>");
  EXPECT_THROW(readTiled(map), Error);
}

TEST_F(FilesOfMaps, ObjectsTakeOverWhatTheirTemplateSays) {
  write("sets/a.tsx", "<tileset name=\"a\" tilewidth=\"14\" tileheight=\"12\"/>");
  write("templates/unit.tx",
        "<template><tileset firstgid=\"1\" source=\"../sets/a.tsx\"/><object name=\"unit\" type=\"piechota\" gid=\"3\" "
        "width=\"14\" height=\"12\" rotation=\"60\"><properties><property name=\"siła\" type=\"int\" value=\"4\"/>"
        "<property name=\"kolor\" value=\"x\"/></properties></object></template>");
  write("templates/place.tj",
        R"({"type": "template", "object": {"name": "wieś", "type": "osada", "point": true, "x": 0, "y": 0}})");
  const TiledRead read = readTiled(write(
      "m.tmx",
      test::tmx("",
                "<tileset firstgid=\"101\" source=\"sets/a.tsx\"/><objectgroup name=\"o\">"
                "<object id=\"1\" template=\"templates/unit.tx\" x=\"5\" y=\"6\"/>"
                "<object id=\"2\" template=\"templates/unit.tx\" name=\"II\" type=\"jazda\" rotation=\"0\" x=\"1\">"
                "<properties><property name=\"siła\" type=\"int\" value=\"7\"/></properties></object>"
                "<object id=\"3\" template=\"templates/place.tj\" x=\"9\" y=\"9\"/>"
                "<object id=\"4\" template=\"none.tx\" x=\"9\" y=\"9\"/></objectgroup>")));
  EXPECT_EQ(warnings(read), "none.tx was not read: there is no such file; check the name.\n");
  const std::vector<Object>& objects = std::get<ObjectLayer>(read.map.layers[0].content).objects;
  ASSERT_EQ(objects.size(), 4u);
  EXPECT_EQ(objects[0].name, "unit");
  EXPECT_EQ(objects[0].className, "piechota");
  EXPECT_EQ(objects[0].x, 5);
  EXPECT_EQ(objects[0].rotation, 60);
  EXPECT_EQ(std::get<TilePicture>(objects[0].shape).cell.gid(), 103u);
  EXPECT_EQ(std::get<std::int64_t>(find(objects[0].properties, "siła")->value), 4);
  EXPECT_EQ(objects[1].name, "II");
  EXPECT_EQ(objects[1].className, "jazda");
  EXPECT_EQ(objects[1].rotation, 0);
  EXPECT_EQ(objects[1].properties.size(), 2u);
  EXPECT_EQ(std::get<std::int64_t>(find(objects[1].properties, "siła")->value), 7);
  EXPECT_TRUE(std::holds_alternative<PointMark>(objects[2].shape));
  EXPECT_EQ(objects[2].templatePath, "templates/place.tj");
}

TEST_F(FilesOfMaps, ATemplateWithATilesetThatTheMapLacksIsAWarning) {
  write("t.tx",
        "<template><tileset firstgid=\"1\" source=\"a.tsx\"/><object gid=\"3\" width=\"1\" height=\"1\"/></template>");
  const TiledRead read =
      readTiled(write("m.tmx", test::tmx("", "<objectgroup><object template=\"t.tx\"/></objectgroup>")));
  EXPECT_EQ(warnings(read), "the tile of the object template t.tx is of a tileset that the map lacks.\n");
}

TEST_F(FilesOfMaps, TemplatesRepeatedManyTimesOverAreRefusedBeforeMemoryEnds) {
  write("big.tx", "<template><object name=\"" + std::string(1 << 20, 'x') + "\"/></template>");
  std::string objects;
  for (int i = 0; i < 10'000; ++i) objects += "<object template=\"big.tx\"/>";
  const fs::path map = write("m.tmx", test::tmx("", "<objectgroup>" + objects + "</objectgroup>"));
  try {
    readTiled(map);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::TooLarge);
  }
}

TEST_F(FilesOfMaps, TilesetsRepeatedManyTimesOverAreRefusedBeforeMemoryEnds) {
  std::string tiles;
  for (int i = 0; i < 50'000; ++i) tiles += "<tile id=\"" + std::to_string(i) + "\" type=\"a\"/>";
  write("big.tsx", "<tileset name=\"a\" tilewidth=\"1\" tileheight=\"1\">" + tiles + "</tileset>");
  std::string sets;
  for (int i = 0; i < 900; ++i) sets += "<tileset firstgid=\"" + std::to_string(i + 1) + "\" source=\"big.tsx\"/>";
  const fs::path map = write("m.tmx", test::tmx("", sets));
  try {
    readTiled(map);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::TooLarge);
  }
}

TEST_F(FilesOfMaps, FilesTogetherStayWithinTheLimit) {
  const std::string filler = "<!--" + std::string(30 << 20, ' ') + "-->";
  for (const char* name : {"a.tsx", "b.tsx"}) write(name, filler + "<tileset name=\"a\"/>");
  const std::string sets = "<tileset firstgid=\"1\" source=\"a.tsx\"/><tileset firstgid=\"2\" source=\"b.tsx\"/>";
  EXPECT_NO_THROW(readTiled(write("m.tmx", test::tmx("", sets))));
  try {
    readTiled(write("n.tmx", test::tmx("", std::string(5 << 20, ' ') + sets)));
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.code(), ErrorCode::TooLarge);
  }
}

}  // namespace
}  // namespace redoubt::exchange::tiled
