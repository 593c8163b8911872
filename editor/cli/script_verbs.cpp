#include <algorithm>
#include <charconv>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/document/document.h"
#include "core/exchange/formats.h"
#include "core/exchange/transfer.h"
#include "core/model/set_ups.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/cli/format_options.h"
#include "editor/cli/output.h"
#include "editor/cli/progress.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/scripts/extension_formats.h"
#include "editor/scripts/script_run.h"

// Scripts and extensions.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

using Json = nlohmann::ordered_json;
using scripts::Ask;
using scripts::AskKind;
using scripts::Extension;
using scripts::Offer;
using scripts::OfferKind;

std::string listOf(std::vector<std::string> names) {
  return names.empty() ? "–" : join(names, ", ");
}

scripts::ExtensionFile scriptNamed(const std::string& name) {
  if (name.ends_with(".js") || name.find('/') != std::string::npos) return {name, false};
  std::vector<std::string> known;
  for (scripts::ExtensionFile& file : scripts::extensionFiles()) {
    if (file.path.stem() == name) return file;
    known.push_back(file.path.stem().string());
  }
  throw Error(ErrorCode::NotFound, Phrase::of("errors.script.unknown", {{"name", name}, {"known", listOf(known)}}));
}

const Offer& chosenOffer(const Extension& extension, const std::string& id) {
  std::vector<std::string> known;
  for (const Offer& offer : extension.offers) {
    if (offer.id == id || (id.empty() && extension.offers.size() == 1)) return offer;
    known.push_back(offer.id);
  }
  const bool isSeveral = id.empty() && !known.empty();
  if (isSeveral) {
    throw Error(ErrorCode::BadInput, Phrase::of("errors.script.offers-several", {{"known", listOf(known)}}),
                extension.file.string());
  }
  throw Error(ErrorCode::NotFound, Phrase::of("errors.script.offers-none"), extension.file.string());
}

bool isAnswer(const Ask& ask, const std::string& value) {
  switch (ask.kind) {
    case AskKind::Number: {
      double number = 0;
      const auto [end, failure] = std::from_chars(value.data(), value.data() + value.size(), number);
      const bool isWhole = failure == std::errc() && end == value.data() + value.size();
      return isWhole && number >= ask.least && number <= ask.most;
    }
    case AskKind::YesNo: return value == "yes" || value == "no";
    case AskKind::Choice:
      return std::any_of(ask.choices.begin(), ask.choices.end(), [&](const auto& each) { return each.id == value; });
    default: return true;
  }
}

void answer(scripts::ScriptJob& job, const Offer& offer, const Arguments& arguments) {
  std::vector<std::string> known;
  for (const Ask& ask : offer.asks) known.push_back(ask.id);
  for (const auto& [name, value] : givenOf(arguments)) {
    const auto ask =
        std::find_if(offer.asks.begin(), offer.asks.end(), [&](const Ask& each) { return each.id == name; });
    if (ask == offer.asks.end()) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.script.ask", {{"name", name}, {"known", listOf(known)}}));
    }
    if (!isAnswer(*ask, value)) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.script.ask-value", {{"name", name}, {"value", value}}));
    }
    if (ask->kind == AskKind::Open) {
      job.opens[name] = value;
    } else if (ask->kind == AskKind::Save) {
      refuseOverwriting(value, arguments.force);
      refuseReplacingSource(arguments.file, value);
      job.saves[name] = value;
    } else {
      job.asked[name] = value;
    }
  }
  for (const Ask& ask : offer.asks) {
    const bool isFile = ask.kind == AskKind::Open || ask.kind == AskKind::Save;
    if (isFile && !job.opens.contains(ask.id) && !job.saves.contains(ask.id)) {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.script.ask-file", {{"name", ask.id}}));
    }
  }
}

// The set-up that is meant: that which was chosen, otherwise the first of the first scenario, if there is any.
std::int64_t variantFor(const model::Battle& battle, const Arguments& arguments) {
  if (!arguments.scenario.empty() || arguments.variant) {
    return chosenVariant(battle, chosenScenario(battle, arguments), arguments).id.value;
  }
  const model::Variant* usual = model::usualVariant(battle);
  return usual ? usual->id.value : 0;
}

Json findingsJson(const scripts::ScriptOutcome& outcome) {
  Json list = Json::array();
  for (const scripts::ScriptFinding& each : outcome.findings) {
    list.push_back({{"severity", model::toText(each.severity)},
                    {"hex", each.hex},
                    {"table", each.table},
                    {"row", each.key},
                    {"message", each.words}});
  }
  return list;
}

std::size_t changedRows(const model::Battle& battle, const model::Edit& edit) {
  std::size_t rows = 0;
  const model::Changes changes = model::difference(battle, model::applied(battle, edit));
  model::forEachTable([&]<class Row>(model::RowType<Row>) { rows += changes.of<Row>().size(); });
  return rows;
}

