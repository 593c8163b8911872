#include "core/model/reshape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "core/hex/facing.h"
#include "tests/core/model/busy_map.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::busyMap;
using testing::dangling;
using testing::hexAt;

constexpr std::array kEdges = {hex::Edge::Left, hex::Edge::Right, hex::Edge::Top, hex::Edge::Bottom};

Reshaped reshaped(const Battle& battle, const hex::LayoutSpec& wanted, CutOff cutOff) {
  auto made = reshape(battle, wanted, "ground", cutOff, "Reshape");
  if (const auto* error = std::get_if<hex::LayoutError>(&made)) {
    ADD_FAILURE() << said(error->sentence());
    return {Edit(), {}, {}};
  }
  return std::get<Reshaped>(std::move(made));
}

Battle after(const Battle& battle, const hex::LayoutSpec& wanted, CutOff cutOff) {
  return applied(battle, reshaped(battle, wanted, cutOff).edit);
}

hex::LayoutSpec grown(const Battle& battle, hex::Edge edge, int count) { return layoutOf(battle).grown(edge, count); }

TEST(Reshape, GrowingAndCroppingByTheSameIsTheSameBattle) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const hex::Edge edge : kEdges) {
      const Reshaped larger = reshaped(battle, grown(battle, edge, 3), CutOff::Refuse);
      EXPECT_TRUE(larger.report.counters.empty());
      EXPECT_FALSE(larger.report.losesContent());
      const Battle big = applied(battle, larger.edit);
      EXPECT_EQ(dangling(big), "");
      EXPECT_TRUE(after(big, grown(big, edge, -3), CutOff::Refuse) == battle);
    }
  }
}

TEST(Reshape, GrowthRenumbersNothingAndLaysGround) {
  const Battle battle = testing::plainMap(6, 5);
  for (const hex::Edge edge : kEdges) {  // by one: there is a column 0, but none before it
    const Reshaped result = reshaped(battle, grown(battle, edge, 1), CutOff::Refuse);
    EXPECT_EQ(result.report.renumbered, 0);
    const Battle big = applied(battle, result.edit);
    const hex::Layout layout = layoutOf(big);
    layoutOf(battle).forEachHex([&](hex::HexKey hex) {
      EXPECT_EQ(layout.number(hex), layoutOf(battle).number(hex));
      EXPECT_EQ(big.find<HexRow>(hex)->terrain, "clear");
    });
    int ground = 0;
    for (const HexRow& row : big.all<HexRow>()) ground += row.terrain == "ground" ? 1 : 0;
    EXPECT_EQ(ground, result.report.hexesGained);
    EXPECT_EQ(big.all<HexRow>().size(), layout.allHexes().size());
  }
}

TEST(Reshape, TheSheetKeepsItsMargins) {
  Battle battle = testing::plainMap(30, 20);
  MapSheet sheet = *mapSheet(battle);
  sheet.hexWidthMm = 20;
  sheet.sheetWidthMm = 640.5;
  sheet.sheetHeightMm = 400;
  battle.all<MapSheet>().put(sheet);
  const Reshaped wider = reshaped(battle, grown(battle, hex::Edge::Right, 2), CutOff::Refuse);
  EXPECT_DOUBLE_EQ(wider.sheet.sheetWidthMm, 680.5);
  EXPECT_DOUBLE_EQ(wider.sheet.sheetHeightMm, 400);
  EXPECT_EQ(*mapSheet(applied(battle, wider.edit)), wider.sheet);
  // Where hexes are larger than their sheet, it keeps its proportion to them.
  sheet.sheetWidthMm = 305;
  battle.all<MapSheet>().put(sheet);
  EXPECT_DOUBLE_EQ(reshaped(battle, grown(battle, hex::Edge::Right, -15), CutOff::Refuse).sheet.sheetWidthMm, 155);
}

