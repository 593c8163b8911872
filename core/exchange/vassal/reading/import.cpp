#include "core/exchange/vassal/reading/import.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <system_error>
#include <utility>

#include "core/base/error.h"
#include "core/exchange/vassal/reading/archives.h"
#include "core/exchange/vassal/reading/battle_maker.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr std::size_t kMostSetUps = 100;
constexpr std::size_t kMostPictures = 5'000;
constexpr std::size_t kMostExtensions = 100;

/// What an input holds.
struct Source {
  explicit Source(const std::filesystem::path& module, const std::vector<std::filesystem::path>& extensions)
      : file(module, extensions) {}

  ModuleFile file;
  std::vector<SetUpState> setUps;
  bool beginsWithStacks = false;  ///< the first set-up is that of the module's own stacks
  std::map<std::string, int> otherCommands;
  std::vector<Phrase> warnings;
};

void addSave(Source& source, Save save, const SlotFinder& finder, const std::string& title,
             const std::string& description) {
  for (const auto& [command, count] : save.otherCommands) source.otherCommands[command] += count;
  for (const Phrase& warning : save.warnings) source.warnings.push_back(warning);
  SetUpState state = stateOf(std::move(save), source.file.module(), finder);
  if (!title.empty()) state.title = title;
  state.description = description;
  source.setUps.push_back(std::move(state));
}

// The saves within the module. One that can't be read is no reason to refuse the others.
void addPredefined(Source& source, const SlotFinder& finder) {
  for (const PredefinedSetUp& setUp : source.file.module().setUps) {
    if (setUp.file.empty()) continue;
    if (source.setUps.size() >= kMostSetUps) {
      source.warnings.push_back(Phrase::of("import.vassal.too-many-set-ups", {{"most", std::to_string(kMostSetUps)}}));
      return;
    }
    try {
      auto bytes = source.file.file(setUp.file);
      if (!bytes) {
        source.warnings.push_back(Phrase::of("import.vassal.set-up-missing", {{"name", setUp.name}}));
        continue;
      }
      input::ZipReader archive(std::move(*bytes), plainName(setUp.file));
      addSave(source, readSave(archive), finder, setUp.name, setUp.description);
    } catch (const Error& error) {
      source.warnings.push_back(
          Phrase::of("import.vassal.set-up-unreadable", {{"name", setUp.name}, {"why", error.phrase()}}));
    }
  }
}

std::filesystem::path moduleFor(const std::filesystem::path& path, const ImportOptions& options) {
  if (!options.module.empty()) return options.module;
  const auto found = moduleBeside(path);
  if (!found) throw Error(ErrorCode::NotFound, Phrase::of("errors.vassal.no-module-beside"), path.string());
  return *found;
}

// Those that are asked for, and those that VASSAL would load with the module.
std::vector<std::filesystem::path> extensionsOf(const std::filesystem::path& module,
                                                std::vector<std::filesystem::path> asked) {
  const auto isSame = [](const std::filesystem::path& a, const std::filesystem::path& b) {
    std::error_code problem;
    return std::filesystem::equivalent(a, b, problem);
  };
  for (const std::filesystem::path& found : extensionsBeside(module)) {
    const bool isAsked = std::any_of(asked.begin(), asked.end(), [&](const auto& each) { return isSame(each, found); });
    if (!isAsked && asked.size() < kMostExtensions) asked.push_back(found);
  }
  return asked;
}

std::unique_ptr<Source> sourceOf(const std::filesystem::path& path, const ImportOptions& options) {
  input::ZipReader archive(path);
  const auto kind = kindOf(archive);
  if (!kind) throw Error(ErrorCode::BadInput, Phrase::of("errors.vassal.unknown"), path.string());
  if (*kind == FileKind::Save) {
    const std::filesystem::path wanted = moduleFor(path, options);
    auto source = std::make_unique<Source>(wanted, extensionsOf(wanted, options.extensions));
    const Module& module = source->file.module();
    Save save = readSave(archive);
    if (!save.moduleName.empty() && save.moduleName != module.name) {
      source->warnings.push_back(Phrase::of("import.vassal.save-of-other", {{"module", save.moduleName}}));
    }
    const std::string title = save.title.empty() ? plainName(path.stem().string()) : save.title;
    addSave(*source, std::move(save), SlotFinder(module), title, {});
    return source;
  }
  auto extensions = options.extensions;
  std::filesystem::path module = path;
  if (*kind == FileKind::Extension) {
    module = moduleFor(path, options);
    extensions.push_back(path);
  }
  auto source = std::make_unique<Source>(module, extensionsOf(module, extensions));
  source->setUps.push_back(stateOfStacks(source->file.module()));
  source->beginsWithStacks = true;
  addPredefined(*source, SlotFinder(source->file.module()));
  return source;
}

template <class Row>
void count(Understood& understood, const model::Battle& battle) {
  const auto number = static_cast<int>(battle.all<Row>().size());
  if (number > 0) understood.taken.push_back({std::string(Row::kTable), number});
}

void tellTaken(Understood& understood, const model::Battle& battle) {
  count<model::HexRow>(understood, battle);
  count<model::Player>(understood, battle);
  count<model::Army>(understood, battle);
  count<model::Leader>(understood, battle);
  count<model::Unit>(understood, battle);
  count<model::Counter>(understood, battle);
  count<model::Step>(understood, battle);
  count<model::Scenario>(understood, battle);
  count<model::Placement>(understood, battle);
  count<model::Track>(understood, battle);
  count<model::Space>(understood, battle);
  count<model::Setting>(understood, battle);
}

