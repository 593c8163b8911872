#include "core/check/families.h"
#include "core/check/transcription/transcription_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"question-open", Severity::Warning, "The file doesn't say how it reads “{title}”.",
     "Plik nie mówi, jak rozstrzyga pytanie „{title}”."},
    {"origin-of-nothing", Severity::Warning, "The file tells the origin of {row}, which is not in it.",
     "Plik podaje pochodzenie wiersza {row}, którego w nim nie ma."},
    {"rules-without-origin", Severity::Note, "{count} rules don't say where they come from: {paths}.",
     "Zasady bez podanego pochodzenia ({count}): {paths}."},
    {"rows-without-origin", Severity::Note, "{count} of {all} rows of “{table}” don't say where they come from.",
     "Wiersze tabeli „{table}” bez podanego pochodzenia: {count} z {all}."},
    {"paragraph-twice", Severity::Note, "“{source}” has the number {number} on {count} paragraphs.",
     "„{source}”: numer {number} noszą paragrafy w liczbie {count}."},
    {"paragraph-gap", Severity::Note, "In “{source}” paragraph {number} follows {before}.",
     "W „{source}” paragraf {number} następuje po {before}."},
    {"paragraphs-unused", Severity::Note,
     "Nothing in this file comes from {count} of the {all} paragraphs of “{source}”: {numbers}.",
     "Z {count} z {all} paragrafów „{source}” nic w tym pliku nie pochodzi: {numbers}."},
    {"names-printed-otherwise", Severity::Note,
     "“{block}” of {army} prints {count} names otherwise than the counters: {names}.",
     "„{block}” ({army}) drukuje nazwy inaczej niż żetony, ile: {count}: {names}."},
    {"hex-perhaps-misprinted", Severity::Note,
     "{name} begins at {hex}, far from all others of its set-up; perhaps {other} is meant, where {count} more begin.",
     "{name} zaczyna na polu {hex}, z dala od reszty rozstawienia; być może chodzi o {other}, gdzie zaczyna jeszcze: "
     "{count}."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"move-to-likely-hex", Severity::Note, "Move {name} to {other}", "Przenieś {name} na {other}"},
    {"erase-origin", Severity::Note, "Strike the origin of {row}", "Wykreśl pochodzenie {row}"},
});

}  // namespace

Family transcriptionFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  family.checks = {
      whole("origins",
            tables<model::Leader, model::Command, model::Unit, model::UnitCommand, model::Counter, model::Face,
                   model::FaceFigure, model::Scenario, model::Variant, model::Setting, model::Placement, model::Entry,
                   model::PoolLine, model::ReturnPoint, model::Victory>(),
            checkOrigins),
      whole("paragraphs", tables<model::Question>(), checkParagraphs),
      whole("questions", tables<model::Question>(), checkQuestions),
      whole("printed-names", tables<model::Placement, model::SetUpBlock, model::Unit, model::Leader, model::Army>(),
            checkPrintedNames),
      whole("stray-hexes", tables<model::Placement, model::SetUpBlock, model::Unit, model::Leader>(), checkStrayHexes),
  };
  return family;
}

}  // namespace redoubt::check
