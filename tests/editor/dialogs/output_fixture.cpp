#include "tests/editor/dialogs/output_fixture.h"

#include "core/exchange/new_battle.h"
#include "tests/core/model/face_figures.h"

namespace redoubt::editor::test {

model::Battle outputMeadow() {
  exchange::NewBattleOptions options;
  options.title = "Meadow";
  options.columns = 12;
  options.rows = 9;
  model::Battle battle = exchange::newBattle(options);
  model::Unit unit;
  unit.id = {501};
  unit.army = battle.all<model::Army>().begin()->id;
  unit.slug = "guard";
  unit.name = "Guard";
  battle.all<model::Unit>().put(unit);
  model::Counter counter;
  counter.id = {501};
  counter.unit = unit.id;
  battle.all<model::Counter>().put(counter);
  const model::Face face{{501}, counter.id, model::FaceSide::Front, model::FaceRole::Step};
  testing::putFace(battle, face, 6, 4, {});
  battle.all<model::Provenance>().put({"face_figure", model::keyText<model::Face>(face.id) + "/size", "value",
                                       model::Status::Estimated, std::nullopt, ""});
  model::Placement placement;
  placement.id = {501};
  placement.block = battle.all<model::SetUpBlock>().begin()->id;
  placement.subject = model::PlacementSubject::Unit;
  placement.unit = unit.id;
  placement.hex = hex::HexKey::at(3, 3);
  battle.all<model::Placement>().put(placement);
  model::Zone zone;
  zone.id = {501};
  zone.slug = "ridge";
  zone.title = "Ridge";
  battle.all<model::Zone>().put(zone);
  for (const int column : {5, 6}) battle.all<model::ZoneHex>().put({zone.id, hex::HexKey::at(column, 5)});
  return battle;
}

}  // namespace redoubt::editor::test
