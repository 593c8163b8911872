#include "core/check/families.h"
#include "core/check/rules/rules_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"system-circle", Severity::Error, "The rule system “{system}” inherits from itself: {circle}.",
     "System zasad „{system}” dziedziczy po samym sobie: {circle}."},
    {"rule-no-json", Severity::Error, "The value of the rule “{path}” is no JSON, so nothing can read it.",
     "Wartość zasady „{path}” nie jest zapisem JSON, więc nic jej nie odczyta."},
    {"rule-malformed", Severity::Error,
     "The value of the rule “{path}” is not what it should be{at}: expected {expected}.",
     "Wartość zasady „{path}” jest niepoprawna{at}: oczekiwano: {expected}."},
    {"rule-unknown-name", Severity::Error,
     "The rule “{path}” names “{name}”, but nothing is called so here: it should be {kind}.",
     "Zasada „{path}” wymienia „{name}”, ale nic się tu tak nie nazywa; powinien to być {kind}."},
    {"table-faulty", Severity::Error, "The table at “{path}” is faulty: {what}.",
     "Tabela w „{path}” jest wadliwa: {what}."},
    {"result-unexplained", Severity::Warning, "“{code}” in the table “{path}” {why} (cells: {count}): {cells}.",
     "Symbol „{code}” w tabeli „{path}” {why} (komórek: {count}): {cells}."},
    {"zones-lopsided", Severity::Error,
     "The zones of “{path}” can't lie evenly, {front} in front, {flank} on the flanks, {rear} behind: {facing}.",
     "Strefy z „{path}” nie mogą leżeć równo, {front} z przodu, {flank} na flankach, {rear} z tyłu: {facing}."},
    {"zone-empty", Severity::Warning, "The rule “{path}” names zones in which no hex lies by “facing/zones”: {zones}.",
     "Zasada „{path}” wymienia strefy, w których według „facing/zones” nie leży żadne pole: {zones}."},
    {"control-without-facing", Severity::Warning,
     "The rule “{path}” goes by what units face, but by “facing/none” all units of the battle face nowhere: {what}.",
     "Zasada „{path}” zależy od zwrotu jednostek, ale według „facing/none” żadna jednostka bitwy nie ma zwrotu: "
     "{what}."},
    {"setting-no-json", Severity::Error, "The setting “{path}” of “{scenario}” is no JSON, so nothing can read it.",
     "Ustawienie „{path}” w „{scenario}” nie jest zapisem JSON, więc nic go nie odczyta."},
    {"setting-malformed", Severity::Error,
     "The setting “{path}” of “{scenario}” is not what it should be{at}: expected {expected}.",
     "Ustawienie „{path}” w „{scenario}” jest niepoprawne{at}: oczekiwano: {expected}."},
    {"setting-unknown-name", Severity::Error,
     "The setting “{path}” of “{scenario}” names “{name}”, but nothing is called so here: it should be {kind}.",
     "Ustawienie „{path}” w „{scenario}” wymienia „{name}”, ale nic się tu tak nie nazywa; powinien to być {kind}."},
    {"rule-unread", Severity::Warning, "Nothing reads a rule “{path}”; perhaps “{likely}” is meant.",
     "Nic nie czyta zasady „{path}”; być może chodzi o „{likely}”."},
    {"setting-unread", Severity::Warning,
     "Nothing reads a setting “{path}” of “{scenario}”; perhaps “{likely}” is meant.",
     "Nic nie czyta ustawienia „{path}” w „{scenario}”; być może chodzi o „{likely}”."},
    {"drawing-unknown", Severity::Warning, "By “{path}” “{name}” is drawn, which is no drawing of Redoubt{hint}.",
     "Według „{path}” rysuje się „{name}”, a takiego rysunku nie ma{hint}."},
    {"map-symbol-unknown", Severity::Warning,
     "Symbols on the map ({count}) are of the kind “{name}”, of which only a look of one's own may have a "
     "drawing{hint}.",
     "Symbole na mapie (ile: {count}) są rodzaju „{name}”, który może mieć rysunek tylko we własnym wyglądzie{hint}."},
    {"rule-half", Severity::Warning, "“{path}” says something of {kind} that is not there: the rules lack “{needed}”.",
     "„{path}” mówi o czymś, czego nie ma ({kind}): w zasadach brakuje „{needed}”."},
    {"arm-without-type", Severity::Note, "The rules speak of the arm “{arm}”, but no unit type is of it.",
     "Zasady mówią o rodzaju broni „{arm}”, ale nie ma go żaden typ jednostki."},
    {"rule-missing", Severity::Warning, "The rules lack a usable “{path}”, so what depends on it was not checked.",
     "Zasadom brakuje poprawnego „{path}”, więc nie sprawdzono tego, co od niego zależy."},
    {"rule-estimated", Severity::Note, "What was checked by the rule “{path}” rests on an estimate.",
     "To, co sprawdzono według zasady „{path}”, opiera się na szacunku."},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"rename-rule", Severity::Note, "Call it “{likely}”", "Nazwij ją „{likely}”"},
    {"draw-likely", Severity::Note, "Draw “{likely}”", "Rysuj „{likely}”"},
});

}  // namespace

Family ruleFamily() {
  Family family;
  family.findings = kFindings;
  family.fixes = kFixes;
  const TableSet named = tables<model::Army, model::Leader, model::Unit, model::Player, model::Zone, model::Track>();
  family.checks = {
      whole("rule-values", named, checkRuleValues),
      whole("rule-tables", {}, checkRuleTables),
      whole("result-codes", {}, checkResultCodes),
      whole("zone-rules", tables<model::Unit>(), checkZoneRules),
      whole("settings", named | tables<model::Setting, model::Scenario>(), checkSettings),
      whole("rule-paths", {}, checkRulePaths),
      whole("setting-paths", tables<model::Setting, model::Scenario>(), checkSettingPaths),
      whole("rule-parts", {}, checkRuleParts),
      whole("drawings", {}, checkDrawings),
      whole("map-symbols", tables<model::Symbol, model::MapSheet>(), checkMapSymbols),
      whole("needed-rules", {}, checkNeededRules),
  };
  return family;
}

}  // namespace redoubt::check
