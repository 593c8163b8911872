#include "core/exchange/vassal/reading/archives.h"

#include <algorithm>
#include <pugixml.hpp>
#include <string_view>
#include <system_error>

#include "core/exchange/input/bounded_xml.h"
#include "core/exchange/vassal/reading/attributes.h"
#include "core/exchange/vassal/reading/module_builder.h"
#include "core/exchange/vassal/reading/sequence.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr const char* kBuildFiles[] = {"buildFile.xml", "buildFile"};
constexpr std::size_t kHeadOfPicture = std::size_t{1} << 20;
constexpr std::size_t kMostNeighbours = 200;

std::optional<std::string> buildFileOf(const input::ZipReader& archive) {
  for (const char* name : kBuildFiles) {
    if (archive.contains(name)) return std::string(name);
  }
  return std::nullopt;
}

// The text of an element of a small data file; empty where anything is wrong with it.
std::string dataText(input::ZipReader& archive, const char* file, std::initializer_list<const char*> elements) {
  if (!archive.contains(file)) return {};
  try {
    const input::BoundedXml xml(archive.read(file), file, {.bytes = 1 << 20, .nodes = 10'000});
    for (const char* element : elements) {
      if (const pugi::xml_node found = xml.root().child(element)) return textOf(found);
    }
  } catch (const Error&) {
    // It only helps to find the module.
  }
  return {};
}

std::string inImages(const std::string& name) {
  return "images/" + name;
}

constexpr std::string_view kExtensions = "_ext";

std::string endingOf(const std::filesystem::path& path) {
  std::string ending = path.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
  return ending;
}

bool isModuleName(const std::filesystem::path& path) {
  const std::string ending = endingOf(path);
  return ending == ".vmod" || ending == ".mod" || ending == ".zip";
}

bool isExtensionName(const std::filesystem::path& path) {
  return endingOf(path) == ".vmdx";
}

std::filesystem::path folderOf(const std::filesystem::path& path) {
  return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder,
                                           bool (*isWanted)(const std::filesystem::path&)) {
  std::vector<std::filesystem::path> files;
  std::error_code problem;
  for (std::filesystem::directory_iterator it(folder, problem), end; !problem && it != end; it.increment(problem)) {
    if (!isWanted(it->path()) || !it->is_regular_file(problem)) continue;
    files.push_back(it->path());
    if (files.size() == kMostNeighbours) break;
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

std::optional<FileKind> kindOf(input::ZipReader& archive) {
  if (archive.contains("savedGame")) return FileKind::Save;
  const auto buildFile = buildFileOf(archive);
  if (!buildFile) return std::nullopt;
  // Its root says so; old extensions say it nowhere else.
  const std::string head = archive.head(*buildFile, 4'096);
  const std::size_t root = head.find("<VASSAL.");
  const bool isExtension =
      root != std::string::npos && head.compare(root, 37, "<VASSAL.build.module.ModuleExtension ") == 0;
  return isExtension || archive.contains("extensiondata") ? FileKind::Extension : FileKind::Module;
}

FileInfo infoOf(input::ZipReader& archive) {
  const auto told = [&](std::initializer_list<const char*> elements) {
    return plainName(dataText(archive, "moduledata", elements));
  };
  return {told({"name", "n"}), told({"version"}), told({"description"})};
}

std::string noteOf(input::ZipReader& save) {
  return plainName(dataText(save, "savedata", {"description"}));
}

ModuleFile::ModuleFile(const std::filesystem::path& path, const std::vector<std::filesystem::path>& extensions,
                       const input::ZipLimits& limits) {
  archives_.emplace_back(path, limits);
  ModuleBuilder builder(module_);
  const auto add = [&](input::ZipReader& archive, bool isExtension) {
    const auto name = buildFileOf(archive);
    if (!name) throw Error(ErrorCode::BadInput, Phrase::of("errors.vassal.no-module"), archive.name());
    const input::BoundedXml xml(archive.read(*name), archive.name() + ": " + *name);
    const bool saysExtension = shortClass(xml.root().name()) == "ModuleExtension";
    if (isExtension != saysExtension) {
      throw Error(ErrorCode::BadInput,
                  Phrase::of(isExtension ? "errors.vassal.no-extension" : "errors.vassal.is-extension"),
                  archive.name());
    }
    const std::string title = plainName(std::filesystem::path(archive.name()).stem().string());
    if (isExtension)
      builder.addExtension(xml.root(), title);
    else
      builder.addModule(xml.root());
  };
  add(archives_.front(), false);
  const FileInfo info = infoOf(archives_.front());
  if (module_.name.empty()) module_.name = info.name;
  if (module_.version.empty()) module_.version = info.version;
  if (module_.description.empty()) module_.description = info.description;
  if (module_.name.empty()) module_.name = plainName(path.stem().string());
  for (const std::filesystem::path& extension : extensions) {
    archives_.emplace_back(extension, limits);
    add(archives_.back(), true);
  }
  builder.finish();
  measureBoards();
}

void ModuleFile::measureBoards() {
  for (Map& map : module_.maps) {
    for (Board& board : map.boards) {
      if (board.picture.empty()) continue;
      if (const auto size = pictureSize(board.picture)) board.size = {size->width, size->height};
    }
  }
}

std::optional<ImageSize> ModuleFile::pictureSize(const std::string& name) {
  for (input::ZipReader& archive : archives_) {
    if (!archive.contains(inImages(name))) continue;
    try {
      return imageSize(archive.head(inImages(name), kHeadOfPicture));
    } catch (const Error&) {
      return std::nullopt;  // the module may be good but for this picture
    }
  }
  return std::nullopt;
}

std::optional<std::string> ModuleFile::picture(const std::string& name) {
  for (input::ZipReader& archive : archives_) {
    if (archive.contains(inImages(name))) return archive.read(inImages(name));
  }
  return std::nullopt;
}

std::optional<std::string> ModuleFile::file(const std::string& name) {
  for (input::ZipReader& archive : archives_) {
    if (archive.contains(name)) return archive.read(name);
  }
  return std::nullopt;
}

std::vector<std::filesystem::path> extensionsBeside(const std::filesystem::path& module) {
  const auto folder = folderOf(module) / (module.stem().string() + std::string(kExtensions));
  std::vector<std::filesystem::path> found = filesIn(folder, isExtensionName);
  std::erase_if(found, [](const std::filesystem::path& path) {
    try {
      input::ZipReader archive(path);
      return kindOf(archive) != FileKind::Extension;
    } catch (const Error&) {
      return true;
    }
  });
  return found;
}

std::optional<std::filesystem::path> moduleBeside(const std::filesystem::path& path) {
  input::ZipReader asking(path);
  const std::string wanted = infoOf(asking).name;
  std::vector<std::filesystem::path> modules;
  std::vector<std::filesystem::path> neighbours = filesIn(folderOf(path), isModuleName);
  if (const std::filesystem::path folder = folderOf(path); folder.filename().string().ends_with(kExtensions)) {
    const std::vector<std::filesystem::path> outside = filesIn(folderOf(folder), isModuleName);
    neighbours.insert(neighbours.end(), outside.begin(), outside.end());
  }
  for (const std::filesystem::path& neighbour : neighbours) {
    try {
      input::ZipReader archive(neighbour);
      if (kindOf(archive) != FileKind::Module) continue;
      if (!wanted.empty() && infoOf(archive).name == wanted) return neighbour;
      modules.push_back(neighbour);
    } catch (const Error&) {
      // A neighbour that can't be read is not asked for.
    }
  }
  return modules.size() == 1 ? std::optional(modules.front()) : std::nullopt;
}

}  // namespace redoubt::exchange::vassal::reading
