#include <algorithm>
#include <numeric>

#include "editor/aids/pieces.h"

namespace redoubt::editor {
namespace {

using aids::Table;

constexpr double kSide = 1.1;             // between a cell's edge and its words
constexpr double kAbove = 0.55;           // and above and below them
constexpr double kSwatch = 13.5;          // width of a picture in a cell
constexpr double kSwatchShape = 1 / 1.9;  // as samples of a legend
constexpr double kPictureGap = 1.4;       // between picture and words
constexpr double kWidestFigure = 24;      // to which columns of figures are widened
constexpr double kSmallTable = 0.3;       // of the height of a column, below which a table isn't parted
constexpr std::size_t kRowLines = 14;     // rows of more lines are parted

// A table whose columns have their widths.
class SetTable {
 public:
  SetTable(const Table& table, const SheetSetting& setting, double width)
      : table_(table), setting_(setting), type_(setting.type), widths_(columnWidths(table, setting.type, width)) {
    if (!table.caption.empty()) captionHeight_ = type_.leading(TextRole::Note);
  }

  std::vector<Piece> run() {
    std::vector<Piece> pieces;
    std::shared_ptr<Piece> head;
    if (!table_.head.empty() || !table_.caption.empty()) {
      head = std::make_shared<Piece>(headPiece());
      pieces.push_back(*head);
    }
    std::shared_ptr<const Piece> above = head;
    for (std::size_t i = 0; i < table_.rows.size(); ++i) {
      const Table::Row& row = table_.rows[i];
      const bool isBand = !row.isGroup && isOdd_;
      isOdd_ = row.isGroup ? false : !isOdd_;
      for (Piece& piece : rowPieces(row, isBand)) {
        piece.head = row.isGroup ? head : above;
        piece.keepsWithNext = row.isGroup && i + 1 < table_.rows.size();
        pieces.push_back(std::move(piece));
      }
      if (row.isGroup) above = withGroup(head, pieces.back());
    }
    // The last row doesn't stand alone, and a small table isn't parted.
    double height = 0;
    for (const Piece& piece : pieces) height += piece.height;
    const bool isSmall = height < setting_.most * kSmallTable;
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
      if (isSmall || (i + 2 == pieces.size() && pieces.size() > 3)) pieces[i].keepsWithNext = true;
    }
    if (!pieces.empty()) {
      pieces.front().before = 1.5;
      pieces.back().items.push_back(PlacedRule{ruleAt(pieces.back().height), type_.ink(), 0.2});
      pieces.back().height += 1.2;
    }
    return pieces;
  }

  static std::vector<double> columnWidths(const Table& table, const SheetType& type, double width);

 private:
  // The head with the title of the rows that go on below it.
  static std::shared_ptr<const Piece> withGroup(const std::shared_ptr<const Piece>& head, const Piece& group) {
    auto both = std::make_shared<Piece>(head ? *head : Piece{});
    both->isHead = true;
    for (Placed placed : group.items) {
      shift(placed, 0, both->height);
      both->items.push_back(std::move(placed));
    }
    both->height += group.height;
    return both;
  }

  static TextRole roleOf(const Table& table, bool isHead, bool isText) {
    if (isHead) return TextRole::Head;
    return table.look == Table::Look::Chart && !isText ? TextRole::ChartCell : TextRole::Cell;
  }
  static TextRole roleIn(const Table& table, const Table::Row& row, bool isHead, std::size_t column) {
    if (row.isGroup) return TextRole::Cell;
    // Paragraphs are no results.
    return roleOf(table, isHead, column < table.isText.size() && table.isText[column]);
  }
  static double roomOfPicture(const Table::Cell& cell, const SheetType& type) {
    return cell.picture ? (kSwatch + kPictureGap) * type.scale() : 0;
  }

  double total() const { return std::accumulate(widths_.begin(), widths_.end(), 0.0); }
  QLineF ruleAt(double y) const { return {0, y, total(), y}; }

  double spanOf(std::size_t column, int span) const {
    double width = 0;
    for (std::size_t i = column; i < std::min(widths_.size(), column + static_cast<std::size_t>(span)); ++i)
      width += widths_[i];
    return width;
  }

  // A cell with its words set.
  struct SetCell {
    const Table::Cell* cell;
    double left;
    double width;
    SetText text;
    TextSide side;
  };