TEST(Reshape, NothingDanglesWhateverIsCutOff) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const hex::Edge edge : kEdges) {
      for (const int count : {1, 2, 3}) {
        const hex::LayoutSpec wanted = grown(battle, edge, -count);
        if (!std::holds_alternative<hex::Layout>(hex::Layout::make(wanted))) continue;
        const Battle without = after(battle, wanted, CutOff::TakeOff);
        const Battle with = after(battle, wanted, CutOff::MoveIn);
        EXPECT_EQ(dangling(without), "");
        EXPECT_EQ(dangling(with), "");
        EXPECT_EQ(with.all<Placement>().size(), battle.all<Placement>().size());
        const auto lost = reshaped(battle, wanted, CutOff::TakeOff).report.counters.size();
        EXPECT_EQ(without.all<Placement>().size(), battle.all<Placement>().size() - lost);
      }
    }
  }
}

TEST(Reshape, WhatIsLeftIsAsItWas) {
  const Battle battle = busyMap(hex::LayoutSpec());
  const Battle cropped = after(battle, grown(battle, hex::Edge::Top, -4), CutOff::TakeOff);
  const hex::Layout layout = layoutOf(cropped);
  for (const Hexside& row : battle.all<Hexside>()) {
    EXPECT_EQ(cropped.all<Hexside>().contains(row.key()), layout.contains(row.side));
  }
  for (const Link& row : battle.all<Link>()) {
    EXPECT_EQ(cropped.all<Link>().contains(row.key()), layout.isInner(row.side));
  }
  for (const Label& row : battle.all<Label>()) {
    EXPECT_EQ(cropped.all<Label>().contains(row.key()), layout.contains(row.hex));
  }
}

// A map of 8 by 6 with one of everything in column 8.
Battle withContentAtTheRight() {
  Battle battle = testing::plainMap(8, 6);
  const hex::Layout layout = layoutOf(battle);
  battle.all<Symbol>().put({{1}, hexAt(8, 2), "mill", 0, 0, 0});
  battle.all<Label>().put({{1}, "Dziemierzyce", LabelStyle::Village, hexAt(8, 3)});
  battle.all<Note>().put({{1}, hexAt(8, 4), "Look again"});
  battle.all<Note>().put({{2}, std::nullopt, "Nowhere"});
  battle.all<Zone>().put({{1}, "all", "Everywhere", ZoneKind::Area});
  battle.all<Zone>().put({{2}, "gate", "East gate", ZoneKind::Entry});
  layout.forEachHex([&](hex::HexKey hex) { battle.all<ZoneHex>().put({{1}, hex}); });
  battle.all<ZoneHex>().put({{2}, hexAt(8, 1)});
  battle.all<Hexside>().put({*layout.sideBetween(hexAt(8, 2), hexAt(8, 3)), "stream", {}, {}});
  battle.all<Hexside>().put({*layout.sideBetween(hexAt(7, 2), hexAt(8, 2)), "stream", {}, {}});
  battle.all<Link>().put({*layout.sideBetween(hexAt(7, 2), hexAt(8, 2)), "road"});
  battle.all<Army>().put({{1}, "blue", {1}, "Blue", "#386AA7", 1});
  battle.all<SetUpBlock>().put({{1}, "parent", {1}, std::nullopt, "Parent", 1});
  battle.all<SetUpBlock>().put({{2}, "child", {1}, Id<SetUpBlock>{1}, "Child", 2});
  battle.all<Unit>().put({{1}, "guard", {1}, "1st Guard", "Guard", "infantry", 1});
  return battle;
}

void place(Battle& battle, std::int64_t id, std::int64_t block, hex::HexKey hex, int stack = 1) {
  Placement row;
  row.id = {id};
  row.block = {block};
  row.unit = Id<Unit>{1};
  row.words = "1 Gd";
  row.hex = hex;
  row.stack = stack;
  battle.all<Placement>().put(row);
}

