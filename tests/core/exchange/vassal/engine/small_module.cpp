#include "tests/core/exchange/vassal/engine/small_module.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>

namespace redoubt::exchange::vassal::engine::testing {
namespace {

std::string littleEndian(size_t value, int length) {
  std::string bytes;
  for (int i = 0; i < length; ++i) bytes += static_cast<char>((value >> (8 * i)) & 0xff);
  return bytes;
}

std::string deflated(const std::string& content) {
  z_stream stream{};
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string packedBytes(compressBound(content.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(packedBytes.data());
  stream.avail_out = static_cast<uInt>(packedBytes.size());
  deflate(&stream, Z_FINISH);
  packedBytes.resize(stream.total_out);
  deflateEnd(&stream);
  return packedBytes;
}

/// A picture, as far as anybody looks at it here.
std::string png(size_t width, size_t height) {
  const auto bigEndian = [](size_t value) {
    const std::string bytes = littleEndian(value, 4);
    return std::string(bytes.rbegin(), bytes.rend());
  };
  return "\x89PNG\r\n\x1a\n" + std::string(3, '\0') + "\x0dIHDR" + bigEndian(width) + bigEndian(height);
}

const std::string kRotate = "rotate;6;93,130;91,130;Turn right;Turn left;;;Facing;;;;;true";
const std::string kSteps =
    "emb2;;128;;Step loss;128;;Restore step;128;;;;1;false;0;0;full.png,half.png;,+ (reduced);false;Step;;;false;;1;1;"
    "true;;57344,0,StepLoss;57345,0,StepGain;;1.0;;true";
const std::string kTrail =
    "footprint;84,130;Movement trail;false;false;3;51,51,255;51,51,255;100;50;20;30;2.0;;;;;false";
const std::string kMask = "obs;77,130;back.png;Hide;Gback.png;?;player:;Peek;;true;;";

std::string escaped(std::string text) {
  const std::pair<std::string, std::string> marks[] = {{"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}};
  for (const auto& [mark, entity] : marks) {
    for (size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + entity.size())) {
      text.replace(at, mark.size(), entity);
    }
  }
  return text;
}

std::string unit(const std::string& name, const std::string& gpid) {
  return escaped(definition({{"prototype;Infantry", ""},
                             {"mark;Army,Command", "French,I Corps"},
                             {"piece;;;full.png;" + name, "null;0;0;" + gpid + ";0"}}));
}

std::string chit(const std::string& name, const std::string& gpid) {
  return escaped(definition({{kMask, "null;"}, {"piece;;;front.png;" + name, "null;0;0;" + gpid + ";0"}}));
}

std::string buildFile() {
  const std::string prototype =
      escaped(definition({{"report;93\\,130,91\\,130;$location$: $newPieceName$ turns;;;;false", "-1"},
                          {kTrail, "false;;0;false"},
                          {kRotate, "0"},
                          {kSteps, "1"},
                          {"piece;;;;", "null;0;0;;0"}}));
  return R"(<?xml version="1.0" encoding="UTF-8"?>
<VASSAL.build.GameModule name="Small" version="1.0" description="" VassalVersion="3.7.0" nextPieceSlotId="20">
<VASSAL.build.module.BasicCommandEncoder/>
<VASSAL.build.module.Documentation>
<VASSAL.build.module.documentation.HelpFile fileName="rules.html" fileType="archive" title="Rules"/>
</VASSAL.build.module.Documentation>
<VASSAL.build.module.PlayerRoster buttonText="Retire"><entry>French</entry>
<entry>Allies</entry></VASSAL.build.module.PlayerRoster>
<VASSAL.build.module.PrototypesContainer>
<VASSAL.build.module.PrototypeDefinition name="Infantry" description="">)" +
         prototype + R"(</VASSAL.build.module.PrototypeDefinition>
</VASSAL.build.module.PrototypesContainer>
<VASSAL.build.module.PieceWindow text="Pieces" hidden="false" scale="1.0">
<VASSAL.build.widget.TabWidget entryName="Army">
<VASSAL.build.widget.ListWidget entryName="I Corps" divider="100" width="200" height="200">
<VASSAL.build.widget.PieceSlot entryName="1st Line" gpid="1" width="60" height="60">)" +
         unit("1st Line", "1") + R"(</VASSAL.build.widget.PieceSlot>
</VASSAL.build.widget.ListWidget>
</VASSAL.build.widget.TabWidget>
</VASSAL.build.module.PieceWindow>
<VASSAL.build.module.Map mapName="Main Map" launch="false" edgeWidth="0" edgeHeight="0" color="0,0,0">
<VASSAL.build.module.map.BoardPicker slotWidth="350" slotHeight="125" slotScale="0.2">
<setup>Main MapBoardPicker&#9;Board&#9;0&#9;0</setup>
<VASSAL.build.module.map.boardPicker.Board name="Board" image="map.png" reversible="false">
<VASSAL.build.module.map.boardPicker.board.ZonedGrid>
<VASSAL.build.module.map.boardPicker.board.HexGrid sideways="true" x0="60" y0="70" dx="90.0" dy="104.0" snapTo="true">
<VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering first="V" sep=""
 stagger="false" hOff="1" vOff="1" hLeading="1" vLeading="1"/>
</VASSAL.build.module.map.boardPicker.board.HexGrid>
<VASSAL.build.module.map.boardPicker.board.mapgrid.Zone name="Turn 1" path="900,0;1000,0;1000,100;900,100"
 locationFormat="$name$" useParentGrid="false"/>
</VASSAL.build.module.map.boardPicker.board.ZonedGrid>
</VASSAL.build.module.map.boardPicker.Board>
</VASSAL.build.module.map.BoardPicker>
<VASSAL.build.module.map.StackMetrics disabled="false" exSepX="6" exSepY="18"/>
<VASSAL.build.module.map.Zoomer zoomLevels="0.5,1.0" zoomStart="2"/>
<VASSAL.build.module.map.SetupStack name="Start" owningBoard="Board" useGridLocation="true" location="0304" x="0" y="0">
<VASSAL.build.widget.PieceSlot entryName="2nd Line" gpid="2" width="60" height="60">)" +
         unit("2nd Line", "2") + R"(</VASSAL.build.widget.PieceSlot>
</VASSAL.build.module.map.SetupStack>
<VASSAL.build.module.map.DrawPile name="Cup" owningBoard="Board" x="950" y="50" width="60" height="60"
 draw="true" color="0,0,0" faceDown="Always" shuffle="Always" maxStack="5">
<VASSAL.build.widget.CardSlot entryName="I Corps" gpid="3" width="60" height="60">)" +
         chit("I Corps", "3") + R"(</VASSAL.build.widget.CardSlot>
</VASSAL.build.module.map.DrawPile>
</VASSAL.build.module.Map>
<VASSAL.build.module.turn.TurnTracker name="Turn" turnFormat="$level1$" length="-1">
<VASSAL.build.module.turn.ListTurnLevel name="Turn" property="Turn" list="9:00,9:30,10:00"/>
</VASSAL.build.module.turn.TurnTracker>
<VASSAL.build.module.PredefinedSetup name="Start" file="Start.vsav" useFile="true" isMenu="false"/>
<VASSAL.build.module.NotesWindow buttonText="Notes"/>
</VASSAL.build.GameModule>
)";
}

