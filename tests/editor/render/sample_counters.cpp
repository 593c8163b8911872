#include "tests/editor/render/sample_counters.h"

#include <QPainter>
#include <array>

#include "tests/core/model/face_figures.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render::sample {

CounterFace counter() {
  CounterFace face;
  face.army = QColor(0x5E, 0x8C, 0x43);
  face.name = QString::fromUtf8("1/II/Jekatierynosławski");
  face.shortName = "1/II/Jek";
  face.symbol = "muskets";
  face.commands = {QColor(0x3F, 0x7F, 0xB5)};
  face.commandName = "Tomatis";
  face.figures = std::array{CounterFigure{7}, CounterFigure{8}, CounterFigure{8}};
  face.facing = hex::FacingKind::Vertex;
  return face;
}

model::Battle smallArmy(const std::string& type) {
  model::Battle battle = bareMap(hex::Orientation::Pointy);
  battle.all<model::Army>().put({{1}, "army", {1}, "Army", "#386AA7", 1});
  battle.all<model::Leader>().put({{1}, "zajaczek", {1}, "gen. Zajączek", "Zajączek", false, 1});
  battle.all<model::Command>().put({{1}, "zajaczek", {1}, "gen. Zajączek", Id<model::Leader>{1}, "#E8B53A", 1});
  battle.all<model::Unit>().put({{1}, "unit", {1}, "1/I/3 pp", "1/I/3pp", type, 1});
  battle.all<model::UnitCommand>().put({{1}, {1}});
  for (const std::int64_t number : {1, 2}) {
    model::Counter counter;
    counter.id = {number};
    counter.unit = Id<model::Unit>{1};
    counter.number = static_cast<int>(number);
    battle.all<model::Counter>().put(counter);
  }
  testing::putFace(battle, {{1}, {1}, model::FaceSide::Front, model::FaceRole::Step}, 6, 4, {});
  testing::putFace(battle, {{2}, {1}, model::FaceSide::Back, model::FaceRole::Step}, 6, 2, 2);
  battle.all<model::Step>().put({{1}, {1}, 2, {2}});
  battle.all<model::Step>().put({{2}, {1}, 1, {1}});
  battle.all<model::Provenance>().put({"face", "1", "*", model::Status::Printed, {}, ""});
  battle.all<model::Provenance>().put({"face_figure", "1/size", "value", model::Status::Estimated, {}, ""});
  return battle;
}

QImage drawn(const CounterFace& face, int size, std::optional<double> angle, const CounterStyle& style) {
  QImage image(size, size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintCounter(painter, QRectF(0, 0, size, size), face, angle, style);
  return image;
}

bool hasInkBetween(const QImage& image, int left, int right, int top, int bottom, const QColor& ink) {
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const QColor pixel = image.pixelColor(x, y);
      if (std::abs(pixel.red() - ink.red()) + std::abs(pixel.green() - ink.green()) +
              std::abs(pixel.blue() - ink.blue()) <
          60) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace redoubt::render::sample
