#include "editor/cli/sarif.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>

#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/check/messages.h"

namespace redoubt::cli {
namespace {

using Json = nlohmann::ordered_json;

// The level of a result, as SARIF calls it.
const char* levelOf(model::Severity severity) {
  switch (severity) {
    case model::Severity::Error: return "error";
    case model::Severity::Warning: return "warning";
    case model::Severity::Note: break;
  }
  return "note";
}

bool isPlain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x80 && (std::isalnum(byte) || std::string_view("-._~/").find(c) != std::string_view::npos);
}

// A relative path stays relative, so that it can be found in a repository.
std::string uriOf(const std::filesystem::path& path) {
  std::string uri = path.is_absolute() ? "file://" : "";
  for (const char c : path.lexically_normal().generic_string()) {
    uri += isPlain(c) ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return uri;
}

// What a wording says of all findings of its code: "…" stands for names and numbers.
std::string withoutNames(std::string_view wording) {
  std::string text;
  while (!wording.empty()) {
    const std::size_t open = wording.find('{');
    text += wording.substr(0, open);
    const std::size_t close = wording.find('}', open);
    if (close == std::string_view::npos) break;
    text += "…";
    wording.remove_prefix(close + 1);
  }
  return text;
}

// The house check that a code such as "house/far-from-leader" belongs to; null for other codes.
const model::HouseCheck* houseCheckOf(const model::Battle& battle, std::string_view code) {
  constexpr std::string_view kPrefix = "house/";
  if (!code.starts_with(kPrefix)) return nullptr;
  const std::string_view name = code.substr(kPrefix.size());
  if (const auto* row = battle.bySlug<model::HouseCheck>(name)) return row;
  const auto id = toInteger(name);
  return id ? battle.find<model::HouseCheck>(Id<model::HouseCheck>{*id}) : nullptr;
}

std::string helpOf(const model::Battle& battle, std::string_view code, check::Language language) {
  if (const auto* house = houseCheckOf(battle, code)) return house->title + "\n\n" + house->query;
  return language == check::Language::Polish ? "Wszystkie problemy opisuje docs/coverage.md."
                                             : "docs/coverage.md lists all findings.";
}

Json ruleOf(const model::Battle& battle, const check::Finding& finding, check::Language language) {
  const check::Wording* wording = check::wordingOf(finding.code);
  const auto title = finding.arguments.find("title");  // of a house check
  const std::string own = title == finding.arguments.end() ? finding.code : said(title->second, language.code());
  const std::string text = wording ? withoutNames(check::findingWords(finding.code, language)) : own;
  return {{"id", finding.code},
          {"shortDescription", {{"text", text}}},
          {"fullDescription", {{"text", text}}},
          {"help", {{"text", helpOf(battle, finding.code, language)}}},
          {"defaultConfiguration", {{"level", levelOf(wording ? wording->severity : finding.severity)}}}};
}

Json logicalLocation(const std::string& kind, const std::string& name, const std::string& qualified) {
  return {{"name", name}, {"fullyQualifiedName", qualified}, {"kind", kind}};
}

// A finding may be about its own scenario, or twice about a hex.
void addOnce(Json& locations, Json location) {
  if (std::find(locations.begin(), locations.end(), location) == locations.end()) {
    locations.push_back(std::move(location));
  }
}

void addPlace(Json& locations, const check::Finding& finding, const hex::Layout& layout) {
  if (const auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place)) {
    for (const hex::HexKey hex : *hexes) {
      const std::string number = check::hexText(layout, hex);
      addOnce(locations, logicalLocation("hex", number, "hex/" + number));
    }
    return;
  }
  const std::string text = check::toText(finding.place, layout);
  if (text.empty()) return;
  const std::string kind = std::holds_alternative<check::Turn>(finding.place) ? "turn" : "hexside";
  addOnce(locations, logicalLocation(kind, text, kind + "/" + text));
}

// Its table and slug or key; nothing for a hex or hexside, whose key says less than the number of its place.
void addSubject(Json& locations, const check::Finding& finding) {
  const std::string& subject = finding.subject.text();
  const bool isPlace = subject.starts_with("hex/") || subject.starts_with("hexside/");
  const bool hasPlace = !std::holds_alternative<std::monostate>(finding.place);
  if (subject.empty() || (isPlace && hasPlace)) return;
  const std::size_t slash = subject.find('/');
  const std::string name = slash == std::string::npos ? subject : subject.substr(slash + 1);
  addOnce(locations, logicalLocation(subject.substr(0, slash), name, subject));
}

Json logicalLocations(const check::Finding& finding, const hex::Layout& layout) {
  Json locations = Json::array();
  addSubject(locations, finding);
  const std::string scenario = "scenario/" + finding.scenario;
  if (!finding.scenario.empty()) addOnce(locations, logicalLocation("scenario", finding.scenario, scenario));
  if (!finding.variant.empty()) {
    addOnce(locations, logicalLocation("variant", finding.variant, scenario + "/" + finding.variant));
  }
  addPlace(locations, finding, layout);
  return locations;
}

// SARIF asks readers to compare these: neither words nor places are in them.
class Fingerprints {
 public:
  Json next(const check::Finding& finding) {
    const std::string subject = check::waiverSubject(finding);
    const int occurrence = ++seen_[{finding.code, subject}];
    const auto hash = static_cast<std::uint64_t>(hashedId(finding.code, subject));
    return {{"findingSubject/v1", fmt::format("{} {} {}", finding.code, subject, occurrence)},
            {"primaryLocationLineHash", fmt::format("{:016x}:{}", hash, occurrence)}};
  }

