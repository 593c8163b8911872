#include "editor/scripts/extension_formats.h"

#include <algorithm>
#include <memory>

#include "core/exchange/formats.h"
#include "core/exchange/package.h"
#include "core/model/any_row.h"
#include "core/model/set_ups.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/scripts/script_run.h"

namespace redoubt::scripts {

using exchange::Format;
using exchange::Option;
using exchange::OptionKind;
using exchange::OptionUse;

namespace {

// A format with all that its names refer to.
struct Offered {
  std::filesystem::path script;
  std::string language;
  Offer offer;
  Format format;
};

OptionKind optionKindOf(AskKind kind) {
  switch (kind) {
    case AskKind::Number: return OptionKind::Number;
    case AskKind::Choice: return OptionKind::Choice;
    case AskKind::YesNo: return OptionKind::Flag;
    case AskKind::Open: return OptionKind::File;
    case AskKind::Save: return OptionKind::NewFile;
    case AskKind::Text:
    case AskKind::Row: break;
  }
  return OptionKind::Text;
}

bool isCarried(const Offer& offer, std::string_view table) {
  return offer.carries.empty() || std::find(offer.carries.begin(), offer.carries.end(), table) != offer.carries.end();
}

ScriptJob jobOf(const Offered& offered, const exchange::Options& options) {
  ScriptJob job;
  job.script = offered.script;
  job.kind = OfferKind::Format;
  job.id = offered.offer.id;
  job.title = offered.offer.title;
  job.language = offered.language;
  for (const Ask& ask : offered.offer.asks) {
    const auto value = options.values().find(ask.id);
    if (value == options.values().end()) continue;
    if (ask.kind != AskKind::Open) job.asked[ask.id] = value->second;
    if (ask.kind == AskKind::Open && !value->second.empty()) job.opens[ask.id] = value->second;
  }
  return job;
}

void write(const Offered& offered, const exchange::ExportJob& exported, exchange::Package& package) {
  const store::TemporaryFolder folder;
  ScriptJob job = jobOf(offered, exported.options);
  job.battle = folder.path() / "exported.battle";
  store::writeNewFile(job.battle, exported.battle);
  const model::Battle& battle = exported.battle;
  const model::Variant* variant = exported.variant ? battle.find(exported.variant) : model::usualVariant(battle);
  if (exported.scenario && !exported.variant) {
    const auto variants = model::variants(battle, *exported.scenario);
    variant = variants.empty() ? nullptr : variants.front();
  }
  if (variant) job.variant = variant->id.value;
  ScriptOutcome outcome = runScript(job, exported.watched());
  for (const auto& [name, bytes] : outcome.written) {
    if (name.empty()) package.writeMain(bytes);
    if (name.starts_with('/')) package.writeBeside(name.substr(1), bytes);
  }
}

exchange::Imported read(const Offered& offered, const exchange::ImportJob& imported) {
  ScriptJob job = jobOf(offered, imported.options);
  job.reads = true;
  job.input = imported.input;
  ScriptOutcome outcome = runScript(job, imported.watched());
  exchange::Imported answer;
  answer.battles.push_back({{}, model::applied({}, outcome.edit)});
  for (const std::string& line : outcome.log) answer.report.warnings.emplace_back(line);
  return answer;
}

model::Battle carried(const Offer& offer, const model::Battle& battle) {
  model::Battle kept = battle;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (!isCarried(offer, Row::kTable)) kept.all<Row>() = {};
  });
  return kept;
}

std::unique_ptr<Offered> offeredBy(const Extension& extension, const Offer& offer, const std::string& language) {
  auto made = std::make_unique<Offered>(Offered{extension.file, language, offer, {}});
  const Offered& own = *made;
  Format& format = made->format;
  format.id = own.offer.id;
  format.ownTitle = own.offer.title;
  format.ownAbout = own.offer.about;
  format.setUps = exchange::SetUps::AllOneLaid;
  for (const std::string& ending : own.offer.endings) format.endings.push_back(ending);
  for (const model::TableInfo& table : model::allTables()) {
    if (isCarried(own.offer, table.name())) {
      format.tables.push_back({table.name(), own.offer.writes ? exchange::Carriage::Whole : exchange::Carriage::None,
                               own.offer.reads ? exchange::Carriage::Whole : exchange::Carriage::None});
    }
  }
  for (const Ask& ask : own.offer.asks) {
    // A format has its file already.
    if (ask.kind == AskKind::Save) continue;
    if (own.offer.writes) format.options.push_back(optionOf(ask, OptionUse::Export));
    if (own.offer.reads) format.options.push_back(optionOf(ask, OptionUse::Import));
  }
  if (own.offer.writes) {
    format.write = [&own](const exchange::ExportJob& job, exchange::Package& package) { write(own, job, package); };
    format.carried = [&own](const exchange::ExportJob& job) { return carried(own.offer, job.battle); };
    format.warnings = [&own](const exchange::ExportJob&) {
      return own.offer.carries.empty() ? std::vector{Phrase::of("formats.extension.undeclared")}
                                       : std::vector<Phrase>{};
    };
  }
  if (own.offer.reads) {
    format.read = [&own](const exchange::ImportJob& job) { return read(own, job); };
    format.recognises = [&own](const std::filesystem::path& input, std::string_view head) {
      const std::string ending = input.extension().string();
      return !head.empty() && std::any_of(own.offer.endings.begin(), own.offer.endings.end(),
                                          [&](const std::string& each) { return "." + each == ending; });
    };
  }
  return made;
}

}  // namespace

Option optionOf(const Ask& ask, OptionUse use) {
  Option option{.name = ask.id,
                .kind = optionKindOf(ask.kind),
                .standard = ask.value,
                .least = ask.least,
                .most = ask.most,
                .decimals = ask.decimals,
                .use = use,
                .ownTitle = ask.title,
                .ownHelp = ask.help};
  for (const Ask::Choice& choice : ask.choices) {
    option.words.push_back(choice.id);
    option.ownWords.emplace_back(choice.title);
  }
  return option;
}

void registerFormats(const std::vector<Extension>& extensions, const std::string& language) {
  // Never taken apart: somebody may still export in a format that is offered no more.
  static std::vector<std::unique_ptr<Offered>> all;
  std::vector<const Format*> formats;
  for (const Extension& extension : extensions) {
    for (const Offer& offer : extension.offers) {
      if (offer.kind != OfferKind::Format) continue;
      all.push_back(offeredBy(extension, offer, language));
      formats.push_back(&all.back()->format);
    }
  }
  exchange::setExtensionFormats(formats);
}

std::vector<Extension> loadExtensions(const std::string& language) {
  std::vector<Extension> extensions;
  for (const ExtensionFile& file : extensionFiles()) extensions.push_back(describe(file, language));
  registerFormats(extensions, language);
  return extensions;
}

}  // namespace redoubt::scripts
