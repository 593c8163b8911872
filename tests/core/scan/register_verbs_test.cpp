#include <gtest/gtest.h>

#include <cmath>

#include "core/model/edit.h"
#include "core/scan/battle_points.h"
#include "core/scan/register_verbs.h"

namespace redoubt::scan {
namespace {

constexpr PictureSize kSize{1000, 800};

class RegisterVerbs : public ::testing::Test {
 protected:
  RegisterVerbs() {
    model::MapSheet sheet;
    sheet.id = {1};
    sheet.columns = 12;
    sheet.rows = 10;
    battle_.all<model::MapSheet>().put(sheet);
    model::MapPicture row;
    row.id = kPicture;
    row.title = "Scan";
    row.hex = hex::HexKey::at(1, 1);
    row.width = row.height = 3;
    battle_.all<model::MapPicture>().put(row);
    layout_ = model::layoutOf(battle_);
  }
  // 80 pixels a hex, turned by five degrees.
  model::ScanPoint pointAt(int column, int row, std::int64_t id, double off = 0) const {
    const hex::Point place = layout_.centre(hex::HexKey::at(column, row));
    const double turn = 5 * 3.14159265358979 / 180;
    return {{id},
            kPicture,
            hex::HexKey::at(column, row),
            0,
            0,
            100 + 80 * (place.x * std::cos(turn) - place.y * std::sin(turn)) + off,
            90 + 80 * (place.x * std::sin(turn) + place.y * std::cos(turn)),
            false};
  }
  void take(const model::Edit& edit) { battle_ = model::applied(battle_, edit); }
  const model::MapPicture& picture() const { return *battle_.find<model::MapPicture>(kPicture); }

  static constexpr Id<model::MapPicture> kPicture{7};
  model::Battle battle_;
  hex::Layout layout_;
};

TEST_F(RegisterVerbs, ThreePointsLayAPictureByThem) {
  const std::vector points{pointAt(2, 2, 1), pointAt(9, 3, 2), pointAt(4, 8, 3)};
  take(registerPicture(battle_, kPicture, points, std::nullopt, kSize, "Point"));
  EXPECT_EQ(picture().fit, model::PictureFit::Affine);
  EXPECT_NEAR(picture().width, 1000 / 80.0, 1e-6);
  EXPECT_NEAR(picture().height, 800 / 80.0, 1e-6);
  EXPECT_NEAR(picture().angle, -5, 1e-6);
  EXPECT_EQ(battle_.all<model::ScanPoint>().size(), 3U);
  const auto registration = registrationOf(battle_, picture());
  ASSERT_TRUE(registration);
  const auto middle = registration->toMap({500, 400});
  ASSERT_TRUE(middle);
  const hex::Point anchor = layout_.centre(*picture().hex);
  EXPECT_NEAR(anchor.x + picture().dx, middle->x, 1e-6);
  EXPECT_NEAR(anchor.y + picture().dy, middle->y, 1e-6);
}

TEST_F(RegisterVerbs, TwoPointsLeaveItWhereItWas) {
  const model::MapPicture before = picture();
  const std::vector points{pointAt(2, 2, 1), pointAt(9, 3, 2)};
  take(registerPicture(battle_, kPicture, points, std::nullopt, kSize, "Point"));
  EXPECT_EQ(picture(), before);
  EXPECT_EQ(battle_.all<model::ScanPoint>().size(), 2U);
  EXPECT_FALSE(registrationOf(battle_, picture()));
}

TEST_F(RegisterVerbs, APointTakenAwayLeavesTheRest) {
  std::vector points{pointAt(2, 2, 1), pointAt(9, 3, 2), pointAt(4, 8, 3)};
  take(registerPicture(battle_, kPicture, points, std::nullopt, kSize, "Point"));
  points.pop_back();
  take(registerPicture(battle_, kPicture, points, std::nullopt, kSize, "Point"));
  EXPECT_EQ(battle_.all<model::ScanPoint>().size(), 2U);
  EXPECT_EQ(picture().fit, model::PictureFit::Placed);
  EXPECT_NEAR(picture().angle, -5, 1e-6) << "its rectangle is what is left";
}

TEST_F(RegisterVerbs, TheSamePointsAreNoChange) {
  const std::vector points{pointAt(2, 2, 1), pointAt(9, 3, 2), pointAt(4, 8, 3)};
  take(registerPicture(battle_, kPicture, points, std::nullopt, kSize, "Point"));
  EXPECT_TRUE(registerPicture(battle_, kPicture, points, std::nullopt, kSize, "Point").empty());
}

TEST_F(RegisterVerbs, AFitThatIsAskedForNeedsItsPoints) {
  const std::vector points{pointAt(2, 2, 1), pointAt(9, 3, 2), pointAt(4, 8, 3), pointAt(11, 9, 4)};
  take(registerPicture(battle_, kPicture, points, Fit::Perspective, kSize, "Point"));
  EXPECT_EQ(picture().fit, model::PictureFit::Perspective);
  const FitOfPoints none = fitOfPoints(seenPoints(layout_, points), Fit::Warp);
  EXPECT_FALSE(none.fitted);
  EXPECT_TRUE(none.fault);
}

}  // namespace
}  // namespace redoubt::scan
