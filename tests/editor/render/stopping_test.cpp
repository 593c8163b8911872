#include <gtest/gtest.h>

#include <QBuffer>
#include <QThreadPool>
#include <functional>
#include <memory>

#include "editor/render/output/pdf_picture.h"
#include "editor/render/output/svg_picture.h"
#include "tests/editor/render/shipped_battles.h"

// Whoever waits for a drawing can stop it while it is painted.
namespace redoubt::render {
namespace {

using Writer = std::function<bool(QIODevice&, const Watch&)>;

MapDrawing partWithCounters() {
  const model::Battle& battle = sample::shippedBattles().front();
  RenderOptions options;
  options.variant = battle.all<model::Variant>().begin()->id;
  const hex::Layout layout = model::layoutOf(battle);
  options.crop = {*layout.parse("0505"), *layout.parse("0807")};
  return MapDrawing(battle, options);
}

struct Outcome {
  bool isWritten = false;
  int told = 0;
  double last = 0;
  QByteArray bytes;
};

// Stopped when it is told of progress for the nth time; 0: never.
Outcome stoppedAt(int nth, const Writer& write) {
  Outcome outcome;
  std::stop_source source;
  QBuffer out(&outcome.bytes);
  out.open(QIODevice::WriteOnly);
  const auto progress = [&](double share) {
    EXPECT_GE(share, outcome.last);
    EXPECT_LE(share, 1);
    outcome.last = share;
    if (++outcome.told == nth) source.request_stop();
  };
  outcome.isWritten = write(out, {source.get_token(), progress});
  return outcome;
}

void expectToStopAnywhere(const Writer& write) {
  const Outcome whole = stoppedAt(0, write);
  ASSERT_TRUE(whole.isWritten);
  EXPECT_EQ(whole.last, 1);
  constexpr int kLayers = 16;
  ASSERT_GT(whole.told, kLayers + 10) << "layers, and counters after them";
  for (const int nth : {1, 2, 3, 9, kLayers, kLayers + 1, kLayers + 8, whole.told - 1}) {
    const Outcome outcome = stoppedAt(nth, write);
    EXPECT_FALSE(outcome.isWritten) << nth;
    EXPECT_EQ(outcome.told, nth) << "it went on";
    EXPECT_LT(outcome.bytes.size(), whole.bytes.size()) << nth;
  }
}

TEST(Stopping, ReachesIntoTheLayersOfAnSvgOfWhichNothingIsWrittenThen) {
  const MapDrawing drawing = partWithCounters();
  const PagePlan plan(drawing, {});
  const Writer write = [&](QIODevice& out, const Watch& watch) { return writeSvg(out, drawing, plan, watch); };
  expectToStopAnywhere(write);
  EXPECT_TRUE(stoppedAt(5, write).bytes.isEmpty());
}

TEST(Stopping, ReachesIntoTheLayersOfAPdfOfOneSheet) {
  const MapDrawing drawing = partWithCounters();
  const PagePlan plan(drawing, {});
  expectToStopAnywhere([&](QIODevice& out, const Watch& watch) { return writePdf(out, drawing, plan, watch); });
}

TEST(Stopping, ReachesIntoTheSheetsOfAPdf) {
  const MapDrawing drawing = partWithCounters();
  const PagePlan plan(drawing, {hex::PaperSize{80, 80}, PaperTurn::Upright, 5, false});
  ASSERT_GT(plan.count(), 1);
  expectToStopAnywhere([&](QIODevice& out, const Watch& watch) { return writePdf(out, drawing, plan, watch); });
}

// Qt packs what was painted of a page when it ends, at length: nobody waits for that, and it goes nowhere.
TEST(Stopping, APdfThatIsStoppedLeavesItsDeviceAlone) {
  const MapDrawing drawing = partWithCounters();
  const PagePlan plan(drawing, {});
  auto bytes = std::make_unique<QByteArray>();
  auto out = std::make_unique<QBuffer>(bytes.get());
  out->open(QIODevice::WriteOnly);
  std::stop_source source;
  int told = 0;
  auto watch = std::make_unique<Watch>(Watch{source.get_token(), [&](double) {
                                               if (++told == 12) source.request_stop();
                                             }});
  EXPECT_FALSE(writePdf(*out, drawing, plan, *watch));
  const qsizetype size = bytes->size();
  QThreadPool::globalInstance()->waitForDone();
  EXPECT_EQ(bytes->size(), size);
  EXPECT_EQ(told, 12);
}

TEST(Stopping, ADrawingThatMayBeStoppedIsTheSame) {
  const MapDrawing drawing = partWithCounters();
  const PagePlan plan(drawing, {});
  const auto pages = [&](const Watch& watch) {
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    EXPECT_TRUE(writePdf(out, drawing, plan, watch));
    // What stands before the page names the moment it was made.
    return bytes.mid(bytes.indexOf("/Type /Page\n"));
  };
  const std::stop_source source;
  EXPECT_EQ(pages({source.get_token()}).size(), pages({}).size());
}

}  // namespace
}  // namespace redoubt::render