TEST(Reshape, ReportsWhatACropCutsOffByKindAndName) {
  Battle battle = withContentAtTheRight();
  place(battle, 7, 1, hexAt(8, 5));
  const Reshaped result = reshaped(battle, grown(battle, hex::Edge::Right, -1), CutOff::Refuse);
  const RelocationReport& report = result.report;
  ASSERT_EQ(report.counters.size(), 1u);
  EXPECT_EQ(report.counters[0].name, "1st Guard");
  EXPECT_EQ(report.counters[0].hex, hexAt(8, 5));
  ASSERT_EQ(report.labels.size(), 1u);
  EXPECT_EQ(report.labels[0].name, "Dziemierzyce");
  ASSERT_EQ(report.symbols.size(), 1u);
  EXPECT_EQ(report.symbols[0].name, "mill");
  ASSERT_EQ(report.notes.size(), 1u);
  EXPECT_EQ(report.notes[0].hex, hexAt(8, 4));
  ASSERT_EQ(report.zones.size(), 2u);
  EXPECT_EQ(report.zones[0].lost, 6);
  EXPECT_EQ(report.zones[0].left, 42);
  EXPECT_EQ(report.zones[1].title, "East gate");
  EXPECT_EQ(report.zones[1].left, 0);
  // The stream at the new edge stays, for one of its hexes does; the road can't.
  EXPECT_EQ(report.lostHexsides, (std::map<std::string, int>{{"stream", 1}}));
  EXPECT_EQ(report.lostLinks, (std::map<std::string, int>{{"road", 1}}));
  EXPECT_EQ(report.hexesLost, 6);
  EXPECT_TRUE(report.losesContent());
}

TEST(Reshape, RefusesToCutOffCountersUnlessTold) {
  Battle battle = withContentAtTheRight();
  EXPECT_FALSE(reshaped(battle, grown(battle, hex::Edge::Right, -1), CutOff::Refuse).edit.empty());
  place(battle, 7, 1, hexAt(8, 5));
  EXPECT_TRUE(reshaped(battle, grown(battle, hex::Edge::Right, -1), CutOff::Refuse).edit.empty());
}

TEST(Reshape, TakesCountersOffWithAllThatIsSaidOfThem) {
  Battle battle = withContentAtTheRight();
  place(battle, 7, 1, hexAt(8, 5));
  battle.all<Provenance>().put({"placement", "7", "*", Status::Printed, std::nullopt, ""});
  battle.all<Waiver>().put({"name-unknown", "placement/7@day", "known"});
  battle.all<Waiver>().put({"name-unknown", "placement/77", "another"});
  const Battle cropped = after(battle, grown(battle, hex::Edge::Right, -1), CutOff::TakeOff);
  EXPECT_TRUE(cropped.all<Placement>().empty());
  EXPECT_TRUE(cropped.all<Provenance>().empty());
  EXPECT_EQ(cropped.all<Waiver>().size(), 1u);
}

TEST(Reshape, ACounterTakenOffDoesNotComeBackFromTheParentBlock) {
  Battle battle = withContentAtTheRight();
  place(battle, 7, 1, hexAt(2, 2));
  place(battle, 8, 2, hexAt(8, 5));
  const Battle cropped = after(battle, grown(battle, hex::Edge::Right, -1), CutOff::TakeOff);
  EXPECT_EQ(cropped.find<Placement>({7})->hex, hexAt(2, 2));
  ASSERT_TRUE(cropped.find<Placement>({8}));
  EXPECT_EQ(cropped.find<Placement>({8})->rule, PlacementRule::OffMap);
  EXPECT_FALSE(cropped.find<Placement>({8})->hex);
}

TEST(Reshape, MovesCountersInBeneathWhatStandsThere) {
  Battle battle = withContentAtTheRight();
  place(battle, 6, 1, hexAt(6, 5), 2);
  place(battle, 8, 1, hexAt(8, 5), 2);
  place(battle, 7, 1, hexAt(8, 5), 1);
  battle.all<Provenance>().put({"placement", "7", "*", Status::Printed, std::nullopt, ""});
  const Battle cropped = after(battle, grown(battle, hex::Edge::Right, -2), CutOff::MoveIn);
  EXPECT_EQ(cropped.find<Placement>({6})->stack, 2);
  EXPECT_EQ(cropped.find<Placement>({7})->hex, hexAt(6, 5));
  EXPECT_EQ(cropped.find<Placement>({7})->stack, 3);
  EXPECT_EQ(cropped.find<Placement>({8})->stack, 4);
  ASSERT_TRUE(cropped.find<Provenance>({"placement", "7", "hex"}));
  EXPECT_EQ(cropped.find<Provenance>({"placement", "7", "hex"})->status, Status::Estimated);
}

