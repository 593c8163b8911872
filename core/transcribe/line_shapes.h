#pragma once

#include <optional>
#include <string>

/// Private to core/transcribe: what can be seen of a line before it is understood.
namespace redoubt::transcribe {

/// "12", "— 12 —", "Page 12".
bool isPageMark(const std::string& text);
/// "[8.13]. Cavalry charge", "10.0 Ranged combat".
bool beginsParagraph(const std::string& text);
bool isBullet(const std::string& text);
/// "† May not move on turn 1."
bool isFootnote(const std::string& text);
/// A blank in place of a bullet; bytes keep their places.
std::string withoutBullet(const std::string& text);
/// "2. 40th Foot" without the number of the list, but not without that of "2. pułk".
std::string withoutListNumber(const std::string& text);
/// Whether the last word is cut at the end of the line: "the follow-".
bool isCutWord(const std::string& text);
/// The letter that an entry of a list begins with: "A. …", "b) …"; 0 for none. An initial looks the same.
char listLetter(const std::string& text);
/// How many brackets are open at its end.
int openBrackets(const std::string& text);
bool endsWithDash(const std::string& text);
/// Whether it ends in the middle of a phrase: "… regiment in", "… within 3 hexes of", "… and the".
bool endsInLead(const std::string& text);

/// "Blue Set Up: (all units within 3 hexes of 1220)": a heading and what its brackets say of all below it.
struct HeadingOfAll {
  std::string name;
  std::string all;
};
std::optional<HeadingOfAll> headingOfAll(const std::string& text);

}  // namespace redoubt::transcribe
