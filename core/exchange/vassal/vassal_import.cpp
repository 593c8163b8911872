#include "core/exchange/vassal/vassal_import.h"

#include <algorithm>
#include <array>

#include "core/base/ids.h"
#include "core/exchange/vassal/reading/import.h"

namespace redoubt::exchange::vassal {
namespace {

reading::ImportOptions optionsOf(const ImportJob& job) {
  reading::ImportOptions options;
  options.module = job.options.text("module");
  if (const std::string& extension = job.options.text("extension"); !extension.empty()) {
    options.extensions.emplace_back(extension);
  }
  options.boards = job.options.text("boards") == "each" ? reading::BoardsAs::OneBattleEach : reading::BoardsAs::OneMap;
  options.map = job.options.text("map");
  options.board = job.options.text("board");
  return options;
}

// Its picture under the map, by the pixel that is the centre of a hex.
void layBoard(model::Battle& battle, const reading::BoardOnMap& board, const reading::Picture& picture, int ordinal) {
  const auto head = model::pictureHead(picture.bytes);
  if (!head || !(board.pixelsPerHex > 0)) return;
  model::MapPicture row;
  row.id = {hashedId(model::MapPicture::kTable, "board/" + board.board)};
  while (battle.find<model::MapPicture>(row.id)) ++row.id.value;
  row.title = board.board;
  row.hex = board.hex;
  row.width = std::min(10'000.0, head->width / board.pixelsPerHex);
  row.height = std::min(10'000.0, head->height / board.pixelsPerHex);
  const double turn = board.reversed ? -1 : 1;
  row.dx = turn * (head->width / 2.0 - board.x) / board.pixelsPerHex;
  row.dy = turn * (head->height / 2.0 - board.y) / board.pixelsPerHex;
  row.angle = board.reversed ? 180 : 0;
  row.ordinal = ordinal;
  row.picture = battle.pictures().add(picture.bytes);
  battle.all<model::MapPicture>().put(row);
}

// Answers how many pictures could not be taken.
std::size_t takePictures(model::Battle& battle, const reading::Imported& imported) {
  std::size_t left = 0;
  for (const reading::Picture& picture : imported.pictures) {
    if (!model::pictureHead(picture.bytes)) {
      ++left;
      continue;
    }
    if (picture.use == reading::PictureUse::Board || !picture.face) continue;
    const model::Face* face = battle.find<model::Face>(*picture.face);
    if (!face) continue;
    model::Face printed = *face;
    printed.picture = battle.pictures().add(picture.bytes);
    battle.all<model::Face>().put(std::move(printed));
  }
  int ordinal = 0;
  for (const reading::BoardOnMap& board : imported.boards) {
    const auto picture = std::find_if(imported.pictures.begin(), imported.pictures.end(), [&](const auto& each) {
      return each.use == reading::PictureUse::Board && each.subject == board.board;
    });
    if (picture != imported.pictures.end()) layBoard(battle, board, *picture, ++ordinal);
  }
  return left;
}

void addTo(TransferReport& report, const reading::Understood& understood) {
  for (const auto& each : understood.left) {
    report.lost.push_back({each.what, static_cast<std::size_t>(std::max(0, each.count)), each.why});
  }
  report.warnings.insert(report.warnings.end(), understood.warnings.begin(), understood.warnings.end());
}

}  // namespace

Imported importModule(const ImportJob& job) {
  Imported result;
  stopIfAsked(job.watched());
  for (reading::Imported& each : reading::importVassal(job.input, optionsOf(job))) {
    stopIfAsked(job.watched());
    const std::size_t left = takePictures(each.battle, each);
    addTo(result.report, each.understood);
    if (left > 0) {
      result.report.lost.push_back({"images", left, Phrase::of("formats.vassal.pictures")});
    }
    const model::BattleInfo* info = model::info(each.battle);
    result.battles.push_back({info ? info->title : std::string(), std::move(each.battle)});
  }
  if (result.battles.size() == 1) result.battles.front().name.clear();
  return result;
}

bool looksLikeModule(const std::filesystem::path& input, std::string_view head) {
  constexpr std::array<std::string_view, 4> kEndings{".vmod", ".vsav", ".vlog", ".vmdx"};
  std::string ending = input.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) { return std::tolower(c); });
  if (std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end()) return true;
  // Saves begin with this where they are no archives, and archives name their first entry at once.
  return head.starts_with("!VCSK") || (head.starts_with("PK") && (head.find("buildFile") != std::string_view::npos ||
                                                                   head.find("savedGame") != std::string_view::npos));
}

}  // namespace redoubt::exchange::vassal
