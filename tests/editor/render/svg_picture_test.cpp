#include "editor/render/output/svg_picture.h"

#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <QMap>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QtEndian>
#include <array>
#include <set>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/output/svg_engine.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

// What an SVG holds.
struct Content {
  QStringList layers;
  QStringList texts;
  std::set<QString> ids;
  std::set<QString> used;
  QString size;
  int uses = 0;
  int deepestLayer = 0;
  std::set<QString> elements;
  std::set<QString> families;  // the first of each list
  QString style;
  QString textRendering;
  QString fault;
};

Content contentOf(const QByteArray& svg) {
  Content content;
  QXmlStreamReader reader(svg);
  std::vector<bool> isLayer;
  while (!reader.atEnd()) {
    reader.readNext();
    if (reader.isEndElement()) isLayer.pop_back();
    if (!reader.isStartElement()) continue;
    const QXmlStreamAttributes attributes = reader.attributes();
    const QString layer =
        attributes.value(QStringLiteral("http://www.inkscape.org/namespaces/inkscape"), QStringLiteral("label"))
            .toString();
    isLayer.push_back(!layer.isEmpty());
    content.deepestLayer =
        std::max(content.deepestLayer, static_cast<int>(std::count(isLayer.begin(), isLayer.end(), true)));
    if (!layer.isEmpty()) content.layers << layer;
    for (const QXmlStreamAttribute& each : attributes) {
      const QString value = each.value().toString();
      if (each.name() == u"id" && !content.ids.insert(value).second) content.fault = "twice: " + value;
      if (each.name() == u"href" && value.startsWith(u'#')) content.used.insert(value.mid(1));
      if (each.name() == u"clip-path") content.used.insert(value.mid(5).chopped(1));
      if (value.contains(u"nan") || value.contains(u"inf ")) content.fault = "no number: " + value.left(60);
    }
    content.uses += reader.name() == u"use";
    content.elements.insert(reader.name().toString());
    if (const auto family = attributes.value(QStringLiteral("font-family")).toString(); !family.isEmpty()) {
      content.families.insert(family.section(u',', 0, 0));
    }
    if (reader.name() == u"style") {
      content.style = reader.readElementText();
      isLayer.pop_back();
      continue;
    }
    if (reader.name() == u"svg") {
      content.textRendering = attributes.value(QStringLiteral("text-rendering")).toString();
      content.size = QStringLiteral("%1 %2 %3")
                         .arg(attributes.value(QStringLiteral("width")), attributes.value(QStringLiteral("height")),
                              attributes.value(QStringLiteral("viewBox")));
    }
    if (reader.name() == u"text") {
      content.texts << reader.readElementText();
      isLayer.pop_back();
    }
  }
  if (reader.hasError()) content.fault = reader.errorString();
  return content;
}

QByteArray svg(const model::Battle& battle, const RenderOptions& options = {}) {
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  const MapDrawing drawing(battle, options);
  EXPECT_TRUE(writeSvg(out, drawing, PagePlan(drawing, {})));
  return bytes;
}

TEST(SvgPicture, IsWellFormedAndAllItRefersToIsThere) {
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    RenderOptions options;
    options.style.frame = true;
    const Content content = contentOf(svg(sample::richMap(orientation), options));
    EXPECT_EQ(content.fault, "");
    for (const QString& id : content.used) EXPECT_TRUE(content.ids.contains(id)) << id.toStdString();
  }
}

TEST(SvgPicture, HasTheLayersOfTheMapSideBySide) {
  const Content content = contentOf(svg(sample::richMap(hex::Orientation::Pointy)));
  for (const char* layer : {"Paper", "Ground", "Fields", "Marsh", "Ponds", "Orchards", "Woods", "Slopes", "Grid",
                            "Water", "Roads", "Works", "Crossings", "Houses", "Symbols", "Numbers", "Names"}) {
    EXPECT_EQ(content.layers.count(layer), 1) << layer;
  }
  EXPECT_EQ(content.deepestLayer, 1);
}

TEST(SvgPicture, HasNoLayersForGroundsThatLieNowhere) {
  const Content content = contentOf(svg(sample::bareMap(hex::Orientation::Pointy)));
  EXPECT_TRUE(content.layers.contains("Ground"));
  EXPECT_FALSE(content.layers.contains("Woods"));
}

// What Inkscape and the browsers draw alike.
TEST(SvgPicture, IsMadeOfPlainConstructs) {
  RenderOptions options;
  options.style.frame = true;
  for (const QString& theme : themeNames()) {
    options.style.theme = loadTheme(theme).theme;
    const bool isShaded = options.style.theme->relief == ReliefManner::Shaded;
    for (const QString& element : contentOf(svg(sample::richMap(hex::Orientation::Flat), options)).elements) {
      static const std::set<QString> plain{"svg", "title", "style", "defs", "clipPath", "g", "path", "use", "text"};
      EXPECT_TRUE(plain.count(element) || (isShaded && element == "image")) << element.toStdString();
    }
  }
}