TEST(Reshape, MovesCountersToTheNearestHexThereIs) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const hex::Edge edge : kEdges) {
      const hex::LayoutSpec wanted = grown(battle, edge, -2);
      const auto made = hex::Layout::make(wanted);
      const auto* layout = std::get_if<hex::Layout>(&made);
      if (!layout) continue;
      const Reshaped result = reshaped(battle, wanted, CutOff::MoveIn);
      const Battle cropped = applied(battle, result.edit);
      for (const LostCounter& counter : result.report.counters) {
        int nearest = 1000;
        layout->forEachHex([&](hex::HexKey hex) { nearest = std::min(nearest, layout->distance(hex, counter.hex)); });
        EXPECT_EQ(layout->distance(*cropped.find<Placement>(counter.placement)->hex, counter.hex), nearest);
      }
    }
  }
}

TEST(Reshape, WhatTheFileSaysOfTheMapsChangedColumnsIsNoLongerPrinted) {
  Battle battle = testing::plainMap(8, 6);
  battle.all<Provenance>().put({"map", "1", "*", Status::Printed, std::nullopt, ""});
  const Battle big = after(battle, grown(battle, hex::Edge::Top, 1), CutOff::Refuse);
  EXPECT_TRUE(big.find<Provenance>({"map", "1", "rows"}));
  EXPECT_TRUE(big.find<Provenance>({"map", "1", "first_row"}));
  EXPECT_FALSE(big.find<Provenance>({"map", "1", "columns"}));
}

TEST(Reshape, TheSameLayoutIsNoEdit) {
  const Battle battle = busyMap(hex::LayoutSpec());
  EXPECT_TRUE(reshaped(battle, layoutSpec(*mapSheet(battle)), CutOff::Refuse).edit.empty());
}

TEST(Reshape, SaysWhyThereIsNoSuchMap) {
  const Battle battle = testing::plainMap(8, 6);
  const auto made = reshape(battle, grown(battle, hex::Edge::Left, -8), "ground", CutOff::Refuse, "Crop");
  ASSERT_TRUE(std::holds_alternative<hex::LayoutError>(made));
  EXPECT_EQ(said(std::get<hex::LayoutError>(made).sentence()), "A map needs at least one column.");
  EXPECT_TRUE(std::holds_alternative<hex::LayoutError>(reshape(Battle(), {}, "ground", CutOff::Refuse, "Grow")));
}

TEST(Reshape, WhatLayOffTheMapIsCutOffTooUnlessTheMapReachesIt) {
  Battle battle = testing::plainMap(8, 6);
  battle.all<HexRow>().put({hexAt(9, 1), "woods", 2});
  battle.all<HexRow>().put({hexAt(30, 1), "woods", 2});
  const Battle big = after(battle, grown(battle, hex::Edge::Right, 1), CutOff::Refuse);
  EXPECT_EQ(big.find<HexRow>(hexAt(9, 1))->terrain, "woods");
  EXPECT_FALSE(big.find<HexRow>(hexAt(30, 1)));
}

// Other layouts of the same columns and rows.
std::vector<hex::LayoutSpec> otherLayouts(const hex::LayoutSpec& spec) {
  std::vector<hex::LayoutSpec> specs(4, spec);
  specs[0].orientation = spec.orientation == hex::Orientation::Flat ? hex::Orientation::Pointy : hex::Orientation::Flat;
  specs[1].shifted = spec.shifted == hex::Shifted::Odd ? hex::Shifted::Even : hex::Shifted::Odd;
  specs[2] = specs[0];
  specs[2].shifted = specs[1].shifted;
  specs[3].edgeRight = hex::EdgeKind::HalfUnnumbered;
  specs[3].edgeTop = hex::EdgeKind::Half;
  return specs;
}

