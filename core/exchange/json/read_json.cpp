#include "core/exchange/json/drafts.h"
#include "core/exchange/json/importer.h"
#include "core/exchange/json/json_battle.h"

namespace redoubt::exchange {
namespace {

JsonRead understood(const Documents& documents, bool needsFormat, Problems& problems) {
  Importer importer(collectDrafts(documents, needsFormat, problems), problems);
  model::Battle battle = importer.run();
  if (!problems.isEmpty()) return problems.take();
  return battle;
}

}  // namespace

JsonRead readJson(const std::filesystem::path& path) {
  const bool isFolder = std::filesystem::is_directory(path);
  Documents documents;
  Problems problems;
  std::size_t left = kMaxInput;
  for (const std::filesystem::path& file : jsonFiles(path)) {
    std::string text = readTextFile(file, left);
    left -= text.size();
    addDocument(documents, (isFolder ? file.filename() : file).string(), std::move(text), problems);
  }
  return understood(documents, !isFolder, problems);
}

JsonRead readJsonText(std::string_view text, std::string name) {
  Documents documents;
  Problems problems;
  addDocument(documents, std::move(name), std::string(text), problems);
  return understood(documents, true, problems);
}

}  // namespace redoubt::exchange
