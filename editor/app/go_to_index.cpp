#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/check/report.h"
#include "core/rules/book/provenance.h"
#include "core/rules/command/command.h"
#include "core/rules/set_up/set_up.h"
#include "editor/app/go_to_items.h"
#include "editor/app/paragraph_items.h"
#include "editor/words/words.h"

// Reads from the battle what GoToItems searches.
namespace redoubt::editor {
namespace {

// In natural order: 2/I before 10/I.
template <class Row>
std::vector<const Row*> byName(const model::Battle& battle) {
  std::vector<const Row*> rows;
  for (const Row& row : battle.all<Row>()) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const Row* a, const Row* b) { return naturalLess(a->name, b->name); });
  return rows;
}

// The names that units or leaders of several armies have.
class SharedNames {
 public:
  explicit SharedNames(const model::Battle& battle) {
    for (const model::Unit& row : battle.all<model::Unit>()) armies_[row.name].insert(row.army);
    for (const model::Leader& row : battle.all<model::Leader>()) armies_[row.name].insert(row.army);
  }
  bool has(const std::string& name) const {
    const auto found = armies_.find(name);
    return found != armies_.end() && found->second.size() > 1;
  }

 private:
  std::map<std::string, std::set<Id<model::Army>>> armies_;
};

// What is found by its words as they are stored too, where it is shown in another language.
QString asStored(const std::string& stored, const std::string& shown) {
  return stored == shown ? QString() : QLatin1Char(' ') + Words::text(stored);
}

}  // namespace

void GoToItems::notice(const model::Changes& changes) {
  using namespace model;
  const bool rules = changes.touches<Rule>() || changes.touches<System>() || changes.touches<BattleInfo>();
  // The names of unit types come from the rules.
  if (rules || changes.touches<Unit>() || changes.touches<Leader>() || changes.touches<Army>() ||
      changes.touches<Command>() || changes.touches<UnitCommand>()) {
    stale_.set(kForces);
  }
  if (changes.touches<Label>() || changes.touches<Zone>() || changes.touches<ZoneHex>()) stale_.set(kMap);
  if (changes.touches<Scenario>() || changes.touches<Variant>()) stale_.set(kVariants);
  if (rules || changes.touches<Paragraph>() || changes.touches<Source>() || changes.touches<Provenance>() ||
      changes.touches<Question>() || changes.touches<Setting>() || changes.touches<Scenario>()) {
    stale_.set(kRules);
  }
}

void GoToItems::prepare() {
  for (int group = 0; group < kGroups; ++group) {
    if (stale_.test(static_cast<std::size_t>(group))) fill(static_cast<Group>(group));
  }
  stale_.reset();
}

void GoToItems::fill(Group group) {
  groups_[group].clear();
  switch (group) {
    case kForces: return addForces();
    case kMap: return addMap();
    case kVariants: return addVariants();
    case kProblems: return addProblems();
    case kRules: addSettings(); return addRules();
    case kGroups: break;
  }
}

void GoToItems::add(Group group, GoToKind kind, const QString& title, const QString& alsoKnownBy, GoToTarget target,
                    std::size_t row) {
  Entry entry;
  entry.kind = kind;
  entry.title = title;
  entry.name = FuzzyText(title);
  if (!alsoKnownBy.isEmpty()) entry.whole = FuzzyText(QString(title + QLatin1Char('\n') + alsoKnownBy));
  entry.target = std::move(target);
  entry.row = row;
  groups_[group].push_back(std::move(entry));
}

void GoToItems::addForces() {
  const model::Battle& battle = session_.translated();
  const model::Battle& stored = session_.battle();
  const auto armyName = [&](Id<model::Army> id) {
    const model::Army* army = battle.find<model::Army>(id);
    return army ? Words::text(army->name) : QString();
  };
  const SharedNames shared(battle);
  const auto titleOf = [&](const auto& row) {
    const QString name = Words::text(row.name);
    return shared.has(row.name) ? tr("%1 (%2)", "unit, army").arg(name, armyName(row.army)) : name;
  };
  for (const model::Leader* leader : byName<model::Leader>(battle)) {
    add(kForces, GoToKind::Leader, titleOf(*leader),
        Words::text(leader->shortName) + QLatin1Char(' ') + armyName(leader->army) +
            asStored(stored.find<model::Leader>(leader->id)->name, leader->name),
        model::Subject{{}, leader->id});
  }
  std::map<Id<model::Unit>, QString> commands;
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) {
    if (const model::Command* command = battle.find<model::Command>(row.command)) {
      commands[row.unit] += QLatin1Char(' ') + Words::text(command->name);
    }
  }
  for (const model::Unit* unit : byName<model::Unit>(battle)) {
    add(kForces, GoToKind::Unit, titleOf(*unit),
        Words::text(unit->shortName) + QLatin1Char(' ') + Words::unitType(session_, *unit) + commands[unit->id] +
            QLatin1Char(' ') + armyName(unit->army) + asStored(stored.find<model::Unit>(unit->id)->name, unit->name),
        model::Subject{unit->id, {}});
  }
}

