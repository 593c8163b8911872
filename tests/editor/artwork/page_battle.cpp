#include "tests/editor/artwork/page_battle.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "editor/artwork/drawn_artwork.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/abilities/ability_battle.h"

namespace redoubt::editor::test {
namespace {

void addBack(model::Battle& battle, int unit) {
  const Id<model::Face> back{unit + 100};
  testing::putFace(battle, {back, {unit}, model::FaceSide::Back, model::FaceRole::Step}, 5, 3, 3);
  battle.all<model::Step>().put({{unit * 10 + 1}, {unit}, 1, {unit}});
  battle.all<model::Step>().put({{unit * 10 + 2}, {unit}, 2, back});
}

void addTurns(model::Battle& battle) {
  battle.all<model::Setting>().put({{1}, "turn/first", {"1"}});
  battle.all<model::Setting>().put({{1}, "turn/last", {"4"}});
  battle.all<model::Track>().put({{1}, "turn", "turn", "Turns"});
  for (int turn = 1; turn <= 4; ++turn) {
    battle.all<model::Space>().put({{turn}, "turn-" + std::to_string(turn), {1}, turn, std::to_string(turn), {}});
  }
}

}  // namespace

model::Battle pageBattle() {
  model::Battle battle = abilityBattle(hex::Orientation::Flat);
  model::BattleInfo info = *battle.all<model::BattleInfo>().begin();
  info.slug = "page-battle";
  info.title = "Bitwa </script><script>alert(1)</script> pod „Łąką” <!-- & \"x\"";
  info.language = "en";
  battle.all<model::BattleInfo>().put(info);
  model::Unit unit = *battle.find<model::Unit>(Id<model::Unit>{1});
  unit.name = "</script><!-- 'Żółć' \\u003c";
  battle.all<model::Unit>().put(unit);
  const auto system = battle.all<model::System>().begin()->id;
  battle.all<model::Rule>().put({system, "facing/kind", {R"("vertex")"}});
  battle.all<model::Rule>().put({system, "steps/source", {R"("counters")"}});
  battle.all<model::Rule>().put({system, "terrain/clear/title", {R"("Open ground")"}});
  battle.all<model::Translation>().put({"pl", "Open ground", "Otwarty teren"});
  battle.all<model::Label>().put({{1}, "Dąb & <Buk>", model::LabelStyle::Town, hex::HexKey::at(4, 6)});
  for (const int each : {1, 2}) addBack(battle, each);
  placeUnit(battle, 1, hex::HexKey::at(3, 3), hex::Direction{hex::FacingKind::Vertex, 1}, 1);
  placeUnit(battle, 2, hex::HexKey::at(3, 3), hex::Direction{hex::FacingKind::Vertex, 1}, 2);
  placeUnit(battle, 5, hex::HexKey::at(5, 5), hex::Direction{hex::FacingKind::Vertex, 2});
  placeUnit(battle, 11, hex::HexKey::at(8, 4), hex::Direction{hex::FacingKind::Vertex, 4});
  addTurns(battle);
  return battle;
}

void writePage(const model::Battle& battle, const QString& file) {
  const exchange::Format& format = exchange::requireFormat("html");
  DrawnArtwork artwork(battle);
  exchange::ExportJob job{battle, exchange::Options(format)};
  job.artwork = &artwork;
  exchange::exportTo(format, job, file.toStdString(), true);
}

std::string contentOf(const QString& file) {
  std::ostringstream text;
  text << std::ifstream(std::filesystem::path(file.toStdString()), std::ios::binary).rdbuf();
  return text.str();
}

std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const std::size_t start = text.find(from);
  if (start == std::string::npos) return {};
  const std::size_t end = text.find(to, start + from.size());
  return end == std::string::npos ? std::string() : text.substr(start + from.size(), end - start - from.size());
}

}  // namespace redoubt::editor::test