TEST(Reshape, AnotherLayoutKeepsColumnsAndRows) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    for (const hex::LayoutSpec& wanted : otherLayouts(spec)) {
      const Battle changed = after(battle, wanted, CutOff::TakeOff);
      EXPECT_EQ(dangling(changed), "");
      EXPECT_EQ(dangling(after(battle, wanted, CutOff::MoveIn)), "");
      const hex::Layout layout = layoutOf(changed);
      EXPECT_EQ(layout.spec(), wanted);
      for (const HexRow& row : battle.all<HexRow>()) {
        const HexRow* now = changed.find<HexRow>(row.hex);
        EXPECT_EQ(now != nullptr, layout.contains(row.hex));
        if (!now) continue;
        EXPECT_EQ(*now, row);
      }
      for (Placement row : changed.all<Placement>()) {
        const Placement& was = *battle.find<Placement>(row.id);
        row.direction = was.direction;
        row.secondHex = was.secondHex;  // a neighbour of its hex, as dangling() sees to
        EXPECT_EQ(row, was);
      }
    }
  }
}

int degreesApart(int a, int b) {
  const int apart = std::abs(a - b) % 360;
  return std::min(apart, 360 - apart);
}

TEST(Reshape, CountersTurnToTheNearestDirectionAndTheReportCountsWhoFacesOthers) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    const hex::Layout from = layoutOf(battle);
    for (const hex::LayoutSpec& wanted : otherLayouts(spec)) {
      const Reshaped result = reshaped(battle, wanted, CutOff::MoveIn);
      const Battle changed = applied(battle, result.edit);
      const hex::Layout to = layoutOf(changed);
      int facings = 0;
      for (const Placement& row : battle.all<Placement>()) {
        const Placement& now = *changed.find<Placement>(row.id);
        ASSERT_EQ(row.direction.has_value(), now.direction.has_value());
        if (!row.direction || !row.direction->direction) {
          EXPECT_EQ(now.direction, row.direction);
          continue;
        }
        const hex::Direction was = *row.direction->direction, is = *now.direction->direction;
        EXPECT_EQ(is.kind, was.kind);
        EXPECT_EQ(degreesApart(hex::angle(was, from.orientation()), hex::angle(is, to.orientation())),
                  from.orientation() == to.orientation() ? 0 : 30);
        std::vector<hex::HexKey> before = frontHexes(from, *row.hex, was), then = frontHexes(to, *row.hex, is);
        std::sort(before.begin(), before.end());
        std::sort(then.begin(), then.end());
        if (before == then) continue;
        ++facings;
        const Provenance* origin = changed.find<Provenance>({"placement", keyText<Placement>(row.id), "direction"});
        const bool hadOrigin = battle.find<Provenance>({"placement", keyText<Placement>(row.id), "*"});
        ASSERT_EQ(origin != nullptr, hadOrigin);
        EXPECT_TRUE(!origin || origin->status == Status::Estimated);
      }
      EXPECT_EQ(result.report.facings, facings);
    }
  }
}

TEST(Reshape, HexsidesFollowTheirHexesAndThePartedAreCounted) {
  for (const hex::LayoutSpec& spec : testing::layoutsToReshape()) {
    const Battle battle = busyMap(spec);
    const hex::Layout from = layoutOf(battle);
    for (const hex::LayoutSpec& wanted : otherLayouts(spec)) {
      const Reshaped result = reshaped(battle, wanted, CutOff::TakeOff);
      const Battle changed = applied(battle, result.edit);
      const hex::Layout to = layoutOf(changed);
      std::map<std::string, Retraced> parted, partedLinks;
      std::set<KeyOf<Hexside>> followed;
      std::set<KeyOf<Link>> followedLinks;
      for (const Hexside& row : battle.all<Hexside>()) {
        const auto [near, far] = from.hexesOf(row.side);
        if (!to.contains(near) && !to.contains(far)) continue;
        const auto side = to.sideBetween(near, far);
        if (!side) {
          ++parted[row.kind].parted;
          continue;
        }
        const Hexside* now = changed.find<Hexside>({*side, row.kind});
        ASSERT_TRUE(now);
        followed.insert(now->key());
        EXPECT_EQ(now->owner, row.owner);
        if (!row.high) continue;
        const auto [nearNow, farNow] = to.hexesOf(*side);
        EXPECT_EQ(*now->high == HighSide::Near ? nearNow : farNow, *row.high == HighSide::Near ? near : far);
      }
      for (const Link& row : battle.all<Link>()) {
        const auto [near, far] = from.hexesOf(row.side);
        if (!to.contains(near) || !to.contains(far)) continue;
        const auto side = to.sideBetween(near, far);
        if (side) {
          EXPECT_TRUE(changed.all<Link>().contains({*side, row.kind}));
          followedLinks.insert({*side, row.kind});
        } else {
          ++partedLinks[row.kind].parted;
        }
      }
      for (const Hexside& row : changed.all<Hexside>()) parted[row.kind].drawn += followed.contains(row.key()) ? 0 : 1;
      for (const Link& row : changed.all<Link>()) {
        partedLinks[row.kind].drawn += followedLinks.contains(row.key()) ? 0 : 1;
      }
      const auto isNothing = [](const auto& each) { return each.second == Retraced(); };
      std::erase_if(parted, isNothing);
      std::erase_if(partedLinks, isNothing);
      EXPECT_EQ(result.report.retracedHexsides, parted);
      EXPECT_EQ(result.report.retracedLinks, partedLinks);
    }
  }
}