  std::vector<SetCell> setRow(const Table::Row& row, bool isHead) const {
    std::vector<SetCell> cells;
    std::size_t column = 0;
    double left = 0;
    for (const Table::Cell& cell : row.cells) {
      const double width = spanOf(column, cell.span);
      const double room = width - 2 * kSide - roomOfPicture(cell, type_);
      const bool isText =
          row.isGroup || (column < table_.isText.size() && table_.isText[column] && (cell.span == 1 || !isHead));
      cells.push_back({&cell, left, width,
                       setText(cell.text, roleIn(table_, row, isHead, column), type_, std::max(1.0, room)),
                       isText ? TextSide::Left : TextSide::Centre});
      left += width;
      column += static_cast<std::size_t>(cell.span);
    }
    return cells;
  }

  Piece rowPiece(const std::vector<SetCell>& cells, std::size_t from, std::size_t to, bool isHead, bool isGroup,
                 bool isBand) const {
    Piece piece;
    double height = 0;
    for (const SetCell& each : cells) {
      height = std::max(height, each.text.part(from, to).height());
      if (each.cell->picture && from == 0) height = std::max(height, kSwatch * kSwatchShape * type_.scale());
    }
    piece.height = height + 2 * kAbove;
    if (isGroup) piece.items.push_back(PlacedFill{QRectF(0, 0, total(), piece.height), type_.group()});
    if (isBand) piece.items.push_back(PlacedFill{QRectF(0, 0, total(), piece.height), type_.band()});
    for (const SetCell& each : cells) {
      const SetText text = each.text.part(from, to);
      const double picture = roomOfPicture(*each.cell, type_);
      if (each.cell->picture && from == 0) {
        const double high = kSwatch * kSwatchShape * type_.scale();
        piece.items.push_back(PlacedPicture{
            QRectF(each.left + kSide, (piece.height - high) / 2, kSwatch * type_.scale(), high), *each.cell->picture});
      }
      if (text.lines.empty()) continue;
      // Heads stand on their rule, figures in the middle, words at the top.
      const bool isChart = table_.look == Table::Look::Chart;
      const double y = isHead    ? piece.height - kAbove - text.height()
                       : isChart ? (piece.height - text.height()) / 2
                                 : kAbove;
      piece.items.push_back(PlacedText{
          QRectF(each.left + kSide + picture, y, each.width - 2 * kSide - picture, text.height()), text, each.side});
    }
    return piece;
  }

  std::vector<Piece> rowPieces(const Table::Row& row, bool isBand) const {
    const std::vector<SetCell> cells = setRow(row, false);
    std::size_t lines = 1;
    for (const SetCell& each : cells) lines = std::max(lines, each.text.lines.size());
    std::vector<Piece> pieces;
    const std::size_t step = lines > kRowLines ? kRowLines / 2 : lines;
    for (std::size_t from = 0; from < lines; from += step) {
      pieces.push_back(rowPiece(cells, from, from + step, false, row.isGroup, isBand));
    }
    pieces.front().items.push_back(PlacedRule{ruleAt(0), type_.line(), 0.08});
    return pieces;
  }

  Piece headPiece() const {
    Piece piece;
    piece.isHead = true;
    piece.keepsWithNext = true;
    double y = 0;
    if (!table_.caption.empty()) {
      const SetText text = setText(table_.caption, TextRole::Note, type_, total());
      piece.items.push_back(PlacedText{QRectF(0, 0, total(), text.height()), text, TextSide::Right});
      y = text.height();
    }
    for (std::size_t i = 0; i < table_.head.size(); ++i) {
      const std::vector<SetCell> cells = setRow(table_.head[i], true);
      Piece row = rowPiece(cells, 0, 1000, true, false, false);
      if (i + 1 < table_.head.size()) {
        for (const SetCell& each : cells) {
          if (each.text.lines.empty()) continue;
          row.items.push_back(PlacedRule{
              {each.left + kSide, row.height, each.left + each.width - kSide, row.height}, type_.line(), 0.12});
        }
      }
      for (Placed& placed : row.items) {
        shift(placed, 0, y);
        piece.items.push_back(std::move(placed));
      }
      y += row.height;
    }
    if (!table_.head.empty()) piece.items.push_back(PlacedRule{ruleAt(y), type_.ink(), 0.25});
    piece.height = y;
    return piece;
  }