void tell(const Arguments& arguments, const Offer& offer, const scripts::ScriptOutcome& outcome, std::size_t rows) {
  if (arguments.format == PrintForm::Json) {
    Json told{{"message", outcome.message}, {"log", outcome.log}};
    if (offer.kind == OfferKind::Check) told["findings"] = findingsJson(outcome);
    if (offer.kind == OfferKind::Action) told["changedRows"] = rows;
    return print(told.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
  }
  std::string text;
  for (const scripts::ScriptFinding& each : outcome.findings) {
    text += std::string(model::toText(each.severity)) + ": " +
            harmless((each.hex.empty() ? "" : each.hex + ": ") + each.words) + "\n";
  }
  if (!outcome.message.empty()) text += harmless(outcome.message) + "\n";
  if (offer.kind == OfferKind::Action && (rows > 0 || outcome.written.empty())) {
    text += std::to_string(rows) + (rows == 1 ? " row" : " rows") +
            (arguments.dryRun ? " would be changed\n" : " changed\n");
  }
  print(text);
}

int runFormat(const Arguments& arguments, const Extension& extension, const Offer& offer) {
  scripts::registerFormats({extension}, arguments.language);
  Arguments exported = arguments;
  exported.formatId = offer.id;
  return exportBattle(exported);
}

// Where the edit goes: the file itself, or a copy of it with its history.
std::unique_ptr<document::Document> openTarget(const Arguments& arguments) {
  if (arguments.output.empty()) return document::Document::open(arguments.file);
  refuseOverwriting(arguments.output, arguments.force);
  refuseReplacingSource(arguments.file, arguments.output);
  auto document = document::Document::open(arguments.file);
  document->saveAs(arguments.output);
  return document;
}

}  // namespace

int runScript(const Arguments& arguments) {
  const scripts::ExtensionFile file = scriptNamed(arguments.script);
  const Extension extension = scripts::describe(file, arguments.language);
  if (!extension.failure.empty()) throw Error(ErrorCode::BadInput, extension.failure, file.path.string());
  const Offer& offer = chosenOffer(extension, arguments.offer);
  if (offer.kind == OfferKind::Format) return runFormat(arguments, extension, offer);

  const model::Battle battle = store::readBattle(arguments.file).battle;
  scripts::ScriptJob job;
  job.script = file.path;
  job.kind = offer.kind;
  job.id = offer.id;
  job.title = offer.title;
  job.battle = arguments.file;
  job.variant = variantFor(battle, arguments);
  job.language = arguments.language;
  job.limits = {arguments.seconds, arguments.megabytes};
  answer(job, offer, arguments);
  const scripts::ScriptOutcome outcome =
      scripts::runScript(job, watchOf(arguments), [](const std::string& line) { printError(harmless(line)); });
  const std::size_t rows = changedRows(battle, outcome.edit);
  if (offer.kind == OfferKind::Action && !arguments.dryRun) {
    if (rows > 0 || !arguments.output.empty()) openTarget(arguments)->apply(outcome.edit);
    scripts::writeFiles(job, outcome);
  }
  tell(arguments, offer, outcome, rows);
  return outcome.findings.empty() ? kClean : kFindings;
}

int listExtensions(const Arguments& arguments) {
  const std::vector<Extension> extensions = scripts::loadExtensions(arguments.language);
  Json list = Json::array();
  std::string text;
  for (const Extension& extension : extensions) {
    Json offers = Json::array();
    for (const Offer& offer : extension.offers) {
      Json asks = Json::array();
      for (const Ask& ask : offer.asks)
        asks.push_back({{"name", ask.id}, {"title", ask.title}, {"standard", ask.value}});
      offers.push_back({{"kind", toText(offer.kind)},
                        {"id", offer.id},
                        {"title", offer.title},
                        {"about", offer.about},
                        {"asks", std::move(asks)}});
      text += extension.name() + ": " + std::string(toText(offer.kind)) + " " + offer.id + ", " + offer.title;
      for (const Ask& ask : offer.asks) text += "; " + ask.id + (ask.value.empty() ? "" : "=" + ask.value);
      text += "\n";
    }
    if (!extension.failure.empty()) text += extension.name() + ": " + extension.failure + "\n";
    list.push_back({{"name", extension.name()},
                    {"file", extension.file.lexically_normal().string()},
                    {"shipped", extension.isShipped},
                    {"failure", extension.failure},
                    {"offers", std::move(offers)}});
  }
  const std::string folder = scripts::ownExtensionsFolder().string();
  if (arguments.format == PrintForm::Json) {
    print(
        Json{{"folder", folder}, {"extensions", std::move(list)}}.dump(2, ' ', false, Json::error_handler_t::replace) +
        "\n");
  } else {
    print(text + "Your own: " + harmless(folder) + "\n");
  }
  return kClean;
}

}  // namespace redoubt::cli
