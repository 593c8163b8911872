#include "core/exchange/html/page_writer.h"

#include <algorithm>

#include "core/exchange/html/battle_document.h"
#include "core/exchange/html/map_document.h"
#include "core/exchange/html/page_text.h"
#include "core/exchange/package.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::exchange::html {
namespace {

// The battle's own, and those of the page that say anything of the battle otherwise.
std::vector<std::string> languagesOf(const model::Battle& battle) {
  std::vector<std::string> languages{languageOf(battle)};
  for (const WordsFile& words : pageFiles().words) {
    if (words.language != languages.front()) languages.emplace_back(words.language);
  }
  return languages;
}

// Names on the map are drawn anew only for languages into which the author translated.
std::vector<std::string> drawnLanguages(const model::Battle& battle, const std::vector<std::string>& languages) {
  std::vector<std::string> drawn{languages.front()};
  for (std::size_t i = 1; i < languages.size(); ++i) {
    if (!rules::textsIn(battle, languages[i]).empty()) drawn.push_back(languages[i]);
  }
  return drawn;
}

// What counters look like, in the same order in each language.
using FacesIn = std::map<std::string, std::vector<FaceWish>>;

// The drawings of counters: `art` and, where words on them are others in another language, `artIn`.
class CounterDrawings {
 public:
  CounterDrawings(const ExportJob& job, const FacesIn& faces, const std::vector<std::string>& languages)
      : job_(job), faces_(faces), languages_(languages) {}

  void addTo(Json& document, std::string& definitions, const Watch& watch) const {
    const std::vector<FaceWish>& own = faces_.at(languages_.front());
    Json art = Json::array();
    Json artIn = Json::object();
    for (std::size_t i = 0; i < own.size(); ++i) {
      stopIfAsked(watch);
      PageDrawing drawing = drawn(i, languages_.front(), {});
      for (std::size_t other = 1; other < languages_.size(); ++other) {
        addOther(artIn, definitions, i, languages_[other], drawing);
      }
      definitions += drawing.definitions;
      art.push_back(std::move(drawing.body));
      watch.progress(static_cast<double>(i + 1) / static_cast<double>(own.size()));
    }
    document["art"] = std::move(art);
    if (!artIn.empty()) document["artIn"] = std::move(artIn);
  }

 private:
  PageDrawing drawn(std::size_t face, const std::string& language, const std::string& mark) const {
    return job_.artwork->pageFace(faces_.at(language)[face], "art" + std::to_string(face) + mark + "-", language);
  }

  void addOther(Json& artIn, std::string& definitions, std::size_t face, const std::string& language,
                const PageDrawing& own) const {
    if (faces_.at(language).size() != faces_.at(languages_.front()).size()) return;
    if (drawn(face, language, {}).body == own.body) return;
    PageDrawing other = drawn(face, language, "-" + language);
    definitions += other.definitions;
    artIn[language][std::to_string(face)] = std::move(other.body);
  }

  const ExportJob& job_;
  const FacesIn& faces_;
  const std::vector<std::string>& languages_;
};

std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// With the same members as README.md lists, in its order.
void addTranslations(Json& document, const ExportJob& job, const MapPlan& plan,
                     const std::vector<std::string>& languages, FacesIn& faces) {
  Json translations = Json::object();
  for (std::size_t i = 1; i < languages.size(); ++i) {
    const PageGround other(job.battle, languages[i]);
    Json texts = translationsOf(document, battleDocument(other, plan, faces[languages[i]]));
    if (!texts.empty()) translations[languages[i]] = std::move(texts);
  }
  document["language"] = languages.front();
  if (!translations.empty()) document["translations"] = std::move(translations);
}

}  // namespace

void writePage(const ExportJob& job, Package& package) {
  const Watch& watch = job.watched();
  MapWish framed;
  framed.layers = {"frame"};
  framed.theme = job.options.text("theme");
  const MapPlan plan = job.artwork->mapPlan(framed);
  const std::vector<std::string> languages = languagesOf(job.battle);
  FacesIn faces;
  const PageGround ground(job.battle, languages.front());
  Json document = battleDocument(ground, plan, faces[languages.front()]);
  addTranslations(document, job, plan, languages, faces);
  document["battle"]["digest"] = model::pictureName(dumped(document));
  stopIfAsked(watch);
  Json map =
      mapOf(job, plan, drawnLanguages(job.battle, languages), document["map"]["layers"], partOf(watch, 0.05, 0.8));
  std::string definitions = map.value("defs", "");
  CounterDrawings(job, faces, languages).addTo(document, definitions, partOf(watch, 0.8, 0.97));
  if (!definitions.empty()) map["defs"] = std::move(definitions);
  document["map"] = std::move(map);
  const std::string title = document["battle"]["title"].get<std::string>();
  const std::string fonts = job.artwork->pageFonts();
  stopIfAsked(watch);
  package.writeMain(pageText(pageFiles(), {title, fonts, dumped(document)}));
  watch.progress(1);
}

}  // namespace redoubt::exchange::html
