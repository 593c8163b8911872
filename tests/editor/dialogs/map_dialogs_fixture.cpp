#include "tests/editor/dialogs/map_dialogs_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

#include "core/exchange/new_battle.h"
#include "core/hex/facing.h"
#include "core/store/dump.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {
namespace {

void place(model::Battle& battle, Id<model::Placement> id, Id<model::SetUpBlock> block, const char* words,
           hex::HexKey hex) {
  model::Placement row;
  row.id = id;
  row.block = block;
  row.subject = model::PlacementSubject::Marker;
  row.words = words;
  row.hex = hex;
  row.direction = model::Facing{hex::Direction{hex::FacingKind::Vertex, 1}};
  battle.all<model::Placement>().put(row);
}

model::Battle country(hex::Orientation orientation) {
  exchange::NewBattleOptions options;
  options.title = "Country";
  options.columns = 10;
  options.rows = 8;
  options.orientation = orientation;
  options.metresPerHex = 100;
  model::Battle battle = exchange::newBattle(options);
  const hex::Layout layout = model::layoutOf(battle);
  for (const hex::HexKey hex : {at(2, 2), at(3, 2), at(9, 7)}) battle.all<model::HexRow>().put({hex, "woods", 1});
  battle.all<model::HexRow>().put({at(5, 5), "lawn", 0});
  battle.all<model::Hexside>().put({layout.side(at(3, 3), 1), "stream", std::nullopt, std::nullopt});
  battle.all<model::Link>().put({layout.side(at(4, 4), 1), "road"});
  battle.all<model::Label>().put({{1}, "Oronne", model::LabelStyle::Village, at(10, 3)});
  const model::SetUpBlock own = *battle.all<model::SetUpBlock>().begin();
  model::SetUpBlock parent = own;
  parent.id = {9001};
  parent.slug = "parent";
  battle.all<model::SetUpBlock>().put(parent);
  model::SetUpBlock child = own;
  child.parent = parent.id;
  battle.all<model::SetUpBlock>().put(child);
  place(battle, kFirst, own.id, "First", at(2, 3));
  place(battle, kSecond, own.id, "Second", at(10, 8));
  place(battle, kInherited, parent.id, "Inherited", at(9, 1));
  return battle;
}

}  // namespace

MapDialogs::MapDialogs() : file_(std::filesystem::path(folder_.path().toStdString()) / "country.battle") {
  QObject::connect(&session_, &Session::failed, &session_, [this](const QString& text) { failures_ << text; });
  session_.setDocument(document::Document::create(file_, country(GetParam())));
  start_ = dump();
}

void MapDialogs::show() {
  dialog_->show();
  dialog_->activateWindow();
  QCoreApplication::processEvents();
}

model::Battle MapDialogs::stored() const {
  return redoubt::test::readAside(file_);
}

void MapDialogs::press(const char* name) {
  QTest::mouseClick(&child<QAbstractButton>(name), Qt::LeftButton);
}

void MapDialogs::pick(const char* name) {
  QTest::mouseClick(&child<QAbstractButton>(name), Qt::LeftButton, {}, QPoint(8, child<QWidget>(name).height() / 2));
}

void MapDialogs::type(const char* name, const char* number) {
  auto& box = child<QSpinBox>(name);
  box.setFocus();
  box.selectAll();
  QTest::keyClicks(&box, QString::fromLatin1(number));
}

void MapDialogs::choose(const char* name, int data) {
  auto& box = child<QComboBox>(name);
  const int index = box.findData(data);
  ASSERT_GE(index, 0);
  box.setFocus();
  while (box.currentIndex() < index) QTest::keyClick(&box, Qt::Key_Down);
  while (box.currentIndex() > index) QTest::keyClick(&box, Qt::Key_Up);
}

bool MapDialogs::canGo(const char* name) const {
  return child<QPushButton>(name).isEnabled();
}

QStringList MapDialogs::report() const {
  QStringList lines;
  const auto& tree = child<QTreeWidget>("report.tree");
  for (int i = 0; i < tree.topLevelItemCount(); ++i) {
    lines << tree.topLevelItem(i)->text(0);
    for (int j = 0; j < tree.topLevelItem(i)->childCount(); ++j) lines << tree.topLevelItem(i)->child(j)->text(0);
  }
  return lines;
}

std::string MapDialogs::dump() const {
  return store::dump(session_.battle());
}

void MapDialogs::expectOneStep(const char* title) {
  ASSERT_TRUE(session_.document().canUndo());
  EXPECT_EQ(session_.document().undoTitle(), title);
  EXPECT_EQ(store::dump(stored()), dump());
  session_.undo();
  EXPECT_EQ(dump(), start_);
  EXPECT_FALSE(session_.document().canUndo());
  EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char(' ')).toStdString();
}

std::string orientationName(const ::testing::TestParamInfo<hex::Orientation>& each) {
  return each.param == hex::Orientation::Flat ? "Flat" : "Pointy";
}

}  // namespace redoubt::editor::test
