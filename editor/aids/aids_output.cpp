#include "editor/aids/aids_output.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "core/aids/html.h"
#include "core/base/error.h"
#include "editor/render/output/svg_engine.h"
#include "editor/render/output/web_font.h"

namespace redoubt::editor {
namespace {

constexpr double kPrintedDotsPerMm = 16;  // of maps
constexpr QSizeF kA4(210, 297);
constexpr QSizeF kA3(297, 420);
constexpr QSizeF kLetter(215.9, 279.4);

SheetPages setPages(const aids::Document& document, const AidsPaper& paper, const SheetPictures& pictures) {
  PageOptions options;
  options.paper.page = paper.page;
  options.theme = pictures.theme();
  options.mapShape = pictures.mapShape();
  return paper.isFolded ? layOutFolded(document, options) : layOut(document, options);
}

void paintText(QPainter& painter, const PlacedText& placed) {
  double y = placed.room.top() + placed.text.ascent;
  for (const SetLine& line : placed.text.lines) {
    double left = placed.room.left();
    if (placed.side == TextSide::Centre) left += (placed.room.width() - line.width) / 2;
    if (placed.side == TextSide::Right) left = placed.room.right() - line.width;
    for (const TextRun& run : line.runs) {
      painter.save();
      painter.translate(left + run.x, y);
      painter.scale(1 / SheetType::kPerMm, 1 / SheetType::kPerMm);
      painter.setFont(run.font);
      painter.setPen(run.colour);
      painter.drawText(QPointF(0, 0), run.text);
      painter.restore();
    }
    y += placed.text.leading;
  }
}

// Marks at the fold, outside of what is printed.
void paintFold(QPainter& painter, const QSizeF& side) {
  constexpr double kMark = 5;
  painter.setPen(QPen(QColor(0x99, 0x99, 0x99), 0.1));
  const double x = side.width() / 2;
  painter.drawLine(QPointF(x, 0), QPointF(x, kMark));
  painter.drawLine(QPointF(x, side.height() - kMark), QPointF(x, side.height()));
}

QString cssName(const QColor& colour) {
  return colour.name(QColor::HexRgb);
}

// All letters that the words of a page can need.
QString lettersOf(const aids::Document& document) {
  QString letters = QStringLiteral(
      "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżAĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"
      "äöüßÄÖÜéèêàçôîâëïůřčšžýí0123456789 .,;:!?()[]/+-–—−×≈≤≥→·•…„”“’'&%°†½¼¾⅓⅔§");
  for (const aids::Sheet& sheet : document.sheets) letters += QString::fromStdString(sheet.title);
  letters += QString::fromStdString(document.title + document.subtitle + document.scenario);
  return letters;
}

QByteArray jpegElement(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "JPG", 88);
  return "<img alt=\"\" src=\"data:image/jpeg;base64," + bytes.toBase64() + "\">";
}

}  // namespace

std::optional<AidsPaper> aidsPaper(const QString& name, bool isFolded) {
  const QString word = name.toLower();
  if (word == QLatin1String("a4")) return AidsPaper{kA4, isFolded};
  if (word == QLatin1String("letter")) return AidsPaper{kLetter, isFolded};
  if (word == QLatin1String("a3")) return AidsPaper{isFolded ? kA4 : kA3, isFolded};
  return std::nullopt;
}

DrawnAids::DrawnAids(const model::Battle& battle, const aids::AidsOptions& options, const AidsPaper& paper,
                     std::shared_ptr<const render::MapTheme> theme)
    : pictures_(battle, options.language, std::move(theme)),
      document_(aids::aidsOf(battle, options)),
      paper_(paper),
      pages_(setPages(document_, paper, pictures_)) {}

DrawnAids::DrawnAids(aids::Document document, const model::Battle& battle, const AidsPaper& paper,
                     std::shared_ptr<const render::MapTheme> theme)
    : pictures_(battle, document.language, std::move(theme)),
      document_(std::move(document)),
      paper_(paper),
      pages_(setPages(document_, paper, pictures_)) {}

int DrawnAids::sides() const {
  const int pages = static_cast<int>(pages_.pages.size());
  return paper_.isFolded ? static_cast<int>(foldedOrder(pages).size()) : pages;
}

QSizeF DrawnAids::sideSize() const {
  return paper_.isFolded ? QSizeF(2 * paper_.page.width(), paper_.page.height()) : paper_.page;
}

