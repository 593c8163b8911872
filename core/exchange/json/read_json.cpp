#include <algorithm>
#include <set>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/json/drafts.h"
#include "core/exchange/json/importer.h"
#include "core/exchange/json/json_battle.h"

namespace redoubt::exchange {
namespace {

// The texts of a column of the systems in a document.
std::set<std::string> systemTexts(const Document& document, std::string_view column) {
  std::set<std::string> texts;
  const Node* systems = document.root.member(model::System::kTable);
  if (!systems) return texts;
  for (const Node& system : systems->items) {
    const Node* text = system.member(column);
    if (text && text->kind == Node::Kind::Text) texts.insert(text->text);
  }
  return texts;
}

// `left` is what may still be read of the files together.
std::string inputText(const std::filesystem::path& file, std::size_t left) {
  try {
    return input::readSource(file, left);
  } catch (const Error& error) {
    if (error.code() != ErrorCode::TooLarge) throw;
    throw Error(ErrorCode::TooLarge, Phrase::of("errors.input.too-large", {{"most", std::to_string(kMaxInput >> 20)}}),
                file.string());
  }
}

bool isFileName(std::string_view slug) {
  return !slug.empty() && slug.front() != '.' && slug.find('/') == std::string_view::npos;
}

}  // namespace

JsonRead understood(const Documents& documents, bool needsFormat, const ReadOptions& options, Problems& problems) {
  Importer importer(collectDrafts(documents, needsFormat, problems), options, problems);
  model::Battle battle = importer.run();
  if (!problems.isEmpty()) return problems.take();
  return battle;
}

void addParents(Documents& documents, const std::filesystem::path& folder, std::size_t left, Problems& problems) {
  std::set<std::string> known;
  for (const Document& document : documents) known.merge(systemTexts(document, "slug"));
  for (std::size_t i = 0; i < documents.size(); ++i) {
    for (const std::string& parent : systemTexts(documents[i], "parent")) {
      const std::filesystem::path file = folder / (parent + ".json");
      if (!isFileName(parent) || !known.insert(parent).second || !std::filesystem::exists(file)) continue;
      std::string text = inputText(file, left);
      left -= text.size();
      addDocument(documents, file.string(), {}, std::move(text), problems);
      known.merge(systemTexts(documents.back(), "slug"));
    }
  }
}

JsonRead readJson(const std::filesystem::path& path, const ReadOptions& options) {
  const bool isFolder = std::filesystem::is_directory(path);
  Documents documents;
  Problems problems;
  std::size_t left = kMaxInput;
  for (const std::filesystem::path& file : jsonFiles(path)) {
    std::string text = inputText(file, left);
    left -= text.size();
    addDocument(documents, (isFolder ? file.filename() : file).string(), std::filesystem::absolute(file).parent_path(),
                std::move(text), problems);
  }
  if (!options.systems.empty()) addParents(documents, options.systems, left, problems);
  // What is no JSON is told alone: other files would only miss what stands in it.
  if (!problems.isEmpty()) return problems.take();
  return understood(documents, !isFolder, options, problems);
}

JsonRead readJsonText(std::string_view text, std::string name, const ReadOptions& options) {
  Documents documents;
  Problems problems;
  addDocument(documents, std::move(name), {}, std::string(text), problems);
  if (!options.systems.empty()) {
    addParents(documents, options.systems, kMaxInput - std::min(kMaxInput, text.size()), problems);
  }
  // What is no JSON is told alone: other files would only miss what stands in it.
  if (!problems.isEmpty()) return problems.take();
  return understood(documents, true, options, problems);
}

}  // namespace redoubt::exchange
