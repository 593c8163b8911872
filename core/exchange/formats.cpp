#include "core/exchange/formats.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/exchange/html/html_format.h"
#include "core/exchange/json/json_format.h"
#include "core/exchange/pictures/picture_formats.h"
#include "core/exchange/tiled_battle/tiled_format.h"
#include "core/exchange/tables/tables_format.h"
#include "core/exchange/tts/tts_format.h"
#include "core/exchange/vassal/vassal_format.h"

namespace redoubt::exchange {
namespace {

using Listed = nlohmann::ordered_json;

Listed toJson(const Option& option, std::string_view language) {
  constexpr std::string_view kKinds[]{"number", "choice", "words", "flag", "text", "file", "new-file", "theme", "part"};
  Listed json{{"name", option.name},
            {"use", option.use == OptionUse::Export ? "export" : "import"},
            {"kind", kKinds[static_cast<std::size_t>(option.kind)]},
            {"title", said(titleOf(option), language)},
            {"standard", option.standard}};
  if (option.kind == OptionKind::Number) {
    json["least"] = option.least;
    json["most"] = option.most;
  }
  if (!option.words.empty()) json["words"] = option.words;
  return json;
}

Listed toJson(const Format& format, std::string_view language) {
  Listed json{{"id", format.id},
            {"title", said(titleOf(format), language)},
            {"endings", format.endings},
            {"export", format.write != nullptr},
            {"import", format.read != nullptr},
            {"options", Listed::array()},
            {"tables", Listed::array()}};
  for (const Option& option : format.options) json["options"].push_back(toJson(option, language));
  for (const TableCarriage& table : format.tables) {
    json["tables"].push_back({{"table", table.table}, {"out", toText(table.out)}, {"in", toText(table.in)}});
  }
  return json;
}

std::vector<const Format*> those(bool (*fits)(const Format&)) {
  std::vector<const Format*> chosen;
  std::copy_if(formats().begin(), formats().end(), std::back_inserter(chosen),
               [&](const Format* format) { return fits(*format); });
  return chosen;
}

std::vector<const Format*> ownFormats() {
  return {
      &jsonFormat(),     &pngFormat(),      &svgFormat(), &pdfFormat(), &htmlFormat(), &vassalFormat(),
      &tiledTmxFormat(), &tiledTmjFormat(), &ttsFormat(), &csvFormat(), &xlsxFormat(), &odsFormat(),
  };
}

std::vector<const Format*>& all() {
  static std::vector<const Format*> known = ownFormats();
  return known;
}

std::string firstBytes(const std::filesystem::path& file) {
  std::string head(4096, '\0');
  std::ifstream in(file, std::ios::binary);
  in.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(in.gcount()));
  return head;
}

}  // namespace

const std::vector<const Format*>& formats() {
  return all();
}

void setExtensionFormats(const std::vector<const Format*>& offered) {
  std::vector<const Format*>& known = all();
  known.resize(ownFormats().size());
  for (const Format* format : offered) {
    if (!formatCalled(format->id)) known.push_back(format);
  }
}

const Format* formatCalled(std::string_view id) {
  const auto found =
      std::find_if(formats().begin(), formats().end(), [&](const Format* format) { return format->id == id; });
  return found == formats().end() ? nullptr : *found;
}

const Format& requireFormat(std::string_view id) {
  if (const Format* format = formatCalled(id)) return *format;
  std::vector<Phrase> ids;
  for (const Format* format : formats()) ids.emplace_back(format->id);
  throw Error(ErrorCode::BadInput,
              Phrase::of("errors.format.unknown", {{"format", id}, {"formats", listed(std::move(ids))}}));
}

std::vector<const Format*> writtenFormats() {
  return those([](const Format& format) { return format.write != nullptr; });
}

std::vector<const Format*> readFormats() {
  return those([](const Format& format) { return format.read != nullptr; });
}

const Format& formatOf(const std::filesystem::path& input) {
  std::error_code failure;
  const std::filesystem::file_status status = std::filesystem::status(input, failure);
  if (!std::filesystem::exists(status)) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.input.missing"), input.string());
  }
  // A FIFO would keep us waiting for its first bytes.
  if (!std::filesystem::is_regular_file(status) && !std::filesystem::is_directory(status)) {
    throw Error(ErrorCode::NotRegularFile, Phrase::of("errors.input.not-regular"), input.string());
  }
  const std::string head = std::filesystem::is_regular_file(status) ? firstBytes(input) : std::string();
  std::vector<Phrase> ids;
  for (const Format* format : readFormats()) {
    if (format->recognises && format->recognises(input, head)) return *format;
    ids.emplace_back(format->id);
  }
  throw Error(ErrorCode::BadInput, Phrase::of("errors.format.unrecognised", {{"formats", anyOf(std::move(ids))}}),
              input.string());
}

Phrase titleOf(const Format& format) {
  if (!format.ownTitle.empty()) return format.ownTitle;
  return Phrase::of("formats.title." + std::string(format.id));
}
Phrase aboutOf(const Format& format) {
  if (!format.ownTitle.empty()) return format.ownAbout;
  return Phrase::of("formats.about." + std::string(format.id));
}
Phrase shortTitleOf(const Format& format) {
  if (!format.ownTitle.empty()) return format.ownTitle;
  return Phrase::of("formats.short." + std::string(format.id));
}
Phrase titleOf(const Option& option) {
  if (!option.ownTitle.empty()) return option.ownTitle;
  return Phrase::of("formats.options." + std::string(option.name) + ".title");
}
Phrase helpOf(const Option& option) {
  if (!option.ownTitle.empty()) return option.ownHelp;
  return Phrase::of("formats.options." + std::string(option.name) + ".help");
}
Phrase noneOf(const Option& option) {
  return Phrase::of("formats.options." + std::string(option.name) + ".none");
}
Phrase wordOf(const Option& option, std::string_view word) {
  if (!option.ownTitle.empty()) {
    const auto found = std::find(option.words.begin(), option.words.end(), word);
    const auto index = static_cast<std::size_t>(found - option.words.begin());
    return index < option.ownWords.size() ? option.ownWords[index] : Phrase(word);
  }
  return Phrase::of("formats.options." + std::string(option.name) + ".words." + std::string(word));
}

std::string formatsJson(std::string_view language) {
  Listed list = Listed::array();
  for (const Format* format : formats()) list.push_back(toJson(*format, language));
  return Listed{{"formats", std::move(list)}}.dump(2) + "\n";
}

}  // namespace redoubt::exchange
