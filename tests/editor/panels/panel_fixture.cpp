#include "tests/editor/panels/panel_fixture.h"

#include "tests/core/model/face_figures.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::System> kSystem{1};
constexpr Id<model::SetUpBlock> kBlueBlock{1}, kRedBlock{2};
constexpr Id<model::Command> kCommand{1};
constexpr Id<model::Paragraph> kParagraph{1};

void addRules(model::Battle& battle) {
  battle.all<model::System>().put({kSystem, "made-up", std::nullopt, "Made-up rules"});
  const std::pair<const char*, const char*> rules[] = {
      {"terrain/clear/title", "\"Clear\""},
      {"terrain/clear/place", "\"hex\""},
      {"terrain/clear/order", "1"},
      {"terrain/woods/title", "\"Woods\""},
      {"terrain/woods/place", "\"hex\""},
      {"terrain/woods/order", "2"},
      {"terrain/stream/title", "\"Stream\""},
      {"terrain/stream/place", "\"hexside\""},
      {"terrain/road/title", "\"Road\""},
      {"terrain/road/place", "\"link\""},
      {"facing/kind", "\"vertex\""},
      {"facing/none", "[\"leader\"]"},
      {"command/range", "4"},
      {"unit-type/foot/title", "\"Infantry\""},
      {"unit-type/foot/arm", "\"infantry\""},
      {"unit-type/gun/title", "\"Artillery\""},
      {"unit-type/gun/arm", "\"artillery\""},
      {"arm/leader/title", "\"Commander\""},
      {"stacking/alternatives", "[{\"infantry\": 2}, {\"artillery\": 2}]"},
      {"stacking/free", "[\"leader\", \"marker\"]"},
      {"citation/book", "\"B\""},
  };
  for (const auto& [path, value] : rules) battle.all<model::Rule>().put({kSystem, path, {value}});
}

model::Unit unit(Id<model::Unit> id, std::string slug, Id<model::Army> army, std::string name, std::string type,
                 int ordinal) {
  return {id, std::move(slug), army, name, name, std::move(type), ordinal};
}

model::Placement placed(Id<model::Placement> id, Id<model::SetUpBlock> block, Id<model::Unit> who, std::string words,
                        hex::HexKey hex, int stack) {
  model::Placement row;
  row.id = id;
  row.block = block;
  row.ordinal = static_cast<int>(id.value);
  row.unit = who;
  row.words = std::move(words);
  row.hex = hex;
  row.stack = stack;
  return row;
}

void addForces(model::Battle& battle) {
  battle.all<model::Player>().put({{1}, "blues", "Blues", 1});
  battle.all<model::Player>().put({{2}, "reds", "Reds", 2});
  battle.all<model::Army>().put({kBlue, "blue", {1}, "Blue army", "#386AA7", 1});
  battle.all<model::Army>().put({kRed, "red", {2}, "Red army", "#8A3030", 2});
  battle.all<model::Leader>().put({kHale, "hale", kBlue, "gen. Hale", "Hale", true, 1});
  battle.all<model::Command>().put({kCommand, "hale", kBlue, "Hale's command", kHale, "#E8B53A", 1});
  battle.all<model::Unit>().put(unit(kFirst, "first", kBlue, "1/I Guard", "foot", 1));
  battle.all<model::Unit>().put(unit(kSecond, "second", kBlue, "2/I Guard", "foot", 2));
  battle.all<model::Unit>().put(unit(kThird, "third", kBlue, "3/I Żółkiewski", "foot", 3));
  battle.all<model::Unit>().put(unit(kSpare, "spare", kBlue, "Spare", "foot", 4));
  battle.all<model::Unit>().put(unit(kGun, "gun", kRed, "Gun 1", "gun", 1));
  for (const Id<model::Unit> who : {kFirst, kSecond, kThird, kSpare})
    battle.all<model::UnitCommand>().put({who, kCommand});
  battle.all<model::Counter>().put({{1}, model::CounterRole::Unit, kFirst, std::nullopt, 1, std::nullopt, 1, 1, ""});
  testing::putFace(battle, {{1}, {1}, model::FaceSide::Front, model::FaceRole::Step}, 6, 6, {});
  testing::putFace(battle, {{2}, {1}, model::FaceSide::Back, model::FaceRole::Step}, 6, 3, 2);
  battle.all<model::Step>().put({{1}, kFirst, 1, {1}});
  battle.all<model::Step>().put({{2}, kFirst, 2, {2}});
  battle.all<model::Provenance>().put({"face", "1", "*", model::Status::Printed, kParagraph, ""});
  battle.all<model::Provenance>().put({"face", "2", "*", model::Status::Estimated, kParagraph, "half of the front"});
}