TEST(Reshape, TitlesOfZonesAndNamesThatSpeakOfOtherNumbersAreMentioned) {
  Battle battle = testing::plainMap(8, 6);
  battle.all<Zone>().put({{1}, "entry-0102", "Entry hex 0102", ZoneKind::Entry});
  battle.all<Zone>().put({{2}, "edge", "Upper edge, 0101 to 0101", ZoneKind::Entry});
  battle.all<Label>().put({{1}, "to 0405", LabelStyle::Remark, hexAt(2, 2)});
  battle.all<Label>().put({{2}, "Mill of 1794", LabelStyle::Remark, hexAt(2, 3)});
  const auto mentions = [](const RelocationReport& report) {
    std::vector<std::string> texts;
    for (const Mention& each : report.mentions) texts.push_back(each.table + "/" + each.name + "/" + each.number);
    return texts;
  };
  hex::LayoutSpec spec = layoutSpec(*mapSheet(battle));
  spec.numberOrder = hex::NumberOrder::RowColumn;
  const std::vector<std::string> expected = {"zone/Entry hex 0102/0102", "label/to 0405/0405"};
  EXPECT_EQ(mentions(reshaped(battle, spec, CutOff::Refuse).report), expected);
  for (const hex::MapTurn turn : {hex::MapTurn::MirrorLeftRight, hex::MapTurn::QuarterClockwise}) {
    const auto made = turnMap(battle, turn, "Turn");
    EXPECT_EQ(mentions(std::get<Relocated>(made).report).size(), 3u);
  }
}

TEST(Reshape, OtherEdgesMakeHalfHexesAndTakeNumbersAway) {
  const Battle battle = testing::plainMap(8, 6);
  hex::LayoutSpec spec = layoutSpec(*mapSheet(battle));
  spec.edgeTop = hex::EdgeKind::HalfUnnumbered;
  const RelocationReport report = reshaped(battle, spec, CutOff::Refuse).report;
  EXPECT_EQ(report.halfHexesGained, 8);
  EXPECT_EQ(report.renumbered, 8);
  ASSERT_EQ(report.examples.size(), 3u);
  EXPECT_EQ(report.examples[0].before, "0101");
  EXPECT_EQ(report.examples[0].after, "");
}

TEST(Reshape, OtherNumbersAreReportedWithExamples) {
  const Battle battle = testing::plainMap(8, 6);
  hex::LayoutSpec spec = layoutSpec(*mapSheet(battle));
  spec.numberOrder = hex::NumberOrder::RowColumn;
  const Reshaped result = reshaped(battle, spec, CutOff::Refuse);
  EXPECT_EQ(result.report.renumbered, 8 * 6 - 6);
  EXPECT_EQ(result.report.examples[0].before, "0102");
  EXPECT_EQ(result.report.examples[0].after, "0201");
  EXPECT_EQ(result.edit.count(), 1u);
}

}  // namespace
}  // namespace redoubt::model
