#include "editor/render/frame/frame_pieces.h"

#include <algorithm>
#include <cmath>

#include "editor/render/frame/legend_samples.h"

namespace redoubt::render {
namespace {

// Puts a line with its middle at `x`.
void addCentred(FramePiece& piece, const QString& text, const FrameFont& font, double x, double baseline,
                FrameInk ink = FrameInk::Ink) {
  piece.lines.push_back({text, font, {x - textWidth(text, font) / 2, baseline}, ink, true});
}

// --- the legend

struct LegendMeasure {
  explicit LegendMeasure(double lettering) : size(lettering) {}
  double size;
  double sampleHeight = 0.38 * size;
  double sampleWidth = sampleHeight * LegendSamples::kShape;
  double pitch = 0.46 * size;
  double gap = 0.12 * size;
  double cellGap = 0.13 * size;
  double columnGap = 0.42 * size;
  double heads = 0.24 * size;
  FrameFont title{FrameFace::Italic, 0.165 * size, 0.03};
  FrameFont head{FrameFace::Italic, 0.115 * size, 0};
  FrameFont figure{FrameFace::Upright, 0.150 * size, 0};
  FrameFont note{FrameFace::Italic, 0.115 * size, 0};
  FrameFont heading{FrameFace::Upright, 0.185 * size, 0.10};
};

// The rows of one column of the legend.
struct LegendColumn {
  std::size_t first = 0;
  std::size_t last = 0;  // past the end
  double titles = 0;
  std::vector<double> cells;  // 0: nothing in it
  double width = 0;
};

// The number of rows: the terrains and the sample of a number.
std::size_t rowsOf(const FrameContent& content) {
  return content.legend.entries.size() + (content.number.isEmpty() ? 0 : 1);
}

LegendColumn measured(const FrameContent& content, const LegendMeasure& measure, std::size_t first, std::size_t last) {
  LegendColumn column{first, last, 0, {}, 0};
  const auto& entries = content.legend.entries;
  for (std::size_t row = first; row < last; ++row) {
    const QString& title = row < entries.size() ? entries[row].title : content.words->hexNumber;
    column.titles = std::max(column.titles, textWidth(title, measure.title));
  }
  column.width = measure.sampleWidth + measure.gap + column.titles;
  for (std::size_t i = 0; i < content.legend.columns.size(); ++i) {
    double width = 0;
    for (std::size_t row = first; row < std::min(last, entries.size()); ++row) {
      width = std::max(width, textWidth(entries[row].effects[i], measure.figure));
    }
    if (width > 0) width = std::max(width, textWidth(content.legend.columns[i], measure.head));
    column.cells.push_back(width);
    if (width > 0) column.width += measure.cellGap + width;
  }
  return column;
}

std::vector<LegendColumn> columnsOf(const FrameContent& content, const LegendMeasure& measure, std::size_t count) {
  const std::size_t rows = rowsOf(content);
  const std::size_t each = (rows + count - 1) / count;
  std::vector<LegendColumn> columns;
  for (std::size_t first = 0; first < rows; first += each) {
    columns.push_back(measured(content, measure, first, std::min(rows, first + each)));
  }
  return columns;
}

double widthOf(const std::vector<LegendColumn>& columns, const LegendMeasure& measure) {
  double width = -measure.columnGap;
  for (const LegendColumn& column : columns) width += column.width + measure.columnGap;
  return width;
}

void addRow(FramePiece& piece, const FrameContent& content, const LegendMeasure& measure, const LegendColumn& column,
            std::size_t row, QPointF at) {
  const QRectF sample(at.x(), at.y(), measure.sampleWidth, measure.sampleHeight);
  const double baseline = sample.center().y() + 0.05 * measure.size;
  double x = sample.right() + measure.gap;
  if (row >= content.legend.entries.size()) {
    const double side = measure.sampleHeight;
    piece.numberHex = QRectF(sample.center().x() - side / 2, sample.top(), side, side);
    const FrameFont font{FrameFace::Upright, 0.105 * measure.size, 0};
    addCentred(piece, content.number, font, sample.center().x(), sample.center().y() - 0.04 * measure.size,
               FrameInk::Soft);
    piece.lines.push_back({content.words->hexNumber, measure.title, {x, baseline}});
    return;
  }
  const LegendEntry& entry = content.legend.entries[row];
  piece.samples.push_back({sample, row});
  piece.lines.push_back({entry.title, measure.title, {x, baseline}});
  x += column.titles;
  for (std::size_t i = 0; i < entry.effects.size(); ++i) {
    if (column.cells[i] <= 0) continue;
    x += measure.cellGap;
    if (!entry.effects[i].isEmpty()) {
      addCentred(piece, entry.effects[i], measure.figure, x + column.cells[i] / 2, baseline);
    }
    x += column.cells[i];
  }
}

void addHeads(FramePiece& piece, const FrameContent& content, const LegendMeasure& measure, const LegendColumn& column,
              QPointF at) {
  if (column.first >= content.legend.entries.size()) return;  // only the sample of a number
  double x = at.x() + measure.sampleWidth + measure.gap + column.titles;
  for (std::size_t i = 0; i < column.cells.size(); ++i) {
    if (column.cells[i] <= 0) continue;
    x += measure.cellGap;
    addCentred(piece, content.legend.columns[i], measure.head, x + column.cells[i] / 2, at.y(), FrameInk::Soft);
    x += column.cells[i];
  }
}

// --- the tracks

constexpr double kBox = 0.72;  // a counter and a little room

FramePiece trackPiece(const FrameTrack& track, double size, double width) {
  const double letters = std::min(size, 1.2);
  const FrameFont font = fitted(track.title, {FrameFace::Italic, 0.165 * letters, 0.03}, width, 1).font;
  const double head = 0.24 * letters;
  const auto most = static_cast<std::size_t>(std::max(1.0, std::floor((width + 1e-6) / kBox)));
  const std::size_t count = track.spaces.size();
  const std::size_t perLine = (count + (count + most - 1) / most - 1) / ((count + most - 1) / most);  // of one length
  const std::size_t across = std::min(count, perLine);
  const std::size_t lines = (count + perLine - 1) / perLine;
  FramePiece piece{{std::max(textWidth(track.title, font), static_cast<double>(across) * kBox),
                    head + static_cast<double>(lines) * kBox}};
  piece.lines.push_back({track.title, font, {0, 0.16 * letters}});
  for (std::size_t i = 0; i < count; ++i) {
    const QRectF box(static_cast<double>(i % perLine) * kBox, head + static_cast<double>(i / perLine) * kBox, kBox,
                     kBox);
    piece.boxes.push_back(box);
    const bool isShort = track.spaces[i].size() <= 3;
    const FittedText label = fitted(
        track.spaces[i], {isShort ? FrameFace::Bold : FrameFace::Italic, isShort ? 0.26 : 0.19, 0}, kBox - 0.12, 2);
    const double pitch = 1.15 * label.font.size;
    double baseline =
        box.center().y() + 0.33 * label.font.size - pitch * (static_cast<double>(label.lines.size()) - 1) / 2;
    for (const QString& line : label.lines) {
      addCentred(piece, line, label.font, box.center().x(), baseline, FrameInk::Soft);
      baseline += pitch;
    }
  }
  return piece;
}

// `piece` with another added to it, its corner at `at`.
void append(FramePiece& piece, const FramePiece& other, QPointF at) {
  FrameLayout both;
  addPiece(both, piece, {});
  addPiece(both, other, at);
  const QSizeF size = piece.size.expandedTo({at.x() + other.size.width(), at.y() + other.size.height()});
  piece = {size,           both.parts,    both.lines,       both.samples,   both.boxes, both.rules,
           both.cartouche, both.ornament, both.ornamentGap, both.numberHex, both.scale, both.north};
}

FramePiece starPiece(const FrameContent& content, double size) {
  if (!content.northAngle) return {};
  const double radius = 0.52 * size;
  const FrameFont font{FrameFace::Bold, 0.20 * size, 0};
  const double room = radius + 0.24 * size;  // the letter rotates with the star
  FramePiece piece{{2 * room, 2 * room}};
  piece.north = NorthStar{{room, room}, radius, *content.northAngle};
  const double turn = *content.northAngle * std::acos(-1.0) / 180;
  const double reach = radius + 0.12 * size;
  addCentred(piece, content.words->north, font, room + reach * std::sin(turn),
             room - reach * std::cos(turn) + 0.33 * font.size);
  piece.parts.push_back({"north", {{0, 0}, piece.size}});
  return piece;
}

QString inMetres(double metres) {
  if (metres >= 1000) return QString::number(metres / 1000, 'g', 4) + QStringLiteral(" km");
  return QString::number(metres, 'g', 4) + QStringLiteral(" m");
}

FramePiece barPiece(const FrameContent& content, double size, double width) {
  if (!content.metresPerHex) return {};
  const FrameFont font{FrameFace::Upright, 0.15 * size, 0.02};
  const FrameFont under{FrameFace::Italic, 0.15 * size, 0.03};
  const double metres = *content.metresPerHex;
  const int hexes = std::clamp(static_cast<int>(std::floor(std::min(3 * size, width - size))), 1, 5);
  const double end = textWidth(inMetres(hexes * metres), font) / 2;
  const double start = std::max(textWidth(QStringLiteral("0"), font) / 2, end);
  const QString words = content.words->oneHex.arg(inMetres(metres));
  const double middle = std::max(start + hexes / 2.0, textWidth(words, under) / 2);
  const double left = middle - hexes / 2.0;
  FramePiece piece{{std::max(2 * middle, left + hexes + end), 0.62 * size}};
  piece.scale = ScaleBar{{left, 0.22 * size}, hexes, 0.085 * size};
  addCentred(piece, QStringLiteral("0"), font, left, 0.15 * size);
  for (int i = 1; i <= hexes; ++i) {
    const double value = i * metres;
    const QString text =
        i == hexes
            ? inMetres(value)
            : QString::number(hexes * metres >= 1000 && i < hexes && value >= 1000 ? value / 1000 : value, 'g', 4);
    // Numbers that would overlap the last one are left out.
    if (i < hexes && i % (textWidth(text, font) > 0.8 ? 2 : 1) != 0) continue;
    if (i == hexes - 1 && textWidth(text, font) / 2 + end > 0.95) continue;
    addCentred(piece, text, font, left + i, 0.15 * size);
  }
  addCentred(piece, words, under, middle, 0.50 * size);
  piece.parts.push_back({"scale", {{0, 0}, piece.size}});
  return piece;
}

FramePiece originPiece(const FrameContent& content, double size, double width) {
  if (!content.isInvented) return {};
  const FrameFont font{FrameFace::Italic, 0.135 * size, 0.02};
  const double pitch = 0.18 * size;
  const QStringList lines = fitted(content.words->invented, font, std::min(width, 3.4 * size), 4).lines;
  double longest = 0;
  for (const QString& line : lines) longest = std::max(longest, textWidth(line, font));
  FramePiece piece{{longest, pitch * static_cast<double>(lines.size())}};
  for (qsizetype i = 0; i < lines.size(); ++i) {
    addCentred(piece, lines[i], font, longest / 2, pitch * static_cast<double>(i) + 0.75 * pitch, FrameInk::Accent);
  }
  piece.parts.push_back({"origin", {{0, 0}, piece.size}});
  return piece;
}

}  // namespace

void addPiece(FrameLayout& layout, const FramePiece& piece, QPointF at) {
  for (FramePart part : piece.parts) layout.parts.push_back({part.name, part.room.translated(at)});
  for (FrameLine line : piece.lines) {
    line.baseline += at;
    layout.lines.push_back(std::move(line));
  }
  for (LegendSample sample : piece.samples) layout.samples.push_back({sample.rect.translated(at), sample.entry});
  for (const QRectF& box : piece.boxes) layout.boxes.push_back(box.translated(at));
  for (const QLineF& rule : piece.rules) layout.rules.push_back(rule.translated(at));
  if (piece.cartouche) layout.cartouche = piece.cartouche->translated(at);
  if (piece.ornament) layout.ornament = *piece.ornament + at;
  if (piece.ornament) layout.ornamentGap = piece.ornamentGap;
  if (piece.numberHex) layout.numberHex = piece.numberHex->translated(at);
  if (piece.scale) layout.scale = ScaleBar{piece.scale->at + at, piece.scale->hexes, piece.scale->height};
  if (piece.north) layout.north = NorthStar{piece.north->centre + at, piece.north->radius, piece.north->angle};
}

FramePiece titlePiece(const FrameContent& content, double size, double width) {
  if (content.title.isEmpty() && content.year.isEmpty() && content.line.isEmpty()) return {};
  const double side = 0.36 * size;  // between the border and the letters
  const double room = width - 2 * side;
  const FittedText heading = fitted(content.heading, {FrameFace::Italic, 0.21 * size, 0.06}, room, 1);
  const FittedText title = fitted(content.title.toUpper(), {FrameFace::Display, 0.56 * size, 0.10}, room, 2);
  const FittedText year = fitted(content.year, {FrameFace::Display, 0.40 * size, 0.12}, room, 1);
  const FittedText line = fitted(content.line, {FrameFace::Italic, 0.19 * size, 0.06}, room, 2);
  struct Row {
    QString text;
    FrameFont font;
    double height;
    FrameInk ink;
  };
  std::vector<Row> rows;
  const auto add = [&](const FittedText& text, double leading, FrameInk ink) {
    for (const QString& each : text.lines) rows.push_back({each, text.font, leading * text.font.size, ink});
  };
  add(heading, 1.55, FrameInk::Ink);
  add(title, 1.12, FrameInk::Ink);
  add(year, 1.22, FrameInk::Accent);
  add(line, 1.45, FrameInk::Ink);
  double used = 0;
  for (const Row& row : rows) used += row.height;
  const double least = 3.0 * size;
  const double most = std::max({heading.width, title.width, year.width + 1.6 * size, line.width, least - 2 * side});
  FramePiece piece{{std::min(width, most + 2 * side), used + 0.56 * size}};
  const double middle = piece.size.width() / 2;
  double top = (piece.size.height() - used) / 2;
  for (const Row& row : rows) {
    const double baseline = top + row.height / 2 + 0.33 * row.font.size;
    addCentred(piece, row.text, row.font, middle, baseline, row.ink);
    if (row.ink == FrameInk::Accent) {
      piece.ornament = QPointF(middle, baseline - 0.32 * row.font.size);
      piece.ornamentGap = year.width / 2;
    }
    top += row.height;
  }
  piece.cartouche = QRectF({0, 0}, piece.size);
  piece.parts.push_back({"title", *piece.cartouche});
  return piece;
}

FramePiece legendPiece(const FrameContent& content, double size, double width) {
  const std::size_t rows = rowsOf(content);
  if (rows == 0) return {};
  const LegendMeasure measure(size);
  constexpr std::size_t kFewest = 4;
  std::size_t count = std::max<std::size_t>(1, (rows + kFewest - 1) / kFewest);
  while (count > 1 && widthOf(columnsOf(content, measure, count), measure) > width) --count;
  const std::vector<LegendColumn> columns = columnsOf(content, measure, count);
  const double heading = textWidth(content.words->legend, measure.heading);
  FramePiece piece{{std::max(widthOf(columns, measure), heading), 0}};
  piece.lines.push_back({content.words->legend, measure.heading, {0, 0.15 * size}});
  const double ruleAt = 0.25 * size;
  piece.rules.push_back({0, ruleAt, piece.size.width(), ruleAt});
  const bool hasHeads = !content.legend.columns.empty();
  const double top = ruleAt + (hasHeads ? measure.heads : 0) + 0.10 * size;
  double x = 0;
  for (const LegendColumn& column : columns) {
    if (hasHeads) addHeads(piece, content, measure, column, {x, ruleAt + 0.20 * size});
    for (std::size_t row = column.first; row < column.last; ++row) {
      addRow(piece, content, measure, column, row, {x, top + measure.pitch * static_cast<double>(row - column.first)});
    }
    x += column.width + measure.columnGap;
  }
  double bottom =
      top + measure.pitch * static_cast<double>(columns.front().last) - (measure.pitch - measure.sampleHeight);
  if (!content.legend.note.isEmpty()) {
    bottom += 0.08 * size;
    for (const QString& line : wrapped(content.legend.note, measure.note, piece.size.width())) {
      bottom += 0.15 * size;
      piece.lines.push_back({line, measure.note, {0, bottom}, FrameInk::Soft});
    }
    bottom += 0.05 * size;
  }
  piece.size.setHeight(bottom);
  piece.parts.push_back({"legend", {{0, 0}, piece.size}});
  return piece;
}

FramePiece scalePiece(const FrameContent& content, double size, double width, bool isStacked) {
  const FramePiece pieces[] = {starPiece(content, size), barPiece(content, size, width),
                               originPiece(content, size, width)};
  FramePiece all;
  const double gap = 0.16 * size;
  double across = 0;
  for (const FramePiece& piece : pieces) across = std::max(across, piece.size.width());
  double x = 0;
  double y = 0;
  for (const FramePiece& piece : pieces) {
    if (piece.isEmpty()) continue;
    if (isStacked) {
      append(all, piece, {(across - piece.size.width()) / 2, y});
      y = all.size.height() + gap;
    } else {
      if (x > 0 && x + piece.size.width() > width) {
        x = 0;
        y = all.size.height() + gap;
      }
      append(all, piece, {x, y});
      x += piece.size.width() + 2 * gap;
    }
  }
  return all;
}

FramePiece tracksPiece(const FrameContent& content, double size, double width) {
  FramePiece all;
  const double gap = 0.34;
  double x = 0;
  double y = 0;
  for (const FrameTrack& track : content.tracks) {
    const FramePiece piece = trackPiece(track, size, width);
    if (x > 0 && x + piece.size.width() > width) {
      x = 0;
      y = all.size.height() + gap * 0.7;
    }
    append(all, piece, {x, y});
    x += piece.size.width() + gap;
  }
  if (!all.isEmpty()) all.parts.push_back({"tracks", {{0, 0}, all.size}});
  return all;
}

}  // namespace redoubt::render