void addScenario(model::Battle& battle) {
  battle.all<model::Scenario>().put({{1}, "morning", "Morning", std::nullopt, 1, ""});
  battle.all<model::Variant>().put({kDawn, "dawn", {1}, "At dawn", 1});
  battle.all<model::Variant>().put({kNoon, "noon", {1}, "At noon", 2});
  battle.all<model::SetUpBlock>().put({kBlueBlock, "blue", kBlue, std::nullopt, "Blue", 1});
  battle.all<model::SetUpBlock>().put({kRedBlock, "red", kRed, std::nullopt, "Red", 2});
  battle.all<model::VariantBlock>().put({kDawn, kBlueBlock});
  battle.all<model::VariantBlock>().put({kDawn, kRedBlock});
  battle.all<model::VariantBlock>().put({kNoon, kBlueBlock});
  battle.all<model::Setting>().put({{1}, "turn/first", {"1"}});
  battle.all<model::Setting>().put({{1}, "turn/last", {"10"}});
  battle.all<model::Placement>().put(placed(kFirstPlaced, kBlueBlock, kFirst, "1/I Guard", at(3, 4), 1));
  battle.all<model::Placement>().put(placed(kSecondPlaced, kBlueBlock, kSecond, "2/I Grd", at(3, 4), 2));
  battle.all<model::Placement>().put(placed(kThirdPlaced, kBlueBlock, kThird, "3/I Żółkiewski", at(5, 5), 1));
  battle.all<model::Placement>().put(placed(kGunPlaced, kRedBlock, kGun, "Gun 1", at(8, 8), 1));
  model::Placement hale = placed(kHalePlaced, kBlueBlock, kFirst, "gen. Hale", at(1, 1), 1);
  hale.subject = model::PlacementSubject::Leader;
  hale.unit.reset();
  hale.leader = kHale;
  hale.rule = model::PlacementRule::WithOwnUnits;
  hale.hex.reset();
  battle.all<model::Placement>().put(hale);
}

}  // namespace

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

model::Battle madeUpBattle() {
  model::Battle battle;
  battle.all<model::BattleInfo>().put(
      {{1}, "made-up", "Made-up battle", "1794-04-04", "Nowhere", "en", kSystem, "Two armies meet."});
  battle.all<model::Source>().put({{1}, "book", model::SourceKind::Rulebook, "The book", "", "", 1794, "en", ""});
  battle.all<model::Paragraph>().put({kParagraph, {1}, "6.2", 1, "Stacks"});
  battle.all<model::Question>().put({{1},
                                     "gap",
                                     model::QuestionKind::Gap,
                                     kParagraph,
                                     "Who stands where?",
                                     "The book is silent.",
                                     "As the map has it."});
  addRules(battle);
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.columns = 10;
  sheet.rows = 8;
  battle.all<model::MapSheet>().put(sheet);
  for (int column = 1; column <= 10; ++column) {
    for (int row = 1; row <= 8; ++row) battle.all<model::HexRow>().put({at(column, row), "clear", 0});
  }
  const hex::Layout layout = model::layoutOf(battle);
  battle.all<model::Hexside>().put({layout.side(at(3, 4), 1), "stream", std::nullopt, std::nullopt});
  battle.all<model::Label>().put({{1}, "Oronne", model::LabelStyle::Village, at(3, 4)});
  addForces(battle);
  addScenario(battle);
  return battle;
}

PanelTest::PanelTest() : file(std::filesystem::path(folder.path().toStdString()) / "made-up.battle") {
  QObject::connect(&session, &Session::failed, &session, [this](const QString& message) { failures << message; });
  session.setDocument(document::Document::create(file, madeUpBattle()));
}

model::Battle PanelTest::stored() const {
  return redoubt::test::readAside(file);
}

void PanelTest::reopenReadOnly() {
  session.setDocument(nullptr);
  session.setDocument(document::Document::open(file, document::Mode::ReadOnly));
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void PanelTest::show(QWidget& panel, int width, int height) {
  panel.resize(width, height);
  panel.show();
  panel.activateWindow();
  QCoreApplication::processEvents();
}

QPoint middleOf(const QAbstractItemView& view, int row) {
  return view.visualRect(view.model()->index(row, 0)).center();
}

void clickRow(QAbstractItemView& view, int row) {
  view.scrollTo(view.model()->index(row, 0));
  QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, middleOf(view, row));
}

int rowOf(const QAbstractItemView& view, const QString& text) {
  for (int row = 0; row < view.model()->rowCount(); ++row) {
    if (view.model()->index(row, 0).data().toString() == text) return row;
  }
  return -1;
}

}  // namespace redoubt::editor::test
