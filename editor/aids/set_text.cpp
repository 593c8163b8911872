#include "editor/aids/set_text.h"

#include <QFontMetricsF>
#include <QHash>
#include <algorithm>

namespace redoubt::editor {
namespace {

constexpr double kWide = 1e6;

TextManner mannerOf(aids::Manner manner) {
  switch (manner) {
    case aids::Manner::Strong: return TextManner::Strong;
    case aids::Manner::Quiet: return TextManner::Quiet;
    case aids::Manner::Cite: return TextManner::Cite;
    case aids::Manner::Plain: break;
  }
  return TextManner::Plain;
}

double measured(const QFont& font, const QString& text) {
  thread_local QHash<QPair<QString, QString>, double> known;
  if (known.size() > 50'000) known.clear();
  const QPair<QString, QString> key(font.key(), text);
  const auto found = known.constFind(key);
  if (found != known.constEnd()) return *found;
  const double width = QFontMetricsF(font).horizontalAdvance(text) / SheetType::kPerMm;
  known.insert(key, width);
  return width;
}

// What stands together between two spaces, in one manner or several.
struct Part {
  QString text;
  TextManner manner = TextManner::Plain;
  double width = 0;
};
struct Word {
  std::vector<Part> parts;
  TextManner space = TextManner::Plain;  // before it
  double width = 0;
};

class Setter {
 public:
  Setter(TextRole role, const SheetType& type) : role_(role), type_(type) {
    for (const TextManner manner : {TextManner::Plain, TextManner::Strong, TextManner::Quiet, TextManner::Cite}) {
      fonts_[static_cast<int>(manner)] = type.font(role, manner);
      spaces_[static_cast<int>(manner)] = measured(font(manner), QStringLiteral(" "));
    }
  }

  std::vector<Word> words(const aids::Line& text) const {
    std::vector<Word> words;
    bool isOpen = false;
    for (const aids::Span& span : text) {
      const TextManner manner = mannerOf(span.manner);
      QString rest = QString::fromStdString(span.text);
      rest.replace(QLatin1Char('\n'), QLatin1Char(' ')).replace(QLatin1Char('\t'), QLatin1Char(' '));
      for (qsizetype at = 0; at < rest.size();) {
        if (rest[at] == QLatin1Char(' ')) {
          isOpen = false;
          ++at;
          continue;
        }
        qsizetype end = rest.indexOf(QLatin1Char(' '), at);
        if (end < 0) end = rest.size();
        if (!isOpen) words.push_back({{}, manner, 0});
        add(words.back(), rest.mid(at, end - at), manner);
        isOpen = true;
        at = end;
      }
    }
    return words;
  }

  SetText broken(const std::vector<Word>& words, double width) const {
    SetText set;
    set.leading = type_.leading(role_);
    const QFontMetricsF metrics(font(TextManner::Plain));
    set.ascent = (set.leading + (metrics.ascent() - metrics.descent()) / SheetType::kPerMm) / 2;
    SetLine line;
    double x = 0;
    const auto next = [&] {
      if (line.runs.empty()) return;
      line.width = x;
      set.lines.push_back(std::exchange(line, {}));
      x = 0;
    };
    for (const Word& word : words) {
      const double space = line.runs.empty() ? 0 : spaces_[static_cast<int>(word.space)];
      if (x + space + word.width <= width + 1e-6) {
        put(line, x, word, space > 0);
        continue;
      }
      next();
      if (word.width <= width + 1e-6) {
        put(line, x, word, false);
        continue;
      }
      for (const Word& piece : cut(word, width)) {
        if (!line.runs.empty()) next();
        put(line, x, piece, false);
      }
    }
    next();
    return set;
  }

 private:
  const QFont& font(TextManner manner) const { return fonts_[static_cast<int>(manner)]; }

  void add(Word& word, const QString& text, TextManner manner) const {
    const double width = measured(font(manner), text);
    word.parts.push_back({text, manner, width});
    word.width += width;
  }

  void put(SetLine& line, double& x, const Word& word, bool hasSpace) const {
    if (hasSpace) {
      // A space in the manner of its word, so that what is drawn is as wide as what was measured.
      x += spaces_[static_cast<int>(word.space)];
    }
    for (const Part& part : word.parts) {
      TextRun* last = line.runs.empty() ? nullptr : &line.runs.back();
      const bool continues =
          last && last->font == font(part.manner) && last->colour == type_.colour(role_, part.manner);
      if (continues && !hasSpace) {
        last->text += part.text;
        last->width += part.width;
      } else {
        line.runs.push_back({part.text, font(part.manner), type_.colour(role_, part.manner), x, part.width});
      }
      hasSpace = false;
      x += part.width;
    }
  }

  // A word that is too wide, in pieces: at strokes and dashes, or else anywhere.
  std::vector<Word> cut(const Word& word, double width) const {
    std::vector<Word> pieces;
    Word piece;
    const auto flush = [&] {
      if (!piece.parts.empty()) pieces.push_back(std::exchange(piece, {}));
    };
    for (const Part& part : word.parts) {
      QString chunk;
      const auto take = [&](const QString& text) {
        const double more = measured(font(part.manner), text);
        if (piece.width + more > width && !piece.parts.empty()) flush();
        if (more <= width) return add(piece, text, part.manner);
        for (const QChar letter : text) {
          const double one = measured(font(part.manner), QString(letter));
          if (piece.width + one > width) flush();
          add(piece, QString(letter), part.manner);
        }
      };
      for (const QChar letter : part.text) {
        chunk += letter;
        if (QStringLiteral("/-–,;:").contains(letter)) take(std::exchange(chunk, {}));
      }
      if (!chunk.isEmpty()) take(chunk);
    }
    flush();
    return pieces;
  }

  TextRole role_;
  const SheetType& type_;
  QFont fonts_[4];
  double spaces_[4] = {};
};

}  // namespace

double SetText::width() const {
  double widest = 0;
  for (const SetLine& line : lines) widest = std::max(widest, line.width);
  return widest;
}

SetText SetText::part(std::size_t from, std::size_t to) const {
  SetText some = *this;
  to = std::min(to, lines.size());
  some.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(std::min(from, to)),
                    lines.begin() + static_cast<std::ptrdiff_t>(to));
  return some;
}

QString SetText::plain() const {
  QString text;
  for (const SetLine& line : lines) {
    double end = 0;
    if (!text.isEmpty()) text += QLatin1Char(' ');
    for (const TextRun& run : line.runs) {
      if (run.x > end + 0.05 && end > 0) text += QLatin1Char(' ');
      text += run.text;
      end = run.x + run.width;
    }
  }
  return text;
}

SetText setText(const aids::Line& text, TextRole role, const SheetType& type, double width) {
  const Setter setter(role, type);
  return setter.broken(setter.words(text), width);
}

SetText setText(const QString& text, TextRole role, TextManner manner, const SheetType& type, double width) {
  const aids::Manner same = manner == TextManner::Strong  ? aids::Manner::Strong
                            : manner == TextManner::Quiet ? aids::Manner::Quiet
                            : manner == TextManner::Cite  ? aids::Manner::Cite
                                                          : aids::Manner::Plain;
  return setText(aids::Line{{text.toStdString(), same}}, role, type, width);
}

TextWidths widthsOf(const aids::Line& text, TextRole role, const SheetType& type) {
  const Setter setter(role, type);
  const std::vector<Word> words = setter.words(text);
  TextWidths widths;
  for (const Word& word : words) widths.widestWord = std::max(widths.widestWord, word.width);
  widths.whole = setter.broken(words, kWide).width();
  return widths;
}

}  // namespace redoubt::editor