// The one thing in it that is no line: as a PNG of the map has it, so the drawing has it.
TEST(SvgPicture, HoldsTheShadeOfTheReliefAsOnePicture) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  EXPECT_FALSE(svg(battle).contains("<image"));
  sample::setTerrain(battle, sample::at(4, 4), "", 1);
  const QByteArray bytes = svg(battle);
  EXPECT_EQ(bytes.count("<image"), 1);
  const QByteArray start = "data:image/png;base64,";
  const qsizetype from = bytes.indexOf(start) + start.size();
  const QImage picture = QImage::fromData(QByteArray::fromBase64(bytes.mid(from, bytes.indexOf('"', from) - from)));
  ASSERT_FALSE(picture.isNull());
  std::set<int> darks;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) darks.insert(qAlpha(picture.pixel(x, y)));
  }
  EXPECT_GT(darks.size(), 20U) << "light and shade go over into one another";
}

// The tables of a WOFF file by their tags; empty if it is none.
QMap<QByteArray, QByteArray> tablesOf(const QByteArray& woff) {
  QMap<QByteArray, QByteArray> tables;
  const auto wordAt = [&](qsizetype at) { return qFromBigEndian<quint32>(woff.constData() + at); };
  if (woff.size() < 44 || !woff.startsWith("wOFF") || wordAt(8) != woff.size()) return {};
  for (int i = 0; i < qFromBigEndian<quint16>(woff.constData() + 12); ++i) {
    const qsizetype entry = 44 + 20 * i;
    QByteArray plain = woff.mid(wordAt(entry + 4), wordAt(entry + 8));
    const quint32 size = wordAt(entry + 12);
    if (plain.size() < size) {
      QByteArray length(4, '\0');
      qToBigEndian(size, length.data());
      plain = qUncompress(length + plain);
    }
    if (plain.size() != size) return {};
    tables.insert(woff.mid(entry, 4), plain);
  }
  return tables;
}

TEST(SvgPicture, BringsTheFontsItIsWrittenIn) {
  RenderOptions options;
  options.style.frame = true;
  const Content content = contentOf(svg(sample::richMap(hex::Orientation::Pointy), options));
  EXPECT_GE(content.families.size(), 2u);
  EXPECT_EQ(content.textRendering, "geometricPrecision") << "browsers round widths of letters otherwise";
  for (const QString& family : content.families) {
    EXPECT_TRUE(content.style.contains("font-family:" + family + ";")) << family.toStdString();
  }
  int faces = 0;
  for (const QString& face : content.style.split(QStringLiteral("@font-face"), Qt::SkipEmptyParts)) {
    const QString base64 = face.section(QStringLiteral("base64,"), 1).section(u')', 0, 0);
    if (base64.isEmpty()) continue;
    const auto tables = tablesOf(QByteArray::fromBase64(base64.toLatin1()));
    for (const char* table : {"cmap", "head", "hmtx"}) EXPECT_FALSE(tables.value(table).isEmpty()) << table;
    EXPECT_TRUE(tables.contains("glyf") || tables.contains("CFF "));
    ++faces;
  }
  EXPECT_GE(faces, 4) << "numbers, and names upright, bold and slanted";
}

TEST(SvgPicture, WritesCountersAsText) {
  CounterFace face;
  face.army = QColor(0x5E, 0x8C, 0x43);
  face.name = QStringLiteral("1/II/Jekatierynosławski");
  face.symbol = QStringLiteral("muskets");
  face.figures = std::array{CounterFigure{17}, CounterFigure{18}, CounterFigure{19}};
  SvgDevice device({100, 100});
  QPainter painter(&device);
  paintCounter(painter, QRectF(1000, 1000, 5000, 5000), face);
  painter.end();
  const Content content = contentOf(device.document({}));
  for (const char* text : {"17", "18", "19"}) EXPECT_TRUE(content.texts.contains(QString::fromLatin1(text))) << text;
  EXPECT_EQ(content.texts.join(QString()).count(QStringLiteral("Jekatierynosławski")), 1);
}

TEST(SvgPicture, LeavesOutLayersThatAreNotShown) {
  RenderOptions options;
  options.style.links = false;
  EXPECT_FALSE(contentOf(svg(sample::richMap(hex::Orientation::Pointy), options)).layers.contains("Roads"));
}