 private:
  std::map<std::pair<std::string, std::string>, int> seen_;
};

Json propertiesOf(const check::Finding& finding, check::Language language) {
  Json properties = Json::object();
  const auto add = [&](const char* name, const std::string& text) {
    if (!text.empty()) properties[name] = text;
  };
  if (finding.citation) {
    add("source", finding.citation->source);
    add("citation", finding.citation->text);
  }
  add("fix", check::fixMessage(finding, language));
  return properties;
}

// A waiver lies in the battle file itself.
Json suppressionOf(const check::Finding& finding) {
  Json suppression{{"kind", "inSource"}, {"status", "accepted"}};
  if (!finding.reason.empty()) suppression["justification"] = finding.reason;
  return suppression;
}

// The results of a run, and the rules they belong to.
class Results {
 public:
  Results(const model::Battle& battle, std::string uri, check::Language language)
      : battle_(battle), layout_(model::layoutOf(battle)), uri_(std::move(uri)), language_(language) {}

  void add(const check::Finding& finding) {
    const auto [rule, isNew] = ruleIndices_.emplace(finding.code, rules_.size());
    if (isNew) rules_.push_back(ruleOf(battle_, finding, language_));
    Json result{{"ruleId", finding.code},
                {"ruleIndex", rule->second},
                {"level", levelOf(finding.severity)},
                {"message", {{"text", check::message(finding, language_)}}},
                {"locations", Json::array({locationOf(finding)})},
                {"partialFingerprints", fingerprints_.next(finding)}};
    if (finding.waived) result["suppressions"] = Json::array({suppressionOf(finding)});
    if (Json properties = propertiesOf(finding, language_); !properties.empty()) {
      result["properties"] = std::move(properties);
    }
    results_.push_back(std::move(result));
  }

  const Json& rules() const { return rules_; }
  const Json& results() const { return results_; }

 private:
  Json locationOf(const check::Finding& finding) const {
    // A battle has no lines; readers that show lines ask for one all the same.
    const Json physical{{"artifactLocation", {{"uri", uri_}, {"index", 0}}}, {"region", {{"startLine", 1}}}};
    Json location{{"physicalLocation", physical}};
    if (Json logical = logicalLocations(finding, layout_); !logical.empty()) {
      location["logicalLocations"] = std::move(logical);
    }
    return location;
  }

  const model::Battle& battle_;
  hex::Layout layout_;
  std::string uri_;
  check::Language language_;
  std::map<std::string, std::size_t> ruleIndices_;
  Fingerprints fingerprints_;
  Json rules_ = Json::array();
  Json results_ = Json::array();
};

}  // namespace

Json sarifLog(const model::Battle& battle, std::span<const check::Finding> findings,
              const std::filesystem::path& artifact, check::Language language) {
  const std::string uri = uriOf(artifact);
  const model::BattleInfo* info = model::info(battle);
  Results results(battle, uri, language);
  for (const check::Finding& finding : findings) results.add(finding);
  const Json driver{{"name", "Redoubt"}, {"semanticVersion", REDOUBT_VERSION}, {"rules", results.rules()}};
  const Json run{{"tool", {{"driver", driver}}},
                 {"automationDetails", {{"id", "redoubt/" + (info ? info->slug : "") + "/" + uri + "/"}}},
                 {"language", language.code()},
                 {"columnKind", "unicodeCodePoints"},
                 {"invocations", Json::array({{{"executionSuccessful", true}}})},
                 {"artifacts", Json::array({{{"location", {{"uri", uri}}}}})},
                 {"results", results.results()}};
  return {
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
}

}  // namespace redoubt::cli