  const Table& table_;
  const SheetSetting& setting_;
  const SheetType& type_;
  std::vector<double> widths_;
  double captionHeight_ = 0;
  bool isOdd_ = false;

  friend double redoubt::editor::leastWidth(const Table& table, const SheetType& type);
  struct Wants {
    std::vector<double> least;
    std::vector<double> whole;
  };
  static Wants wantsOf(const Table& table, const SheetType& type);
};

SetTable::Wants SetTable::wantsOf(const Table& table, const SheetType& type) {
  std::size_t columns = table.isText.size();
  const auto countOf = [&](const Table::Row& row) {
    std::size_t count = 0;
    for (const Table::Cell& cell : row.cells) count += static_cast<std::size_t>(cell.span);
    columns = std::max(columns, count);
  };
  for (const Table::Row& row : table.head) countOf(row);
  for (const Table::Row& row : table.rows) countOf(row);
  Wants wants{std::vector<double>(columns, 4), std::vector<double>(columns, 4)};
  const auto add = [&](const Table::Row& row, bool isHead) {
    std::size_t column = 0;
    for (const Table::Cell& cell : row.cells) {
      if (cell.span == 1 && column < columns) {
        const TextWidths own = widthsOf(cell.text, roleIn(table, row, isHead, column), type);
        const double more = 2 * kSide + roomOfPicture(cell, type) + 0.1;
        wants.least[column] = std::max(wants.least[column], own.widestWord + more);
        wants.whole[column] = std::max(wants.whole[column], own.whole + more);
      }
      column += static_cast<std::size_t>(cell.span);
    }
  };
  for (const Table::Row& row : table.head) add(row, true);
  for (const Table::Row& row : table.rows) add(row, false);
  return wants;
}

// Natural widths if there is room for them; otherwise what is left beyond the widest words is shared out by need.
std::vector<double> SetTable::columnWidths(const Table& table, const SheetType& type, double width) {
  Wants wants = wantsOf(table, type);
  const auto sum = [](const std::vector<double>& list) { return std::accumulate(list.begin(), list.end(), 0.0); };
  const double least = sum(wants.least);
  const double whole = sum(wants.whole);
  const std::size_t count = wants.least.size();
  if (count == 0) return {};
  std::vector<double> widths = wants.whole;
  if (whole > width) {
    if (least >= width) {
      for (std::size_t i = 0; i < count; ++i) widths[i] = wants.least[i] * width / least;
      return widths;
    }
    const double share = (width - least) / (whole - least);
    for (std::size_t i = 0; i < count; ++i) widths[i] = wants.least[i] + (wants.whole[i] - wants.least[i]) * share;
    return widths;
  }
  const auto isText = [&](std::size_t i) { return i < table.isText.size() && table.isText[i]; };
  std::size_t texts = 0;
  for (std::size_t i = 0; i < count; ++i) texts += isText(i);
  if (table.look == Table::Look::List && texts > 0) {
    // The last column of words takes what is left.
    for (std::size_t i = count; i-- > 0;) {
      if (!isText(i)) continue;
      widths[i] += width - whole;
      break;
    }
    return widths;
  }
  // Columns of figures are alike, and not too far apart.
  double widest = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (!isText(i)) widest = std::max(widest, widths[i]);
  }
  const double figures = static_cast<double>(count - texts);
  double rest = width;
  for (std::size_t i = 0; i < count; ++i) {
    if (isText(i)) rest -= widths[i];
  }
  const double each = figures > 0 ? std::min(std::max(widest, kWidestFigure * 0.6), rest / figures) : 0;
  if (figures > 0 && each >= widest) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!isText(i)) widths[i] = std::min(each, kWidestFigure > widest ? kWidestFigure : widest);
    }
  }
  return widths;
}

}  // namespace

double leastWidth(const aids::Table& table, const SheetType& type) {
  const auto wants = SetTable::wantsOf(table, type);
  return std::accumulate(wants.least.begin(), wants.least.end(), 0.0);
}

std::vector<Piece> tablePieces(const aids::Table& table, const SheetSetting& setting, double width) {
  return SetTable(table, setting, width).run();
}

}  // namespace redoubt::editor