std::string savedGame() {
  const std::string line = definition({{"report;93\\,130,91\\,130;$location$: $newPieceName$ turns;;;;false", "-1"},
                                       {kTrail, "false;;0;false"},
                                       {kRotate, "2"},
                                       {kSteps, "2"},
                                       {"mark;Army,Command", "French,I Corps"},
                                       {"piece;;;full.png;1st Line", "Main Map;330;330;1;0"}},
                                      "101");
  const std::string card = definition({{kMask, "null;"}, {"piece;;;front.png;I Corps", "Main Map;950;50;3;0"}}, "102");
  const std::string deck =
      "+/202/deck;true;0,0,0;60;60;Always;Always;false;false;false;;;;Cup;;;;true;false;;;5;;false;;false/Main "
      "Map;950;50;true;102";
  return "begin_save\n" + line + "\n" + card + "\n+/201/stack/Main Map;330;330;101;@@-1\n" + deck +
         "\nMain MapBoardPicker\tBoard\t0\t0\nSETUP_STACK\t\nTURNTurnTracker0\t0|1;0;0;true,true,true\nNOTES\tTwo|lines"
         "\nend_save";
}

std::string obfuscated(const std::string& text) {
  constexpr char key = 0x5a;
  std::string result = "!VCSK5a";
  for (const char c : text) {
    const auto value = static_cast<unsigned char>(c ^ key);
    for (const int digit : {value >> 4, value & 15}) result += "0123456789abcdef"[digit];
  }
  return result;
}

}  // namespace

