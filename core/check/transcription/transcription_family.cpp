#include "core/check/families.h"
#include "core/check/transcription/transcription_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"question-open", Severity::Warning},
    {"origin-of-nothing", Severity::Warning},
    {"rules-without-origin", Severity::Note},
    {"rows-without-origin", Severity::Note},
    {"paragraph-twice", Severity::Note},
    {"paragraph-gap", Severity::Note},
    {"paragraphs-unused", Severity::Note},
    {"names-printed-otherwise", Severity::Note},
    {"hex-perhaps-misprinted", Severity::Note},
    {"translation-idle", Severity::Note},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"move-to-likely-hex", Severity::Note},
    {"erase-origin", Severity::Note},
    {"erase-translation", Severity::Note},
});

}  // namespace

Family transcriptionFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      wholeBattle("origins",
                  tables<model::Leader, model::Command, model::Unit, model::UnitCommand, model::Counter, model::Face,
                         model::FaceFigure, model::Scenario, model::Variant, model::Setting, model::Placement,
                         model::Entry, model::PoolLine, model::ReturnPoint, model::Victory>(),
                  checkOrigins),
      wholeBattle("paragraphs", tables<model::Question>(), checkParagraphs),
      wholeBattle("questions", tables<model::Question>(), checkQuestions),
      wholeBattle("printed-names",
                  tables<model::Placement, model::SetUpBlock, model::Unit, model::Leader, model::Army>(),
                  checkPrintedNames),
      wholeBattle("stray-hexes", tables<model::Placement, model::SetUpBlock, model::Unit, model::Leader>(),
                  checkStrayHexes),
      // Every table but those of many rows without texts.
      wholeBattle(
          "translations",
          ~tables<model::HexRow, model::Hexside, model::Link, model::ZoneHex, model::FaceFigure, model::Waiver>(),
          checkTranslations),
  };
  return family;
}

}  // namespace redoubt::check