void DrawnAids::paintPage(QPainter& painter, int page, double dotsPerMm) {
  for (const Placed& placed : pages_.pages[static_cast<std::size_t>(page)].items) {
    painter.save();
    std::visit(
        [&](const auto& is) {
          using Is = std::decay_t<decltype(is)>;
          if constexpr (std::is_same_v<Is, PlacedFill>) {
            painter.fillRect(is.area, is.colour);
          } else if constexpr (std::is_same_v<Is, PlacedRule>) {
            painter.setPen(QPen(is.colour, is.width, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(is.line);
          } else if constexpr (std::is_same_v<Is, PlacedFrame>) {
            painter.setPen(QPen(is.colour, is.width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(is.area);
          } else if constexpr (std::is_same_v<Is, PlacedText>) {
            paintText(painter, is);
          } else {
            pictures_.paint(painter, is.room, is.picture, dotsPerMm);
          }
        },
        placed);
    painter.restore();
  }
}

void DrawnAids::paintSide(QPainter& painter, int side, double dotsPerMm) {
  painter.setRenderHint(QPainter::Antialiasing);
  if (!paper_.isFolded) return paintPage(painter, side, dotsPerMm);
  const auto [left, right] = foldedOrder(static_cast<int>(pages_.pages.size()))[static_cast<std::size_t>(side)];
  if (left >= 0) paintPage(painter, left, dotsPerMm);
  if (right >= 0) {
    painter.save();
    painter.translate(paper_.page.width(), 0);
    paintPage(painter, right, dotsPerMm);
    painter.restore();
  }
  paintFold(painter, sideSize());
}

QImage DrawnAids::picture(int side, double dotsPerMm) {
  const QSizeF size = sideSize() * dotsPerMm;
  QImage image(size.toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::TextAntialiasing);
  painter.scale(dotsPerMm, dotsPerMm);
  paintSide(painter, side, std::max(4.0, dotsPerMm));
  return image;
}

std::string DrawnAids::html(const Watch& watch) {
  QMap<QByteArray, render::SvgEngine::UsedFont> fonts;
  int count = 0;
  const auto element = [&](const aids::Picture& picture) -> std::string {
    if (watch.stop.stop_requested()) return {};
    constexpr int kMapWidth = 1400;
    if (picture.kind == aids::Picture::Kind::Map)
      return jpegElement(pictures_.map(picture.id, kMapWidth)).toStdString();
    const bool isTerrain = picture.kind == aids::Picture::Kind::Terrain;
    if (isTerrain) {
      constexpr QSize kSample(228, 120);
      QImage image(kSample, QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      pictures_.paint(painter, QRectF(QPointF(), QSizeF(kSample)), picture);
      painter.end();
      return jpegElement(image).toStdString();
    }
    constexpr double kSide = 40;
    render::SvgDevice device(QSizeF(kSide, kSide), "p" + QByteArray::number(++count) + "-");
    QPainter painter(&device);
    painter.scale(render::SvgDevice::kPerMm, render::SvgDevice::kPerMm);
    pictures_.paint(painter, QRectF(0, 0, kSide, kSide), picture);
    painter.end();
    const render::SvgEngine::Parts parts = device.parts();
    for (auto font = parts.fonts.begin(); font != parts.fonts.end(); ++font) {
      render::SvgEngine::UsedFont& used = fonts[font.key()];
      used.font = font->font;
      used.letters.unite(font->letters);
    }
    const std::string size = std::to_string(static_cast<int>(kSide));
    return "<svg viewBox=\"0 0 " + size + " " + size + "\" text-rendering=\"geometricPrecision\"><defs>" +
           parts.definitions.toStdString() + "</defs>" + parts.body.toStdString() + "</svg>";
  };
  aids::PageLook look;
  const SheetType type(pictures_.theme());
  look.ink = cssName(type.ink()).toStdString();
  look.accent = cssName(type.accent()).toStdString();
  // Fonts are known once all is drawn; then the page is written with them. Its own titles are set in one of them.
  aids::toHtml(document_, element, look);
  const QString letters = lettersOf(document_);
  render::SvgDevice titles(QSizeF(100, 100));
  QPainter writing(&titles);
  for (const TextRole role : {TextRole::Title1, TextRole::Lead}) {
    writing.setFont(type.font(role));
    writing.drawText(QPointF(0, 0), letters);
  }
  writing.end();
  const render::SvgEngine::Parts own = titles.parts();
  for (auto font = own.fonts.begin(); font != own.fonts.end(); ++font) {
    render::SvgEngine::UsedFont& used = fonts[font.key()];
    used.font = font->font;
  }
  for (render::SvgEngine::UsedFont& used : fonts) {
    for (const QChar letter : letters) used.letters.insert(letter);
  }
  for (auto font = fonts.begin(); font != fonts.end(); ++font) {
    const QByteArray bytes = render::webFont(font->font, font->letters);
    if (bytes.isEmpty()) continue;
    look.css += "@font-face{" + font.key().toStdString() + ";src:url(data:font/woff;base64," +
                bytes.toBase64().toStdString() + ")}\n";
  }
  count = 0;
  watch.progress(0.5);
  std::string page = aids::toHtml(document_, element, look);
  watch.progress(1);
  return page;
}

PaperPages paperPages(std::shared_ptr<DrawnAids> drawn) {
  PaperPages pages;
  pages.title = drawn->pages().title;
  for (int side = 0; side < drawn->sides(); ++side) {
    pages.pages.push_back({drawn->sideSize(), fmt::format("{:02}", side + 1)});
  }
  pages.paint = [drawn](QPainter& painter, std::size_t side, const Watch& watch) {
    if (watch.stop.stop_requested()) return false;
    const bool isScreen = painter.device()->devType() == QInternal::Pixmap || painter.device()->devType() == QInternal::Image;
    const double dots = isScreen ? std::max(4.0, painter.worldTransform().m11()) : kPrintedDotsPerMm;
    drawn->paintSide(painter, static_cast<int>(side), dots);
    return true;
  };
  return pages;
}

}  // namespace redoubt::editor
