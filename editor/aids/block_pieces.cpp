#include <algorithm>

#include "editor/aids/pieces.h"

namespace redoubt::editor {
namespace {

constexpr double kCounter = 11;         // side of a counter
constexpr double kCounterPlace = 15.5;  // width of one with its caption
constexpr double kIndent = 3.6;

Piece textPiece(const SetText& text, double left, double width, double before, TextSide side = TextSide::Left) {
  Piece piece;
  piece.height = text.height();
  piece.before = before;
  piece.items.push_back(PlacedText{QRectF(left, 0, width, text.height()), text, side});
  return piece;
}

// A paragraph line by line, so that it can go on in the next column; two lines at least stay together.
std::vector<Piece> paragraphPieces(const SetText& text, double left, double width, double before) {
  std::vector<Piece> pieces;
  const std::size_t count = text.lines.size();
  for (std::size_t i = 0; i < count; ++i) {
    Piece piece = textPiece(text.part(i, i + 1), left, width, i == 0 ? before : 0);
    piece.keepsWithNext = i + 1 < count && (i == 0 || i + 2 == count);
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

void append(std::vector<Piece>& all, std::vector<Piece> more) {
  std::move(more.begin(), more.end(), std::back_inserter(all));
}

class BlockPieces {
 public:
  BlockPieces(const SheetSetting& setting, double width) : setting_(setting), type_(setting.type), width_(width) {}

  std::vector<Piece> operator()(const aids::Heading& heading) const {
    const TextRole role = heading.level == 1   ? TextRole::Title1
                          : heading.level == 2 ? TextRole::Title2
                                               : TextRole::Title3;
    const SetText text = setText(heading.text, role, type_, width_);
    const double before = heading.level == 1 ? 5.5 : heading.level == 2 ? 3.6 : 2.4;
    Piece piece = textPiece(text, 0, width_, before * type_.scale());
    if (heading.level == 1) {
      piece.height += 0.5;
      piece.items.push_back(PlacedRule{{0, piece.height, width_, piece.height}, type_.accent(), 0.3});
      piece.height += 1.3;
    } else {
      piece.height += 0.5;
    }
    piece.keepsWithNext = true;
    return {std::move(piece)};
  }

  std::vector<Piece> operator()(const aids::Paragraph& paragraph) const {
    const TextRole role = paragraph.look == aids::Paragraph::Look::Lead   ? TextRole::Lead
                          : paragraph.look == aids::Paragraph::Look::Note ? TextRole::Note
                                                                          : TextRole::Body;
    return paragraphPieces(setText(paragraph.text, role, type_, width_), 0, width_, 0.8);
  }

  std::vector<Piece> operator()(const aids::List& list) const {
    std::vector<Piece> pieces;
    int number = 0;
    int letter = 0;
    for (const aids::List::Item& item : list.items) {
      QString mark = QStringLiteral("•");
      if (item.depth > 0) mark = QStringLiteral("–");
      if (list.isNumbered) {
        number += item.depth == 0;
        letter = item.depth == 0 ? 0 : letter + 1;
        mark = item.depth == 0 ? QString::number(number) : QString(QChar(u'a' + std::min(letter - 1, 25)));
      }
      append(pieces, itemPieces(mark, item, list.isNumbered));
    }
    return pieces;
  }

  std::vector<Piece> operator()(const aids::Facts& facts) const {
    constexpr double kGap = 2;
    double labels = 0;
    for (const auto& fact : facts.facts)
      labels = std::max(labels, widthsOf(fact.label, TextRole::Body, type_).whole + 0.1);
    labels = std::min(labels, width_ * 0.36);
    std::vector<Piece> pieces;
    bool isFirst = true;
    for (const auto& fact : facts.facts) {
      const SetText label = setText(fact.label, TextRole::Body, type_, labels);
      const double left = labels + kGap;
      std::vector<Piece> own =
          paragraphPieces(setText(fact.value, TextRole::Body, type_, width_ - left), left, width_ - left, 0.5);
      if (own.empty()) own.push_back({});
      // The label stands beside its first line; one of several lines needs the room of all.
      if (label.lines.size() > 1) {
        Piece whole;
        whole.before = own.front().before;
        for (Piece& piece : own) {
          for (Placed& placed : piece.items) {
            shift(placed, 0, whole.height);
            whole.items.push_back(std::move(placed));
          }
          whole.height += piece.height;
        }
        whole.height = std::max(whole.height, label.height());
        own = {std::move(whole)};
      }
      own.front().items.push_back(PlacedText{QRectF(0, 0, labels, label.height()), softened(label), TextSide::Left});
      own.front().height = std::max(own.front().height, label.height());
      own.front().before = isFirst ? 1.2 : 0.5;
      isFirst = false;
      append(pieces, std::move(own));
    }
    return pieces;
  }

  std::vector<Piece> operator()(const aids::Table& table) const { return tablePieces(table, setting_, width_); }
  std::vector<Piece> operator()(const aids::Counters& counters) const {
    return counterPieces(counters.items, setting_, 0, width_);
  }

  std::vector<Piece> operator()(const aids::Branch& branch) const {
    constexpr double kStripe = 1.4;
    const double left = branch.depth * kIndent + kStripe + 2;
    std::vector<aids::CounterItem> items = branch.leaders;
    items.insert(items.end(), branch.counters.begin(), branch.counters.end());
    aids::Line title = branch.title;
    const SetText name = setText(title, TextRole::Title2, type_, width_ - left);
    const SetText note = setText(branch.note, TextRole::Note, type_, width_ - left);
    Piece head = textPiece(name, left, width_ - left, 3.2);
    if (!note.lines.empty()) {
      head.items.push_back(PlacedText{QRectF(left, head.height, width_ - left, note.height()), note, TextSide::Left});
      head.height += note.height();
    }
    head.height += 0.8;
    head.keepsWithNext = !items.empty();
    std::vector<Piece> pieces{std::move(head)};
    append(pieces, counterPieces(items, setting_, left, width_ - left));
    const QColor colour = QColor::isValidColor(QString::fromStdString(branch.colour))
                              ? QColor(QString::fromStdString(branch.colour))
                              : type_.line();
    for (Piece& piece : pieces) {
      const double from = piece.before > 0 && &piece != &pieces.front() ? -piece.before : 0;
      piece.items.insert(piece.items.begin(),
                         PlacedFill{QRectF(branch.depth * kIndent, from, kStripe, piece.height - from), colour});
    }
    return pieces;
  }

  std::vector<Piece> operator()(const aids::MapPart& map) const {
    const double most = std::min(setting_.most * 0.62, setting_.most - 40);
    double width = width_;
    double height = width * setting_.mapShape;
    if (height > most) {
      height = most;
      width = height / setting_.mapShape;
    }
    Piece piece;
    piece.before = 3;
    piece.height = height + 1.5;
    const QRectF room((width_ - width) / 2, 0, width, height);
    piece.items.push_back(PlacedPicture{room, map.picture});
    piece.items.push_back(PlacedFrame{room, type_.ink(), 0.2});
    return {std::move(piece)};
  }

  std::vector<Piece> operator()(const aids::Cards& cards) const;

 private:
  SetText softened(SetText text) const {
    for (SetLine& line : text.lines) {
      for (TextRun& run : line.runs) {
        if (run.colour == type_.ink() && run.font.weight() < QFont::DemiBold) run.colour = type_.soft();
      }
    }
    return text;
  }

  std::vector<Piece> itemPieces(const QString& mark, const aids::List::Item& item, bool isNumbered) const {
    const double left = (item.depth + 1) * kIndent * type_.scale();
    const double markLeft = item.depth * kIndent * type_.scale();
    std::vector<Piece> pieces = paragraphPieces(setText(item.text, TextRole::Body, type_, width_ - left), left,
                                                width_ - left, isNumbered ? 1 : 0.6);
    if (pieces.empty()) return pieces;
    const SetText sign =
        setText(mark, TextRole::Body, isNumbered ? TextManner::Strong : TextManner::Plain, type_, left - markLeft);
    pieces.front().items.push_back(
        PlacedText{QRectF(markLeft, 0, left - markLeft - 0.4, sign.height()), sign, TextSide::Left});
    return pieces;
  }

  // A card without its frame, from the top left corner of its room.
  Piece cardPiece(const aids::Cards::Card& card, double width) const;

  const SheetSetting& setting_;
  const SheetType& type_;
  double width_;
};

Piece BlockPieces::cardPiece(const aids::Cards::Card& card, double width) const {
  constexpr double kInside = 2;
  const double room = width - 2 * kInside;
  Piece piece;
  double y = kInside + 0.6;
  double left = kInside;
  const SetText mark = setText(QString::fromStdString(card.mark), TextRole::Mark, TextManner::Plain, type_, room);
  if (!mark.lines.empty()) {
    const double markWidth = mark.width() + 0.2;
    piece.items.push_back(PlacedText{QRectF(left, y, markWidth, mark.height()), mark, TextSide::Left});
    left += markWidth + 2;
  }
  const SetText title = setText(card.title, TextRole::Body, type_, std::max(5.0, width - kInside - left));
  if (!title.lines.empty()) {
    const double top = mark.lines.empty() ? y : y + std::max(0.0, mark.height() * 0.62 - title.leading / 2);
    piece.items.push_back(PlacedText{QRectF(left, top, width - kInside - left, title.height()), title, TextSide::Left});
    y = std::max(y, top + title.height());
  }
  if (!mark.lines.empty()) y = std::max(y, kInside + 0.6 + mark.height());
  for (const aids::Line& line : card.lines) {
    const SetText text = setText(line, TextRole::Cell, type_, room);
    if (text.lines.empty()) continue;
    y += 0.5;
    piece.items.push_back(PlacedText{QRectF(kInside, y, room, text.height()), text, TextSide::Left});
    y += text.height();
  }
  if (!card.counters.empty()) {
    y += 1.2;
    for (Piece& row : counterPieces(card.counters, setting_, kInside, room)) {
      y += row.before;
      for (Placed& placed : row.items) {
        shift(placed, 0, y);
        piece.items.push_back(std::move(placed));
      }
      y += row.height;
    }
  }
  piece.height = y + kInside;
  return piece;
}

std::vector<Piece> BlockPieces::operator()(const aids::Cards& cards) const {
  constexpr double kGap = 2;
  constexpr double kNarrow = 44;
  constexpr std::size_t kMostCounters = 36;  // of one card; more go on another
  const bool hasCounters =
      std::any_of(cards.cards.begin(), cards.cards.end(), [](const auto& card) { return !card.counters.empty(); });
  std::vector<aids::Cards::Card> all;
  for (const aids::Cards::Card& card : cards.cards) {
    if (card.counters.size() <= kMostCounters) {
      all.push_back(card);
      continue;
    }
    for (std::size_t from = 0; from < card.counters.size(); from += kMostCounters) {
      aids::Cards::Card part = card;
      const auto end = std::min(card.counters.size(), from + kMostCounters);
      part.counters.assign(card.counters.begin() + static_cast<std::ptrdiff_t>(from),
                           card.counters.begin() + static_cast<std::ptrdiff_t>(end));
      all.push_back(std::move(part));
    }
  }
  const double narrow = hasCounters ? 2 * kNarrow : kNarrow;
  const int most = std::max(1, static_cast<int>((width_ + kGap) / (narrow + kGap)));
  const int across = hasCounters ? std::min(most, static_cast<int>(cards.cards.size())) : most;
  const double width = (width_ - kGap * (across - 1)) / across;
  std::vector<Piece> rows;
  for (std::size_t from = 0; from < all.size(); from += static_cast<std::size_t>(across)) {
    Piece row;
    row.before = kGap;
    std::vector<Piece> own;
    for (std::size_t i = from; i < std::min(all.size(), from + static_cast<std::size_t>(across)); ++i) {
      own.push_back(cardPiece(all[i], width));
      row.height = std::max(row.height, own.back().height);
    }
    constexpr double kLeastCard = 24;
    row.height = std::max(row.height, kLeastCard);
    for (std::size_t i = 0; i < own.size(); ++i) {
      const double left = static_cast<double>(i) * (width + kGap);
      const QString name = QString::fromStdString(all[from + i].colour);
      const QColor colour = QColor::isValidColor(name) ? QColor(name) : type_.accent();
      row.items.push_back(PlacedFrame{QRectF(left, 0, width, row.height), type_.line(), 0.15});
      row.items.push_back(PlacedFill{QRectF(left, 0, width, 0.9), colour});
      for (Placed& placed : own[i].items) {
        shift(placed, left, 0);
        row.items.push_back(std::move(placed));
      }
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

void shift(Placed& placed, double x, double y) {
  std::visit(
      [&](auto& is) {
        using Is = std::decay_t<decltype(is)>;
        if constexpr (std::is_same_v<Is, PlacedRule>) {
          is.line.translate(x, y);
        } else if constexpr (std::is_same_v<Is, PlacedText> || std::is_same_v<Is, PlacedPicture>) {
          is.room.translate(x, y);
        } else {
          is.area.translate(x, y);
        }
      },
      placed);
}

std::vector<Piece> counterPieces(const std::vector<aids::CounterItem>& items, const SheetSetting& setting, double left,
                                 double width) {
  const double place = kCounterPlace * std::max(0.75, setting.type.scale());
  const double side = kCounter * std::max(0.75, setting.type.scale());
  const int across = std::max(1, static_cast<int>(width / place));
  std::vector<Piece> rows;
  for (std::size_t from = 0; from < items.size(); from += static_cast<std::size_t>(across)) {
    Piece row;
    row.before = 1;
    double captions = 0;
    for (std::size_t i = from; i < std::min(items.size(), from + static_cast<std::size_t>(across)); ++i) {
      const double x = left + static_cast<double>(i - from) * place;
      const double room = place - 0.8;
      row.items.push_back(PlacedPicture{QRectF(x + (room - side) / 2, 0, side, side), items[i].picture});
      const SetText caption = setText(items[i].caption, TextRole::Caption, setting.type, room);
      if (caption.lines.empty()) continue;
      row.items.push_back(PlacedText{QRectF(x, side + 0.3, room, caption.height()), caption, TextSide::Centre});
      captions = std::max(captions, caption.height() + 0.3);
    }
    row.height = side + captions;
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<Piece> piecesOf(const aids::Block& block, const SheetSetting& setting, double width) {
  return std::visit(BlockPieces(setting, width), block.is);
}

double leastWidth(const aids::Block& block, const SheetSetting& setting) {
  const auto* table = std::get_if<aids::Table>(&block.is);
  return table ? leastWidth(*table, setting.type) : 0;
}

}  // namespace redoubt::editor
