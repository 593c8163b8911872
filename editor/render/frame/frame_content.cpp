#include "editor/render/frame/frame_content.h"

#include <QRegularExpression>
#include <algorithm>
#include <cctype>
#include <cmath>

#include "core/rules/book/sources.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::render {
namespace {

QString textAt(const rules::RuleBook& rules, const char* path, const QString& otherwise) {
  const auto text = rules.text(path);
  return text ? QString::fromStdString(*text).trimmed() : otherwise;
}

FramePlace placeIn(const rules::RuleBook& rules) {
  const std::string word = rules.text("look/frame/place").value_or("");
  if (word == "below") return FramePlace::Below;
  if (word == "left") return FramePlace::Left;
  if (word == "right") return FramePlace::Right;
  if (word == "none") return FramePlace::None;
  return FramePlace::Auto;
}

// The year a date begins with: "1794-04-04".
QString yearOf(const std::string& date) {
  const bool isYear =
      date.size() >= 4 &&
      std::all_of(date.begin(), date.begin() + 4, [](unsigned char c) { return std::isdigit(c) != 0; }) &&
      (date.size() == 4 || date[4] == '-');
  return isYear ? QString::fromStdString(date.substr(0, 4)) : QString();
}

// The year a title ends with: "Anywhere 1794".
QString yearAtEndOf(const QString& title) {
  static const QRegularExpression kYear(QStringLiteral(" ([0-9]{4})$"));
  return kYear.match(title.trimmed()).captured(1);
}

// Titles like "Anywhere 1794" contain the year, which also has a line of its own.
QString withoutYear(const QString& title, const QString& year) {
  QString shorter = title.trimmed();
  if (year.isEmpty() || !shorter.endsWith(year)) return shorter;
  shorter.chop(year.size());
  while (shorter.endsWith(' ') || shorter.endsWith(',')) shorter.chop(1);
  return shorter.isEmpty() ? title : shorter;
}

void addTitle(FrameContent& content, const rules::RuleBook& rules, const model::BattleInfo* info) {
  const std::string date = info ? info->date : std::string();
  const QString dated = yearOf(date);
  const QString year = !date.empty() || !info ? dated : yearAtEndOf(QString::fromStdString(info->title));
  const QString day = date.size() > 4 && !year.isEmpty() ? dayInWords(info->language, date)
                      : year.isEmpty()                   ? QString::fromStdString(date)
                                                         : QString();
  QStringList line{day, info ? QString::fromStdString(info->place) : QString()};
  line.removeAll(QString());
  content.heading = textAt(rules, "look/frame/heading", content.words->heading);
  content.title =
      textAt(rules, "look/frame/title", info ? withoutYear(QString::fromStdString(info->title), year) : QString());
  content.year = textAt(rules, "look/frame/year", year);
  content.line = textAt(rules, "look/frame/line", line.join(QStringLiteral(" · ")));
}

std::vector<FrameTrack> tracksOf(const model::Battle& battle) {
  std::vector<const model::Track*> rows;
  for (const model::Track& track : battle.all<model::Track>()) rows.push_back(&track);
  const auto rank = [](const model::Track* track) { return track->kind == "turn" ? 0 : 1; };
  std::stable_sort(rows.begin(), rows.end(), [&](const auto* a, const auto* b) {
    return std::pair(rank(a), a->slug) < std::pair(rank(b), b->slug);
  });
  std::vector<FrameTrack> tracks;
  for (const model::Track* row : rows) {
    FrameTrack track{QString::fromStdString(row->title.empty() ? row->slug : row->title), {}};
    for (const model::Space* space : rules::spacesOf(battle, row->id)) {
      track.spaces.push_back(QString::fromStdString(space->label));
    }
    if (!track.spaces.empty()) tracks.push_back(std::move(track));
  }
  return tracks;
}

// A number from the middle of the map.
QString numberIn(const hex::Layout& layout) {
  const hex::HexKey middle =
      hex::HexKey::at((layout.firstColumn() + layout.lastColumn()) / 2, (layout.firstRow() + layout.lastRow()) / 2);
  if (layout.contains(middle)) return QString::fromStdString(layout.number(middle));
  return {};
}

void addSheet(FrameContent& content, const model::Battle& battle) {
  const model::MapSheet* sheet = model::mapSheet(battle);
  if (!sheet) return;
  const auto isLength = [](double length) { return std::isfinite(length) && length > 0; };
  // Without sources of its own, the map can't be mistaken for a printed one.
  content.isInvented = sheet->invented && rules::hasOwnSources(battle);
  if (isLength(sheet->hexWidthMm) && isLength(sheet->sheetWidthMm) && isLength(sheet->sheetHeightMm)) {
    content.paperWidth = sheet->sheetWidthMm / sheet->hexWidthMm;
    content.paperHeight = sheet->sheetHeightMm / sheet->hexWidthMm;
  }
  if (sheet->metresPerHex && isLength(*sheet->metresPerHex)) content.metresPerHex = sheet->metresPerHex;
  if (sheet->northAngle && std::isfinite(*sheet->northAngle)) content.northAngle = sheet->northAngle;
}

}  // namespace

const std::vector<std::string>& framePartNames() {
  static const std::vector<std::string> names = {"title", "legend", "effects", "number",
                                                 "scale", "north",  "origin",  "tracks"};
  return names;
}

FrameContent frameContent(const model::Battle& battle, const rules::RuleBook& rules, const MapContents& occurring,
                          const LevelRange& levels) {
  const model::BattleInfo* info = model::info(battle);
  FrameContent content;
  content.words = &frameWords(info ? info->language : std::string());
  content.place = placeIn(rules);
  const bool hasChoice = rules.json("look/frame/parts").has_value();
  const std::vector<std::string> chosen = rules.texts("look/frame/parts");
  const auto shows = [&](const char* part) {
    return !hasChoice || std::find(chosen.begin(), chosen.end(), part) != chosen.end();
  };
  addSheet(content, battle);
  if (shows("title")) addTitle(content, rules, info);
  content.hasLegend = shows("legend");
  if (content.hasLegend) content.legend = legendTable(rules, occurring, levels, *content.words);
  if (!shows("effects")) content.legend = withoutEffects(std::move(content.legend));
  if (shows("number")) content.number = numberIn(model::layoutOf(battle));
  if (!shows("scale")) content.metresPerHex.reset();
  if (!shows("north")) content.northAngle.reset();
  if (!shows("origin")) content.isInvented = false;
  if (shows("tracks")) content.tracks = tracksOf(battle);
  return content;
}

}  // namespace redoubt::render
