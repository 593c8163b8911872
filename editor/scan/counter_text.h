#pragma once

#include <QImage>
#include <QRect>
#include <string>
#include <vector>

#include "core/base/watch.h"

namespace redoubt::editor::scan {

/// Whether tesseract is installed. Without it nothing is proposed; nothing else needs it.
bool canReadText();

/// A word that is likely to stand on a counter.
struct CounterWord {
  std::string text;
  double certainty = 0;  ///< from 0 to 1
  QRect place;           ///< in the crop
};

/// What tesseract makes of a counter's crop, from the top; proposals and no more. Empty where it is not installed,
/// fails, takes longer than 20 s, or sees nothing. `language` is one that it has, or several as "pol+eng". Throws Error
/// Busy when stopped. Any thread.
std::vector<CounterWord> wordsOn(const QImage& crop, const std::string& language = "eng", const Watch& watch = {});

/// The whole numbers among the words, in their order, with or without a sign: 4 and 3 of "4-3".
std::vector<int> numbersAmong(const std::vector<CounterWord>& words);

/// Reads the table that tesseract writes; lines that aren't words are left out. `factor` is how much larger the picture
/// was than the crop.
std::vector<CounterWord> wordsOfTable(const std::string& table, double factor);

}  // namespace redoubt::editor::scan
