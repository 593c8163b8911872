#include <gtest/gtest.h>

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "editor/render/counters/counter_painter.h"
#include "tests/editor/render/sample_counters.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

TEST(CounterCache, KeepsTheStylesApart) {
  CounterFace face = sample::counter();
  (*face.figures)[0].status = model::Status::Estimated;
  CounterCache cache;
  const QImage quiet = cache.picture(face, 60, {}, 1).toImage();
  cache.setStyle({Estimates::Marked});
  EXPECT_GT(greatestDifference(quiet, cache.picture(face, 60, {}, 1).toImage()), 40);
  cache.setStyle({});
  EXPECT_EQ(quiet, cache.picture(face, 60, {}, 1).toImage());
}

// What lies on paper and in SVG has no pixels.
TEST(CounterCache, DrawsVectorsWhereTheDeviceTakesThem) {
  CounterFace leader = sample::counter();
  leader.kind = CounterFace::Kind::Leader;
  leader.symbol = "leader";
  leader.overall = true;
  CounterFace chit = leader;
  chit.kind = CounterFace::Kind::Chit;
  CounterCache cache;
  for (const CounterFace& face : {sample::counter(), leader, chit, counterFace(QStringLiteral("words"))}) {
    QBuffer svg;
    QSvgGenerator generator;
    generator.setOutputDevice(&svg);
    generator.setSize({100, 100});
    QPainter onSvg(&generator);
    cache.draw(onSvg, {50, 50}, face, 80, {}, 1);
    onSvg.end();
    EXPECT_FALSE(svg.data().contains("<image"));
    EXPECT_GT(svg.data().count("<path") + svg.data().count("<text"), 5);
    QBuffer pdf;
    pdf.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pdf);
    QPainter onPdf(&writer);
    cache.draw(onPdf, {5000, 5000}, face, 900, {}, 1);
    onPdf.end();
    EXPECT_FALSE(pdf.data().contains("/Subtype /Image"));
  }
}

TEST(CounterCache, AnswersTheSamePictureAgain) {
  CounterCache cache(2);
  const CounterFace face = sample::counter();
  const qint64 key = cache.picture(face, 60, 30.0, 1).cacheKey();
  EXPECT_EQ(cache.picture(face, 60, 30.0, 1).cacheKey(), key);
  EXPECT_NE(cache.picture(face, 60, 90.0, 1).cacheKey(), key);
  EXPECT_NE(cache.picture(face, 60, {}, 2).cacheKey(), key);
  EXPECT_NE(cache.picture(face, 60, 30.0, 1).cacheKey(), key) << "the least used goes first";
  EXPECT_EQ(cache.picture(face, 60, {}, 2).devicePixelRatio(), 2);
}

}  // namespace
}  // namespace redoubt::render
