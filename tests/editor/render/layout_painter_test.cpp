#include <gtest/gtest.h>

#include "editor/render/counters/counter_painter.h"
#include "tests/editor/render/sample_counters.h"
#include "tests/editor/render/sample_map.h"

// Counters as their author lays them out.
namespace redoubt::render {
namespace {

using rules::CounterLayout;
using rules::LayoutPart;
using Shows = LayoutPart::Shows;

LayoutPart part(Shows shows, int left, int top, int width, int height) {
  LayoutPart made;
  made.shows = shows;
  made.left = left;
  made.top = top;
  made.width = width;
  made.height = height;
  return made;
}

CounterFace faceWith(std::vector<LayoutPart> parts) {
  auto layout = std::make_shared<CounterLayout>();
  layout->ground = "#FFFFFF";
  layout->backGround = "#FFFFFF";
  for (const LayoutPart& each : parts) layout->parts.push_back({"part", each});
  CounterFace face = sample::counter();
  face.layout = layout;
  return face;
}

QColor at(const QImage& image, double x, double y) {
  return image.pixelColor(static_cast<int>(x * image.width()), static_cast<int>(y * image.height()));
}

TEST(CounterLayout, PutsBoxesWhereTheyAre) {
  LayoutPart box = part(Shows::Box, 250, 500, 500, 250);
  box.fill = "#00FF00";
  const QImage image = sample::drawn(faceWith({box}), 200);
  EXPECT_EQ(at(image, 0.5, 0.6), QColor(0, 255, 0));
  EXPECT_EQ(at(image, 0.5, 0.45), QColor(255, 255, 255));
  EXPECT_EQ(at(image, 0.3, 0.52), QColor(0, 255, 0));
  EXPECT_EQ(at(image, 0.2, 0.6), QColor(255, 255, 255));
}

TEST(CounterLayout, ShowsWhatACounterHas) {
  for (const Shows shows : {Shows::Name, Shows::ShortName, Shows::Symbol, Shows::Words, Shows::Figure, Shows::Facing}) {
    LayoutPart shown = part(shows, 100, 300, 800, 400);
    shown.colour = "#FF0000";
    shown.words = "Guards";
    shown.figure = "size";
    EXPECT_TRUE(sample::hasInkBetween(sample::drawn(faceWith({shown}), 200, 0.0), 20, 180, 50, 150, QColor(255, 0, 0)))
        << static_cast<int>(shows);
  }
}

// A figure that the rules lack, a field that this counter has not, a font that isn't here: the rest is drawn.
TEST(CounterLayout, DrawsTheRestWhereAPartHasNothingToShow) {
  LayoutPart box = part(Shows::Box, 250, 500, 500, 250);
  box.fill = "#00FF00";
  LayoutPart figure = part(Shows::Figure, 0, 0, 500, 300);
  figure.figure = "stamina";
  figure.fill = "#FF0000";
  LayoutPart mark = part(Shows::SizeMark, 500, 0, 500, 300);
  mark.fill = "#FF0000";
  const QImage image = sample::drawn(faceWith({figure, mark, box}), 200);
  EXPECT_EQ(at(image, 0.5, 0.6), QColor(0, 255, 0));
  EXPECT_FALSE(sample::hasInkBetween(image, 10, 190, 10, 60, QColor(255, 0, 0)));
  LayoutPart name = part(Shows::Name, 100, 100, 800, 200);
  name.letters = "No Such Font At All";
  name.colour = "#0000FF";
  EXPECT_TRUE(sample::hasInkBetween(sample::drawn(faceWith({name, box}), 200), 20, 180, 20, 60, QColor(0, 0, 255)));
}

TEST(CounterLayout, SidesAndSizesHaveTheirOwnParts) {
  LayoutPart back = part(Shows::Box, 0, 500, 1000, 250);
  back.fill = "#FF0000";
  back.side = LayoutPart::Side::Back;
  LayoutPart small = part(Shows::Box, 0, 250, 1000, 250);
  small.fill = "#0000FF";
  small.size = LayoutPart::Size::Small;
  CounterFace face = faceWith({back, small});
  EXPECT_EQ(at(sample::drawn(face, 200), 0.5, 0.6), QColor(255, 255, 255));
  EXPECT_EQ(at(sample::drawn(face, 200), 0.5, 0.35), QColor(255, 255, 255));
  EXPECT_EQ(at(sample::drawn(face, 40), 0.5, 0.35), QColor(0, 0, 255));
  face.reduced = true;
  EXPECT_EQ(at(sample::drawn(face, 200), 0.5, 0.6), QColor(255, 0, 0));
}

TEST(CounterLayout, EstimatedFiguresStayRecognisable) {
  LayoutPart figure = part(Shows::Figure, 100, 100, 800, 800);
  figure.figure = "size";
  CounterFace face = faceWith({figure});
  const QImage printed = sample::drawn(face, 140);
  (*face.figures)[1].status = model::Status::Estimated;
  EXPECT_NE(sample::drawn(face, 140), printed);
  EXPECT_TRUE(sample::hasInkBetween(sample::drawn(face, 140, {}, {Estimates::Marked}), 14, 126, 14, 126,
                                    QColor(0xF7, 0xD9, 0x8C)));
}

TEST(CounterLayout, DifferentLayoutsAreDifferentFaces) {
  const CounterFace one = faceWith({part(Shows::Name, 0, 0, 500, 200)});
  const CounterFace other = faceWith({part(Shows::Name, 0, 0, 600, 200)});
  EXPECT_NE(keyOf(one), keyOf(other));
}

// Colours at the edge go on beyond it, so that a knife may slip.
TEST(CounterLayout, GoesOnBeyondTheCutInPrint) {
  LayoutPart band = part(Shows::Box, 0, 0, 1000, 200);
  band.fill = "#00FF00";
  QImage image(120, 120, QImage::Format_RGB32);
  image.fill(Qt::black);
  QPainter painter(&image);
  paintPrintedCounter(painter, {10, 10, 100, 100}, {10, 10, 10, 0}, faceWith({band}));
  painter.end();
  EXPECT_EQ(image.pixelColor(2, 2), QColor(0, 255, 0));
  EXPECT_EQ(image.pixelColor(117, 20), QColor(0, 255, 0));
  EXPECT_EQ(image.pixelColor(2, 60), QColor(255, 255, 255));
  EXPECT_EQ(image.pixelColor(60, 115), QColor(0, 0, 0)) << "a neighbour lies there";
}

TEST(CounterLayout, OwnSymbolsAreDrawn) {
  CounterFace face = sample::counter();
  auto symbol = std::make_shared<rules::OwnSymbol>();
  symbol->svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><rect width=\"100\" height=\"100\" "
      "fill=\"#0000ff\"/></svg>";
  face.ownSymbol = symbol;
  EXPECT_TRUE(sample::hasInkBetween(sample::drawn(face, 140), 50, 100, 50, 90, QColor(0, 0, 255)));
  auto hostile = std::make_shared<rules::OwnSymbol>();
  hostile->svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>";
  face.ownSymbol = hostile;
  EXPECT_FALSE(sample::drawn(face, 140).isNull());
}

}  // namespace
}  // namespace redoubt::render
