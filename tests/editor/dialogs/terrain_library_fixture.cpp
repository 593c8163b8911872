#include "tests/editor/dialogs/terrain_library_fixture.h"

#include <QTest>

#include "core/exchange/new_battle.h"
#include "core/store/dump.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {
namespace {}  // namespace

model::Battle terrainCountry() {
  exchange::NewBattleOptions options;
  options.title = "Bitwa pod Łąką";
  options.columns = 8;
  options.rows = 6;
  model::Battle battle = exchange::newBattle(options);
  model::BattleInfo info = *model::info(battle);
  model::System parent = *battle.find(info.system);
  parent.title = "Rodzina 1794";
  battle.all<model::System>().put(parent);
  battle.all<model::System>().put({kTerrainSystem, "own", parent.id, "Łąka"});
  info.system = kTerrainSystem;
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Rule>().put({kTerrainSystem, "terrain/bridge/cost", {"2"}});
  battle.all<model::Rule>().put({kTerrainSystem, "charge/forbids", {"[\"woods\"]"}});
  const hex::Layout layout = model::layoutOf(battle);
  for (const hex::HexKey hex : {at(2, 2), at(3, 2)}) battle.all<model::HexRow>().put({hex, "woods", 1});
  battle.all<model::HexRow>().put({at(5, 5), "lawn", 0});
  battle.all<model::HexRow>().put({at(6, 5), "stream", 0});
  battle.all<model::Hexside>().put({layout.side(at(3, 3), 1), "river", std::nullopt, std::nullopt});
  battle.all<model::Link>().put({layout.side(at(3, 3), 1), "road"});
  return battle;
}

TerrainLibraryTest::TerrainLibraryTest()
    : file_(std::filesystem::path(folder_.path().toStdString()) / "country.battle") {
  QObject::connect(&session_, &Session::failed, &session_, [this](const QString& text) { failures_ << text; });
  session_.setDocument(document::Document::create(file_, terrainCountry()));
  open();
}

void TerrainLibraryTest::open() {
  dialog_ = std::make_unique<TerrainLibraryDialog>(session_);
  dialog_->show();
  dialog_->activateWindow();
  QCoreApplication::processEvents();
}

void TerrainLibraryTest::reopen(document::Mode mode) {
  dialog_.reset();
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_, mode));
  open();
}

model::Battle TerrainLibraryTest::stored() const {
  return redoubt::test::readAside(file_);
}

void TerrainLibraryTest::knowArms() {
  model::Edit edit("Arms");
  const Id<model::System> system = *model::info(session_.battle())->system;
  const auto rule = [&](const char* path, const char* json) {
    edit.put(model::Rule{system, path, model::JsonText{json}});
  };
  rule("unit-type/company/arm", R"("foot")");
  rule("unit-type/squadron/arm", R"("horse")");
  rule("arm/foot/title", R"("Foot")");
  rule("arm/horse/title", R"("Horse")");
  ASSERT_TRUE(session_.apply(edit));
}

void TerrainLibraryTest::choose(const char* slug) {
  const auto& model = static_cast<const TerrainListModel&>(*list().model());
  const QModelIndex row = model.index(model.rowOf(slug));
  ASSERT_TRUE(row.isValid()) << slug;
  list().scrollTo(row);
  QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(row).center());
  ASSERT_EQ(list().current(), slug);
}

QString TerrainLibraryTest::listed(const char* slug, TerrainListModel::Role role) const {
  const auto& model = static_cast<const TerrainListModel&>(*list().model());
  return model.index(model.rowOf(slug)).data(role).toString();
}

void TerrainLibraryTest::press(const char* name) {
  auto& button = child<QAbstractButton>(name);
  QTest::mouseClick(&button, Qt::LeftButton, {}, QPoint(8, button.height() / 2));
}

void TerrainLibraryTest::chooseFromMenu(int index) {
  press("terrain.add");
  auto& menu = child<QMenu>("terrain.add.menu");
  for (int i = 0; i < index; ++i) QTest::keyClick(&menu, Qt::Key_Down);
  QTest::keyClick(&menu, Qt::Key_Return);
  QCoreApplication::processEvents();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  dialog_->activateWindow();
  QCoreApplication::processEvents();
}

rules::TerrainDefinition TerrainLibraryTest::definition(const model::Battle& battle, const char* slug) const {
  const auto found = rules::definitionOf(rules::RuleBook(battle), slug);
  if (!found) throw std::runtime_error(std::string("no terrain ") + slug);
  return *found;
}

std::optional<rules::TerrainUse> TerrainLibraryTest::use(const char* slug) const {
  return rules::terrainUse(session_.battle(), session_.rules(), slug);
}

std::string TerrainLibraryTest::dump() const {
  return store::dump(session_.battle());
}

}  // namespace redoubt::editor::test
