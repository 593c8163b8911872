#include "core/model/counter_sheets.h"

#include <gtest/gtest.h>

#include <cmath>

#include "core/model/picture_verbs.h"

namespace redoubt::model {
namespace {

constexpr Id<CounterSheet> kCounterSheet{1};
constexpr Id<Face> kGuardFace{11}, kHussarFace{12};
constexpr Id<Source> kPrintSource{5};
const std::string kCropFile = "a crop", kOtherFile = "another crop";

CounterSheet plainSheet() {
  CounterSheet sheet;
  sheet.id = kCounterSheet;
  sheet.source = kPrintSource;
  sheet.front = "front";
  sheet.back = "back";
  sheet.columns = 4;
  sheet.rows = 3;
  sheet.left = 100, sheet.top = 50, sheet.right = 100 + 4 * 60 + 3 * 10, sheet.bottom = 50 + 3 * 60 + 2 * 20;
  sheet.gapX = 10, sheet.gapY = 20;
  sheet.backLeft = 200, sheet.backTop = 100, sheet.backRight = 200 + 2 * 270, sheet.backBottom = 100 + 2 * 220;
  return sheet;
}

struct Print {
  Battle battle;

  Print() {
    battle.all<Source>().put({kPrintSource, "counters", SourceKind::Counters, "Counters"});
    battle.all<CounterSheet>().put(plainSheet());
    for (const Id<Face> id : {kGuardFace, kHussarFace})
      battle.all<Face>().put({id, {1}, FaceSide::Front, FaceRole::Step});
  }
  void apply(const Edit& edit) { battle = applied(battle, edit); }
  void assign(const CellPlace& place, Id<Face> face, const std::string& crop) {
    apply(assignCell(battle, kCounterSheet, place, {face, crop, "row 3, column 4"}, "Assign"));
  }
  std::string pictureOf(Id<Face> face) const { return battle.find<Face>(face)->picture; }
  const SheetCell* cell(const CellPlace& place) const {
    return battle.find<SheetCell>({kCounterSheet, place.row, place.column, place.side});
  }
  const Provenance* origin(Id<Face> face) const {
    return battle.find<Provenance>({std::string(Face::kTable), std::to_string(face.value), "picture"});
  }
};

TEST(CounterSheets, BacksLieBehindTheirFrontsAsTheSheetWasTurned) {
  CounterSheet sheet = plainSheet();
  const CellPlace front{2, 1, FaceSide::Front};
  EXPECT_EQ(behind(sheet, front), (CellPlace{2, 4, FaceSide::Back}));
  sheet.flip = SheetFlip::TopBottom;
  EXPECT_EQ(behind(sheet, {1, 1, FaceSide::Front}), (CellPlace{3, 1, FaceSide::Back}));
  sheet.flip = SheetFlip::None;
  EXPECT_EQ(behind(sheet, front), (CellPlace{2, 1, FaceSide::Back}));
  for (const SheetFlip flip : {SheetFlip::None, SheetFlip::LeftRight, SheetFlip::TopBottom}) {
    sheet.flip = flip;
    for (int row = 1; row <= 3; ++row) {
      for (int column = 1; column <= 4; ++column) {
        const CellPlace place{row, column, FaceSide::Back};
        EXPECT_EQ(behind(sheet, behind(sheet, place)), place);
      }
    }
  }
}

TEST(CounterSheets, CornersLeaveTheGapsOutOnBothSides) {
  const CounterSheet sheet = plainSheet();
  const auto front = cornersOf(sheet, {2, 3, FaceSide::Front});
  EXPECT_EQ(front[0], (SheetPoint{240, 130}));
  EXPECT_EQ(front[2], (SheetPoint{300, 190}));
  // The back was scanned twice as large.
  const auto back = cornersOf(sheet, {2, 3, FaceSide::Back});
  EXPECT_EQ(back[0], (SheetPoint{200 + 2 * 140, 100 + 2 * 80}));
  EXPECT_EQ(back[2], (SheetPoint{200 + 2 * 200, 100 + 2 * 140}));
}

TEST(CounterSheets, APlaceIsFoundAtItsMiddleHoweverTheSheetLies) {
  CounterSheet sheet = plainSheet();
  for (const double angle : {-7.0, 0.0, 2.0, 90.0}) {
    sheet.angle = angle;
    for (int row = 1; row <= sheet.rows; ++row) {
      for (int column = 1; column <= sheet.columns; ++column) {
        const CellPlace place{row, column, FaceSide::Front};
        const auto corners = cornersOf(sheet, place);
        EXPECT_NEAR(std::hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y), 60, 1e-9);
        const SheetPoint middle{(corners[0].x + corners[2].x) / 2, (corners[0].y + corners[2].y) / 2};
        EXPECT_EQ(cellAt(sheet, FaceSide::Front, middle), place);
      }
    }
  }
  // Clockwise: what was at the right is lower.
  sheet.angle = 2;
  EXPECT_GT(cornersOf(sheet, {1, 4, FaceSide::Front})[1].y, cornersOf(sheet, {1, 1, FaceSide::Front})[0].y);
  sheet.angle = 0;
  EXPECT_FALSE(cellAt(sheet, FaceSide::Front, {165, 60}));
  EXPECT_FALSE(cellAt(sheet, FaceSide::Front, {99, 60}));
  EXPECT_FALSE(cellAt(sheet, FaceSide::Front, {120, 271}));
}

TEST(CounterSheets, ASheetOfNoSizeHasNoPlaceAnywhere) {
  CounterSheet sheet = plainSheet();
  sheet.right = sheet.left, sheet.bottom = sheet.top, sheet.gapX = sheet.gapY = 0;
  EXPECT_FALSE(cellAt(sheet, FaceSide::Front, {100, 50}));
  sheet.left = std::nan("");
  EXPECT_FALSE(cellAt(sheet, FaceSide::Front, {100, 50}));
}

TEST(CounterSheets, ANewSheetBringsItsPictures) {
  CounterSheet sheet;
  Pictures pictures;
  sheet.front = pictures.add(kCropFile);
  pictures.add(kOtherFile);
  const Addition<CounterSheet> added = addSheet(sheet, pictures, "Add sheet");
  EXPECT_EQ(added.edit.count(), 1U);
  const Battle battle = applied({}, added.edit);
  ASSERT_TRUE(battle.find<CounterSheet>(added.row));
  EXPECT_EQ(battle.pictures().size(), 1U);
  EXPECT_TRUE(battle.pictures().contains(sheet.front));
}

TEST(CounterSheets, AnAssignedPlaceIsWhatItsFaceLooksLikeAndWhereThatComesFrom) {
  Print print;
  print.assign({3, 4, FaceSide::Front}, kGuardFace, kCropFile);
  EXPECT_EQ(print.pictureOf(kGuardFace), pictureName(kCropFile));
  EXPECT_TRUE(print.battle.pictures().contains(pictureName(kCropFile)));
  ASSERT_TRUE(print.cell({3, 4, FaceSide::Front}));
  EXPECT_EQ(print.cell({3, 4, FaceSide::Front})->face, kGuardFace);
  EXPECT_EQ(print.cell({3, 4, FaceSide::Front})->state, SheetCellState::Done);
  ASSERT_TRUE(print.origin(kGuardFace));
  EXPECT_EQ(print.origin(kGuardFace)->status, Status::Printed);
  EXPECT_EQ(print.origin(kGuardFace)->source, kPrintSource);
  EXPECT_EQ(print.origin(kGuardFace)->words, "row 3, column 4");
}

TEST(CounterSheets, WithoutACropAFaceIsOnlySaidToBeThere) {
  Print print;
  const CellPlace place{1, 1, FaceSide::Back};
  print.assign(place, kGuardFace, "");
  EXPECT_EQ(print.cell(place)->face, kGuardFace);
  EXPECT_EQ(print.pictureOf(kGuardFace), "");
  EXPECT_FALSE(print.origin(kGuardFace));
  // And no longer looks as it did.
  print.assign(place, kGuardFace, kCropFile);
  print.assign(place, kGuardFace, "");
  EXPECT_EQ(print.cell(place)->face, kGuardFace);
  EXPECT_EQ(print.pictureOf(kGuardFace), "");
  EXPECT_FALSE(print.origin(kGuardFace));
}

TEST(CounterSheets, APlaceThatShowsAnotherFaceLetsTheFirstGo) {
  Print print;
  const CellPlace place{1, 2, FaceSide::Front};
  print.assign(place, kGuardFace, kCropFile);
  print.assign(place, kHussarFace, kCropFile);
  EXPECT_EQ(print.pictureOf(kGuardFace), "");
  EXPECT_FALSE(print.origin(kGuardFace));
  EXPECT_EQ(print.pictureOf(kHussarFace), pictureName(kCropFile));
  EXPECT_EQ(print.cell(place)->face, kHussarFace);
}

TEST(CounterSheets, ReleasingTakesBackAllThatAssigningGave) {
  Print print;
  const Battle before = print.battle;
  print.assign({3, 4, FaceSide::Front}, kGuardFace, kCropFile);
  print.apply(releaseCell(print.battle, kCounterSheet, {3, 4, FaceSide::Front}, "Release"));
  EXPECT_EQ(print.battle, before);
  EXPECT_TRUE(releaseCell(print.battle, kCounterSheet, {3, 4, FaceSide::Front}, "Release").empty());
}

TEST(CounterSheets, AFaceThatTwoPlacesShowKeepsItsPictureUntilTheLastIsReleased) {
  Print print;
  print.assign({1, 1, FaceSide::Front}, kGuardFace, kCropFile);
  print.assign({1, 2, FaceSide::Front}, kGuardFace, kCropFile);
  print.apply(releaseCell(print.battle, kCounterSheet, {1, 1, FaceSide::Front}, "Release"));
  EXPECT_EQ(print.pictureOf(kGuardFace), pictureName(kCropFile));
  print.apply(releaseCell(print.battle, kCounterSheet, {1, 2, FaceSide::Front}, "Release"));
  EXPECT_EQ(print.pictureOf(kGuardFace), "");
}

TEST(CounterSheets, NothingIsSaidOfPlacesAndFacesThatAreNotThere) {
  Print print;
  EXPECT_TRUE(
      assignCell(print.battle, kCounterSheet, {4, 1, FaceSide::Front}, {kGuardFace, kCropFile, ""}, "").empty());
  EXPECT_TRUE(
      assignCell(print.battle, kCounterSheet, {1, 0, FaceSide::Front}, {kGuardFace, kCropFile, ""}, "").empty());
  EXPECT_TRUE(assignCell(print.battle, kCounterSheet, {1, 1, FaceSide::Front}, {{99}, kCropFile, ""}, "").empty());
  EXPECT_TRUE(assignCell(print.battle, {2}, {1, 1, FaceSide::Front}, {kGuardFace, kCropFile, ""}, "").empty());
  EXPECT_TRUE(skipCell(print.battle, kCounterSheet, {1, 5, FaceSide::Front}, "", "").empty());
  CounterSheet oneSided = plainSheet();
  oneSided.back.clear();
  print.battle.all<CounterSheet>().put(oneSided);
  EXPECT_TRUE(assignCell(print.battle, kCounterSheet, {1, 1, FaceSide::Back}, {kGuardFace, kCropFile, ""}, "").empty());
}

TEST(CounterSheets, ASmallerGridLetsGoOfWhatItNoLongerHas) {
  Print print;
  print.assign({3, 4, FaceSide::Front}, kGuardFace, kCropFile);
  print.assign({1, 1, FaceSide::Front}, kHussarFace, kCropFile);
  CounterSheet smaller = plainSheet();
  smaller.rows = 2;
  print.apply(changeSheet(print.battle, smaller, "Grid"));
  EXPECT_EQ(print.battle.find<CounterSheet>(kCounterSheet)->rows, 2);
  EXPECT_FALSE(print.cell({3, 4, FaceSide::Front}));
  EXPECT_EQ(print.pictureOf(kGuardFace), "");
  EXPECT_EQ(print.pictureOf(kHussarFace), pictureName(kCropFile));
  EXPECT_TRUE(changeSheet(print.battle, smaller, "Grid").empty());
}

TEST(CounterSheets, TheNextOpenPlaceIsAfterThisOneThenFromTheBeginning) {
  Print print;
  EXPECT_EQ(nextOpenCell(print.battle, kCounterSheet), (CellPlace{1, 1, FaceSide::Front}));
  EXPECT_EQ(nextOpenCell(print.battle, kCounterSheet, CellPlace{1, 4, FaceSide::Front}),
            (CellPlace{2, 1, FaceSide::Front}));
  print.assign({1, 1, FaceSide::Front}, kGuardFace, "");
  EXPECT_EQ(nextOpenCell(print.battle, kCounterSheet, CellPlace{3, 4, FaceSide::Front}),
            (CellPlace{1, 2, FaceSide::Front}));
  for (int row = 1; row <= 3; ++row) {
    for (int column = 1; column <= 4; ++column) {
      print.apply(skipCell(print.battle, kCounterSheet, {row, column, FaceSide::Front}, "empty", "Skip"));
    }
  }
  EXPECT_FALSE(nextOpenCell(print.battle, kCounterSheet));
  EXPECT_FALSE(print.cell({1, 1, FaceSide::Front})->face);
  EXPECT_EQ(print.cell({1, 1, FaceSide::Front})->note, "empty");
}

TEST(CounterSheets, AValueReadFromACounterNamesThePlace) {
  Print print;
  Edit edit("Morale");
  markPrintedOn(edit, print.battle, plainSheet(), FaceFigure::kTable, "11/morale", "value", "row 1, column 2");
  print.apply(edit);
  const Provenance* row = print.battle.find<Provenance>({"face_figure", "11/morale", "value"});
  ASSERT_TRUE(row);
  EXPECT_EQ(row->status, Status::Printed);
  EXPECT_EQ(row->source, kPrintSource);
  EXPECT_EQ(row->words, "row 1, column 2");
}

TEST(CounterSheets, ASheetGoesWithItsPlacesAndWhatItsCountersLookedLike) {
  Print print;
  print.assign({1, 1}, kGuardFace, kCropFile);
  print.assign({2, 1}, kGuardFace, kCropFile);
  print.apply(skipCell(print.battle, kCounterSheet, {1, 2}, "spare", "Skip"));
  print.apply(removeSheet(print.battle, kCounterSheet, "Remove"));
  EXPECT_TRUE(print.battle.all<CounterSheet>().empty());
  EXPECT_TRUE(print.battle.all<SheetCell>().empty());
  EXPECT_TRUE(print.pictureOf(kGuardFace).empty()) << "although two places showed it";
  EXPECT_FALSE(print.origin(kGuardFace));
}

TEST(CounterSheets, ACopyWithoutScansHasNeitherSheetsNorTheirCrops) {
  Print print;
  print.assign({1, 1}, kGuardFace, kCropFile);
  const Battle copy = withoutScans(print.battle);
  EXPECT_TRUE(copy.all<CounterSheet>().empty());
  EXPECT_TRUE(copy.find<Face>(kGuardFace)->picture.empty());
  EXPECT_TRUE(namedPictures(copy).empty());
}

}  // namespace
}  // namespace redoubt::model