void GoToItems::addMap() {
  const model::Battle& battle = session_.translated();
  const model::Battle& stored = session_.battle();
  for (const model::Label& label : battle.all<model::Label>()) {
    add(kMap, GoToKind::Label, Words::text(label.text).simplified(),
        asStored(stored.find<model::Label>(label.id)->text, label.text).simplified(), std::vector{label.hex});
  }
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    add(kMap, GoToKind::Zone, Words::text(zone.title.empty() ? zone.slug : zone.title),
        Words::text(zone.slug) + asStored(stored.find<model::Zone>(zone.id)->title, zone.title),
        rules::hexesOf(battle, zone.id));
  }
}

void GoToItems::addVariants() {
  const model::Battle& battle = session_.translated();
  const model::Battle& stored = session_.battle();
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto variants = rules::variants(battle, scenario->id);
    for (const model::Variant* variant : variants) {
      QString title = Words::text(scenario->title);
      if (variants.size() > 1) title = tr("%1, %2").arg(title, Words::text(variant->title));
      const QString known = asStored(stored.find<model::Scenario>(scenario->id)->title, scenario->title) +
                            asStored(stored.find<model::Variant>(variant->id)->title, variant->title);
      add(kVariants, GoToKind::Variant, title, known.trimmed(), variant->id);
    }
  }
}

void GoToItems::addSettings() {
  const model::Battle& battle = session_.translated();
  for (const model::Setting& setting : battle.all<model::Setting>()) {
    const model::Scenario* scenario = battle.find<model::Scenario>(setting.scenario);
    if (!scenario) continue;
    add(kRules, GoToKind::Setting, Words::text(setting.path),
        Words::text(scenario->title) + QLatin1Char(' ') + Words::text(setting.value.text),
        FindingGoal(SettingGoal{setting.scenario, setting.path}));
  }
}

void GoToItems::addRules() {
  const model::Battle& battle = session_.translated();
  const model::Battle& stored = session_.battle();
  rules_.clear();
  std::map<Id<model::Paragraph>, QString> citations;
  for (const model::Paragraph& paragraph : battle.all<model::Paragraph>()) {
    const auto citation = rules::citationOf(stored, paragraph.id);  // as findings have it
    if (citation) citations[paragraph.id] = Words::text(citation->text);
  }
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    // A value that a nearer system overrides does not hold in this battle.
    const model::Rule* holds = session_.translatedRules().row(rule.path);
    if (!holds || holds->system != rule.system) continue;
    const model::Provenance* from = rules::provenanceOf(battle, rule, "*");
    const QString cited = from && from->paragraph ? citations[*from->paragraph] : QString();
    const model::Rule* original = stored.find<model::Rule>({rule.system, rule.path});
    add(kRules, GoToKind::Rule, Words::text(rule.path),
        cited + QLatin1Char(' ') + Words::text(rule.value.text) + asStored(original->value.text, rule.value.text),
        RulePath{rule.path}, rules_.size());
    rules_.push_back(rule);
  }
  for (const model::Paragraph& paragraph : battle.all<model::Paragraph>()) {
    const QString cited = citations[paragraph.id];
    const model::Source* source = battle.find<model::Source>(paragraph.source);
    if (!source) continue;
    add(kRules, GoToKind::Paragraph, cited + QLatin1Char(' ') + Words::text(paragraph.heading),
        Words::text(source->title) + asStored(stored.find<model::Paragraph>(paragraph.id)->heading, paragraph.heading),
        CitedParagraph{paragraph.id, cited});
  }
  for (const model::Question& question : battle.all<model::Question>()) {
    const QString cited = question.paragraph ? citations[*question.paragraph] : QString();
    add(kRules, GoToKind::Question, Words::text(question.title),
        cited + QLatin1Char(' ') + Words::text(question.slug) + QLatin1Char(' ') + Words::text(question.text) +
            QLatin1Char(' ') + Words::text(question.reading) +
            asStored(stored.find<model::Question>(question.id)->title, question.title),
        question.id);
  }
  citing_ = countCiting(battle);
}

void GoToItems::addProblems() {
  const std::vector<check::Finding>& findings = session_.findings();
  const model::Battle& battle = session_.battle();
  const model::Variant* variant = battle.find(session_.setUp().variant());
  const model::Scenario* scenario = battle.find(session_.setUp().scenario());
  const auto isHere = [&](const check::Finding* finding) {
    return (finding->scenario.empty() || (scenario && scenario->slug == finding->scenario)) &&
           (finding->variant.empty() || (variant && variant->slug == finding->variant));
  };
  for (const auto& alike : check::alike(findings)) {
    const auto here = std::find_if(alike.begin(), alike.end(), isHere);
    const check::Finding& finding = here == alike.end() ? *alike.front() : **here;
    QString known = Words::severity(finding.severity) + QLatin1Char(' ') +
                    Words::text(check::toText(finding.place, session_.layout()));
    if (finding.citation) known += QLatin1Char(' ') + Words::text(finding.citation->text);
    const std::string message = check::message(finding, session_.languageOfFindings());
    if (session_.languageOfFindings().texts()) known += asStored(check::message(finding, Session::language()), message);
    add(kProblems, GoToKind::Problem, Words::text(message), known, {},
        static_cast<std::size_t>(&finding - findings.data()));
  }
}

int GoToItems::countResting(const CitedParagraph& cited) const {
  const auto rows = citing_.find(cited.paragraph);
  int count = rows == citing_.end() ? 0 : rows->second;
  const std::string text = cited.citation.toStdString();
  for (const check::Finding& finding : session_.findings()) {
    if (finding.citation && finding.citation->text == text) ++count;
  }
  return count;
}

}  // namespace redoubt::editor
