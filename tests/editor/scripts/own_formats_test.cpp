#include <fstream>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "editor/scripts/extension_formats.h"
#include "tests/editor/scripts/script_fixture.h"

// Formats of extensions are formats of the registry.
namespace redoubt::scripts::test {
namespace {

constexpr const char* kHexList = R"(
redoubt.format({
  id: 'hex-list', title: {en: 'List of hexes', pl: 'Lista heksów'}, about: 'Hexes as lines.', endings: ['hexes'], carries: ['hex'],
  asks: [{id: 'separator', kind: 'choice', choices: [{id: 'space', title: 'Space'}, {id: 'comma', title: 'Comma'}]}],
  write(battle, asked) {
    const between = asked.separator === 'comma' ? ',' : ' ';
    return {main: battle.rows('hex').map(h => h.hex + between + h.terrain).join('\n') + '\n', files: {'size.txt': battle.map.columns + 'x' + battle.map.rows}};
  },
  read(battle, file, asked) {
    battle.begin({title: file.name, columns: 4, rows: 3, armies: []});
    for (const line of file.lines) {
      const [hex, terrain] = line.split(asked.separator === 'comma' ? ',' : ' ');
      battle.row('hex', hex).terrain = terrain;
    }
    redoubt.log(`${file.lines.length} lines`);
  },
});
)";

class OwnFormats : public ScriptTest {
 protected:
  void SetUp() override { registerFormats({describe({write("hex-list.js", kHexList), false}, "en")}, "en"); }
  void TearDown() override { registerFormats({}, "en"); }

  std::string content(const std::string& name) const {
    std::ifstream in(at(name));
    return {std::istreambuf_iterator<char>(in), {}};
  }
};

TEST_F(OwnFormats, AreListedLastWithTheirOwnWords) {
  const exchange::Format& format = exchange::requireFormat("hex-list");
  EXPECT_EQ(exchange::formats().back(), &format);
  EXPECT_EQ(exchange::formats().front()->id, "json");
  EXPECT_EQ(said(titleOf(format)), "List of hexes");
  EXPECT_EQ(said(wordOf(format.options.front(), "comma")), "Comma");
  EXPECT_NE(exchange::formatsJson().find("\"hex-list\""), std::string::npos);
  registerFormats({}, "en");
  EXPECT_EQ(exchange::formatCalled("hex-list"), nullptr);
}

TEST_F(OwnFormats, WriteWithOptionsAndFilesBeside) {
  const exchange::Format& format = exchange::requireFormat("hex-list");
  exchange::ExportJob job{battle(), exchange::Options(format, exchange::OptionUse::Export, {{"separator", "comma"}})};
  const exchange::Exported exported = exchange::exportTo(format, job, at("x.hexes"), false);
  EXPECT_TRUE(content("x.hexes").starts_with("0101,")) << content("x.hexes").substr(0, 50);
  EXPECT_EQ(content("x-files/size.txt"), "34x27");
  EXPECT_EQ(exported.report.carried.size(), 1u) << "what it doesn't say that it carries is told as lost";
  EXPECT_FALSE(exported.report.lost.empty());
}

TEST_F(OwnFormats, ReadABattle) {
  write("in.hexes", "0101 woods\n0203 village\n");
  const exchange::Format& format = exchange::formatOf(at("in.hexes"));
  EXPECT_EQ(format.id, "hex-list");
  const exchange::Imported read =
      exchange::importFrom(format, {at("in.hexes"), exchange::Options(format, exchange::OptionUse::Import, {})});
  ASSERT_EQ(read.battles.size(), 1u);
  const model::Battle& made = read.battles.front().battle;
  EXPECT_EQ(made.find<model::HexRow>(*model::layoutOf(made).parse("0203"))->terrain, "village");
  EXPECT_EQ(model::info(made)->title, "in.hexes");
  write("bad.hexes", "9999 woods\n");
  EXPECT_NE(
      failureOf([&] {
        exchange::importFrom(format, {at("bad.hexes"), exchange::Options(format, exchange::OptionUse::Import, {})});
      }),
      "");
}

TEST_F(OwnFormats, OneThatFailsWritesNothing) {
  registerFormats(
      {describe(
          {write("bad.js", "redoubt.format({id: 'bad', title: 'Bad', write(battle) { return battle.nothing.at; }});"),
           false},
          "en")},
      "en");
  const exchange::Format& format = exchange::requireFormat("bad");
  exchange::ExportJob job{battle(), exchange::Options(format)};
  EXPECT_NE(failureOf([&] { exchange::exportTo(format, job, at("x.txt"), false); }), "");
  EXPECT_FALSE(std::filesystem::exists(at("x.txt")));
}

}  // namespace
}  // namespace redoubt::scripts::test
