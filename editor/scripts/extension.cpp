#include "editor/scripts/extension.h"

#include <QStandardPaths>
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/program.h"
#include "editor/scripts/script_run.h"

namespace redoubt::scripts {
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

AskKind askKindOf(const std::string& word) {
  if (word == "number") return AskKind::Number;
  if (word == "choice") return AskKind::Choice;
  if (word == "yes-no") return AskKind::YesNo;
  if (word == "open") return AskKind::Open;
  if (word == "save") return AskKind::Save;
  return word == "row" ? AskKind::Row : AskKind::Text;
}

Ask askIn(const json& each) {
  Ask ask{each.value("id", ""),
          askKindOf(each.value("kind", "")),
          each.value("title", ""),
          each.value("help", ""),
          each.value("value", ""),
          each.value("least", 0.0),
          each.value("most", 0.0),
          each.value("decimals", 0),
          {},
          each.value("table", ""),
          each.value("endings", std::vector<std::string>{})};
  for (const json& choice : each.value("choices", json::array())) {
    ask.choices.push_back({choice.value("id", ""), choice.value("title", "")});
  }
  return ask;
}

Offer offerIn(const json& each) {
  const std::string kind = each.value("kind", "");
  Offer offer;
  offer.kind = kind == "check" ? OfferKind::Check : kind == "format" ? OfferKind::Format : OfferKind::Action;
  offer.id = each.value("id", "");
  offer.title = each.value("title", "");
  offer.about = each.value("about", "");
  for (const json& ask : each.value("asks", json::array())) offer.asks.push_back(askIn(ask));
  offer.endings = each.value("endings", std::vector<std::string>{});
  offer.carries = each.value("carries", std::vector<std::string>{});
  offer.writes = each.value("writes", false);
  offer.reads = each.value("reads", false);
  return offer;
}

void addFilesOf(const fs::path& folder, bool isShipped, std::map<std::string, ExtensionFile>& files) {
  std::error_code failure;
  for (const auto& each : fs::directory_iterator(folder, failure)) {
    if (each.path().extension() == ".js" && each.is_regular_file(failure)) {
      files[each.path().stem().string()] = {each.path(), isShipped};
    }
  }
}

}  // namespace

std::string_view toText(OfferKind kind) {
  constexpr std::string_view kWords[]{"action", "check", "format"};
  return kWords[static_cast<std::size_t>(kind)];
}

fs::path ownExtensionsFolder() {
  const QByteArray wanted = qgetenv("REDOUBT_EXTENSIONS");
  if (!wanted.isEmpty()) return wanted.toStdString();
  const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
  return fs::path((data + QStringLiteral("/redoubt/redoubt/extensions")).toStdString());
}

fs::path shippedExtensionsFolder() {
  const fs::path folder = programFolder();
  return folder.empty() ? folder : folder / "../share/redoubt/extensions";
}

std::vector<ExtensionFile> extensionFiles() {
  std::map<std::string, ExtensionFile> files;
  addFilesOf(shippedExtensionsFolder(), true, files);
  addFilesOf(ownExtensionsFolder(), false, files);
  std::vector<ExtensionFile> list;
  for (auto& [name, file] : files) list.push_back(std::move(file));
  return list;
}

Extension describe(const ExtensionFile& file, const std::string& language) {
  Extension extension{file.path, file.isShipped, {}, {}};
  try {
    for (const json& each : json::parse(offersOf(file.path, language))) extension.offers.push_back(offerIn(each));
  } catch (const Error& error) {
    extension.failure = said(error.phrase(), language);
  }
  return extension;
}

}  // namespace redoubt::scripts
