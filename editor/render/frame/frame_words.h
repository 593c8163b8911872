#pragma once

#include <QString>
#include <string>

namespace redoubt::render {

/// The words of a map's frame. They follow the battle's language, not the window's: the map is the author's.
struct FrameWords {
  QString language;   ///< "en"
  QString heading;    ///< over the title
  QString legend;     ///< capitals
  QString hexNumber;  ///< of the sample of a number
  QString levels;     ///< of the sample of all levels: "levels %1 to %2"
  QString oneHex;     ///< "1 hex = %1"
  QString invented;   ///< a sentence
  QString sight;      ///< a short heading, as are the next
  QString shift;
  QString attack;
  QString morale;
  QString costs;  ///< the meaning of the numbers under the arms
  QString extra;  ///< the meanings of the signs, each with its sign
  QString forbidden;
  QString lost;
  QString uphill;
  QString blocks;
  QString shiftMeaning;
  QString attackMeaning;
  QString moraleMeaning;
  QString north;  ///< the letter at the star
};

/// Polish for "pl", otherwise English.
const FrameWords& frameWords(const std::string& language);

/// The day and month of a date written YYYY-MM-DD; any other text unchanged.
QString dayInWords(const std::string& language, const std::string& date);

}  // namespace redoubt::render