void tellLeft(Understood& understood, const Source& source, const BattleMaker& maker) {
  const Module& module = source.file.module();
  const auto leave = [&](std::string what, std::size_t number, const char* why) {
    if (number > 0) understood.left.push_back({std::move(what), static_cast<int>(number), Phrase::of(why)});
  };
  for (const auto& [what, number] : maker.left) {
    leave(what.first, static_cast<std::size_t>(number), what.second.c_str());
  }
  leave("dice", module.dice.size(), "import.vassal.why.play");
  leave("chart", module.charts.size(), "import.vassal.why.chart");
  std::size_t plain = 0;
  for (const auto& [name, number] : module.otherClasses) {
    if (name.empty())
      plain = static_cast<std::size_t>(number);
    else
      leave(name, static_cast<std::size_t>(number), "import.vassal.why.class");
  }
  leave("window", plain, "import.vassal.why.window");
  for (const auto& [key, number] : module.otherTraits) {
    leave(key, static_cast<std::size_t>(number), "import.vassal.why.trait");
  }
  for (const auto& [command, number] : source.otherCommands) {
    leave(command, static_cast<std::size_t>(number), "import.vassal.why.command");
  }
}

// How the battle's map lies under its boards' pictures.
std::vector<BoardOnMap> boardsOf(const BattleMap& map) {
  std::vector<BoardOnMap> all;
  const Lattice& lattice = map.sheet.lattice;
  const hex::Layout& layout = map.sheet.layout;
  for (const PlacedBoard* placed : map.sheet.boards) {
    const hex::HexKey hex = hex::HexKey::at(layout.firstColumn(), layout.firstRow());
    const Pixel at = placed->onBoard(map.sheet.centreOf(hex));
    all.push_back({placed->board->name, lattice.place.spacing, static_cast<double>(at.x), static_cast<double>(at.y),
                   hex, placed->reversed});
  }
  return all;
}

void takePictures(Imported& made, Source& source, const BattleMaker& maker, const std::optional<BattleMap>& map) {
  std::set<std::string> missing;
  const auto take = [&](PictureUse use, const std::string& name, std::string subject,
                        std::optional<Id<model::Face>> face) {
    if (made.pictures.size() >= kMostPictures) return;
    Picture picture{use, "images/" + name, {}, std::move(subject), face};
    try {
      if (auto bytes = source.file.picture(name)) picture.bytes = std::move(*bytes);
    } catch (const Error& error) {
      made.understood.warnings.push_back(
          Phrase::of("import.vassal.picture-unreadable", {{"name", plainName(name)}, {"why", error.phrase()}}));
    }
    if (picture.bytes.empty()) missing.insert(plainName(name));
    made.pictures.push_back(std::move(picture));
  };
  if (map) {
    for (const PlacedBoard* placed : map->sheet.boards) {
      if (!placed->board->picture.empty()) take(PictureUse::Board, placed->board->picture, placed->board->name, {});
    }
  }
  for (const FacePicture& each : maker.pictures) take(each.use, each.image, {}, each.face);
  if (missing.empty()) return;
  made.understood.warnings.push_back(Phrase::of(
      "import.vassal.pictures-missing", {{"count", std::to_string(missing.size())}, {"first", *missing.begin()}}));
}

// Where another board is asked for, what the module puts on that one.
std::vector<SetUpState> setUpsFor(const Source& source, const ImportOptions& options) {
  std::vector<SetUpState> setUps = source.setUps;
  if (source.beginsWithStacks && !options.board.empty()) {
    setUps.front() = stateOfStacks(source.file.module(), OtherBoard{options.map, options.board});
  }
  return setUps;
}

Imported imported(Source& source, const ImportOptions& options) {
  const Module& module = source.file.module();
  const std::vector<SetUpState> setUps = setUpsFor(source, options);
  Imported made;
  std::vector<Unfit> unfit;
  const auto map = battleMap(module, setUps, options, unfit);
  if (!map && (!options.map.empty() || !options.board.empty()) && unfit.empty()) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.vassal.no-such-map"), source.file.module().name);
  }
  BattleMaker maker({module, setUps, map, options});
  maker.run();
  Understood& understood = made.understood;
  tellTaken(understood, maker.battle);
  tellLeft(understood, source, maker);
  if (!map) understood.warnings.push_back(Phrase::of("import.vassal.no-map"));
  for (const Unfit& each : unfit) {
    understood.left.push_back({each.map.empty() ? "?" : each.map, 1, each.why});
  }
  if (map) {
    understood.warnings.insert(understood.warnings.end(), map->sheet.warnings.begin(), map->sheet.warnings.end());
    made.boards = boardsOf(*map);
  }
  understood.warnings.push_back(Phrase::of("import.vassal.types-guessed"));
  for (const std::string& extension : module.extensions) {
    understood.warnings.push_back(Phrase::of("import.vassal.extension-read", {{"extension", extension}}));
  }
  understood.warnings.insert(understood.warnings.end(), module.warnings.begin(), module.warnings.end());
  understood.warnings.insert(understood.warnings.end(), source.warnings.begin(), source.warnings.end());
  if (options.takesPictures) takePictures(made, source, maker, map);
  made.battle = std::move(maker.battle);
  return made;
}

}  // namespace

std::vector<Imported> importVassal(const std::filesystem::path& path, const ImportOptions& options) {
  const auto source = sourceOf(path, options);
  std::vector<Imported> all;
  if (options.boards == BoardsAs::OneBattleEach) {
    for (const HexBoard& each : hexBoards(source->file.module())) {
      ImportOptions one = options;
      one.map = each.map;
      one.board = each.board;
      all.push_back(imported(*source, one));
      if (all.size() == kMostSetUps) break;
    }
  }
  if (all.empty()) all.push_back(imported(*source, options));
  return all;
}

}  // namespace redoubt::exchange::vassal::reading