TEST(SvgPicture, HasAGroupOfZonesIfTheyAreAskedFor) {
  model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  model::Zone zone;
  zone.id = {7};
  zone.slug = "ridge";
  zone.title = "Grzbiet";
  battle.all<model::Zone>().put(zone);
  for (const int column : {3, 4}) battle.all<model::ZoneHex>().put({zone.id, sample::at(column, 3)});
  EXPECT_FALSE(contentOf(svg(battle)).layers.contains("Zones"));
  RenderOptions options;
  options.style.zones = true;
  const Content content = contentOf(svg(battle, options));
  EXPECT_EQ(content.fault, "");
  EXPECT_EQ(content.layers.count("Zones"), 1);
  EXPECT_EQ(content.layers.indexOf("Zones"), content.layers.indexOf("Names") + 1) << "over the names";
  EXPECT_TRUE(content.texts.contains(QStringLiteral("Grzbiet")));
}

TEST(SvgPicture, WritesNumbersAndNamesAsText) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addLabel(battle, sample::at(3, 3), "Żółkiewka <&>", model::LabelStyle::Remark);
  const Content content = contentOf(svg(battle));
  EXPECT_TRUE(content.texts.contains(QStringLiteral("0303")));
  EXPECT_TRUE(content.texts.contains(QStringLiteral("Żółkiewka <&>"))) << content.texts.join(u' ').toStdString();
}

TEST(SvgPicture, WritesABentNameAsOneText) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addLabel(battle, sample::at(4, 4), "Oronne", model::LabelStyle::Water);
  model::Label label = *battle.all<model::Label>().begin();
  label.path = "-1,0 0,0.4 1,0";
  battle.all<model::Label>().put(label);
  const QByteArray bytes = svg(battle);
  EXPECT_TRUE(contentOf(bytes).texts.contains(QStringLiteral("Oronne")));
  EXPECT_TRUE(bytes.contains(" rotate=\""));
}

TEST(SvgPicture, DrawsEachKindOfTreeOnceAndRefersToIt) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::setTerrain(battle, sample::at(3, 3), "woods");
  sample::setTerrain(battle, sample::at(4, 3), "woods");
  sample::setTerrain(battle, sample::at(3, 4), "woods");
  const Content content = contentOf(svg(battle));
  EXPECT_GT(content.uses, 50);
  EXPECT_LT(content.used.size() * 2, static_cast<std::size_t>(content.uses));
}

TEST(SvgPicture, HasItsTrueSize) {
  EXPECT_EQ(contentOf(svg(sample::bareMap(hex::Orientation::Pointy))).size, "680mm 480mm 0 0 680 480");
}

QColor meanColour(const QImage& image, const QRect& part) {
  int red = 0, green = 0, blue = 0, count = 0;
  for (int y = part.top(); y <= part.bottom(); ++y) {
    for (int x = part.left(); x <= part.right(); ++x, ++count) {
      const QRgb pixel = image.pixel(x, y);
      red += qRed(pixel);
      green += qGreen(pixel);
      blue += qBlue(pixel);
    }
  }
  return {red / count, green / count, blue / count};
}

// Where a hex lies on the sheet, and its colour.
TEST(SvgPicture, PutsThingsWhereTheyBelong) {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  sample::addRule(battle, "terrain/lava", R"({"title":"Lava","place":"hex","colour":"#c01020"})");
  sample::setTerrain(battle, sample::at(5, 5), "lava");
  RenderOptions options;
  options.style.numbers = options.style.grid = false;
  const MapDrawing drawing(battle, options);
  const PagePlan plan(drawing, {});
  QSvgRenderer renderer(svg(battle, options));
  ASSERT_TRUE(renderer.isValid());
  QImage image(1360, 960, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  renderer.render(&painter);
  painter.end();
  const hex::Point centre = drawing.map().layout().centre(sample::at(5, 5));
  const QPointF at = (plan.place().topLeft() +
                      QPointF(centre.x - drawing.part().left, centre.y - drawing.part().top) * plan.hexWidth()) *
                     2;
  const hex::Bounds near{centre.x - 0.3, centre.y - 0.3, centre.x + 0.3, centre.y + 0.3};
  const QColor there = meanColour(image, QRectF(at, QSizeF()).adjusted(-11, -11, 11, 11).toRect());
  const QImage painted = sample::painted(drawing.map(), near, 38);
  const QColor here = meanColour(painted, painted.rect());
  EXPECT_LT(std::abs(there.red() - here.red()), 12);
  EXPECT_LT(std::abs(there.green() - here.green()), 12);
  EXPECT_LT(std::abs(there.blue() - here.blue()), 12);
  // And the hex is no paper.
  EXPECT_GT(std::abs(there.green() - meanColour(image, QRect(400, 300, 20, 20)).green()), 20);
}

}  // namespace
}  // namespace redoubt::render