std::string zipped(const std::vector<std::pair<std::string, std::string>>& files, Packing packing) {
  std::string bytes, directory;
  const bool packs = packing == Packing::Deflated || packing == Packing::DeflatedSizeBehind;
  const bool sizeBehind = packing == Packing::StoredSizeBehind || packing == Packing::DeflatedSizeBehind;
  for (const auto& [name, content] : files) {
    const std::string body = packs ? deflated(content) : content;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(content.data()), static_cast<uInt>(content.size()));
    const std::string sizes = littleEndian(sum, 4) + littleEndian(body.size(), 4) + littleEndian(content.size(), 4);
    const std::string kind =
        littleEndian(sizeBehind ? 0x808 : 0x800, 2) + littleEndian(packs ? 8 : 0, 2) + std::string(4, '\0');
    const std::string lengths = littleEndian(name.size(), 2) + littleEndian(0, 2);
    directory += "PK\1\2" + littleEndian(20, 2) + littleEndian(20, 2) + kind + sizes + lengths + std::string(10, '\0') +
                 littleEndian(bytes.size(), 4) + name;
    const std::string inFront = sizeBehind ? std::string(12, '\0') : sizes;
    bytes += "PK\3\4" + littleEndian(20, 2) + kind + inFront + lengths + name + body;
    if (sizeBehind) bytes += "PK\7\10" + sizes;
  }
  const size_t start = bytes.size();
  bytes += directory;
  bytes += "PK\5\6" + std::string(4, '\0') + littleEndian(files.size(), 2) + littleEndian(files.size(), 2) +
           littleEndian(directory.size(), 4) + littleEndian(start, 4) + std::string(2, '\0');
  return bytes;
}

std::string definition(const std::vector<std::pair<std::string, std::string>>& traits, const std::string& id) {
  std::string types, states;
  for (size_t i = 0; i < traits.size(); ++i) {
    const std::string between = i == 0 ? "" : std::string(i - 1, '\\') + '\t';
    types += between + traits[i].first;
    states += between + traits[i].second;
  }
  for (std::string* part : {&types, &states}) {
    for (size_t at = part->find('/'); at != std::string::npos; at = part->find('/', at + 2)) part->insert(at, "\\");
  }
  return "+/" + id + "/" + types + "/" + states;
}

SmallModule::SmallModule() {
  const std::string data =
      "<data "
      "version=\"1\"><version>1.0</version><VassalVersion>3.7.0</VassalVersion><dateSaved>1700000000000</dateSaved>"
      "<description/><name>Small</name></data>";
  files_ = {{"buildFile.xml", buildFile()}, {"moduledata", data}, {"rules.html", "<html></html>"}};
  files_["images/map.png"] = png(1000, 700);
  for (const char* name : {"full", "half", "front", "back"})
    files_["images/" + std::string(name) + ".png"] = png(60, 60);
  save_ = {{"savedGame", savedGame()}, {"savedata", "<data version=\"1\"/>"}, {"moduledata", data}};
}

SmallModule& SmallModule::change(const std::string& file, const std::string& from, const std::string& to) {
  std::string& text = file.starts_with("Start.vsav/") ? save_.at(file.substr(11)) : files_.at(file);
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return *this;
}

SmallModule& SmallModule::remove(const std::string& file) {
  EXPECT_EQ(files_.erase(file), 1U) << file;
  return *this;
}

SmallModule& SmallModule::add(const std::string& file, const std::string& content) {
  files_[file] = content;
  return *this;
}

SmallModule& SmallModule::pack(Packing packing) {
  packing_ = packing;
  return *this;
}

Loaded SmallModule::load() const {
  std::map<std::string, std::string> save = save_;
  std::string& game = save["savedGame"];
  for (char& c : game) {
    if (c == '\n') c = 27;
  }
  game = obfuscated(game);
  std::map<std::string, std::string> files = files_;
  files["Start.vsav"] = zipped({save.begin(), save.end()}, packing_);
  const auto path = std::filesystem::temp_directory_path() / ("redoubt_engine_" + std::to_string(getpid()) + ".vmod");
  std::ofstream(path, std::ios::binary) << zipped({files.begin(), files.end()});
  Loaded module = loadModule(path);
  std::filesystem::remove(path);
  return module;
}

}  // namespace redoubt::exchange::vassal::engine::testing
