#include "core/exchange/starting_rules.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <tuple>

#include "core/exchange/blank_system.h"
#include "core/exchange/json/json_battle.h"
#include "core/model/origins.h"
#include "core/rules/book/questions.h"
#include "core/rules/forces/arms.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/translations.h"

namespace redoubt::exchange {
namespace {

template <class... Rows>
void copyTables(const model::Battle& from, model::Battle& to) {
  ((to.all<Rows>() = from.all<Rows>()), ...);
}

void copySystems(const model::Battle& from, model::Battle& to) {
  const model::BattleInfo* info = model::info(from);
  const model::System* system = info ? from.find(info->system) : nullptr;
  for (; system && !to.find<model::System>(system->id); system = from.find(system->parent)) {
    to.all<model::System>().put(*system);
  }
  for (const model::Rule& rule : from.all<model::Rule>()) {
    if (to.find<model::System>(rule.system)) to.all<model::Rule>().put(rule);
  }
}

template <class... Rows>
void copyProvenance(const model::Battle& from, model::Battle& to) {
  std::set<std::string> subjects;
  const auto gather = [&]<class Row>(const model::Table<Row>& rows) {
    for (const Row& row : rows) subjects.insert(std::string(Row::kTable) + "/" + model::keyText<Row>(row.key()));
  };
  (gather(to.all<Rows>()), ...);
  for (const model::Provenance& row : from.all<model::Provenance>()) {
    if (subjects.contains(row.subjectTable + "/" + row.subject)) to.all<model::Provenance>().put(row);
  }
}

std::set<std::string> textsOf(const model::Battle& battle) {
  std::set<std::string> texts;
  for (rules::WrittenText& each : rules::writtenTexts(battle)) texts.insert(std::move(each.text));
  return texts;
}

// Of the texts that were taken over.
void copyTranslations(const model::Battle& from, model::Battle& to) {
  const std::set<std::string> kept = textsOf(to);
  for (const model::Translation& row : from.all<model::Translation>()) {
    if (kept.contains(row.original)) to.all<model::Translation>().put(row);
  }
}

bool isOfRules(const model::Provenance& row) {
  return row.subjectTable == model::Rule::kTable || row.subjectTable == model::Track::kTable ||
         row.subjectTable == model::Space::kTable;
}

// The paragraphs that any rows come from, or only rules and what comes along with them.
std::set<Id<model::Paragraph>> paragraphsOf(const model::Battle& battle, bool ofRulesAlone) {
  std::set<Id<model::Paragraph>> cited;
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    if (row.paragraph && (isOfRules(row) || !ofRulesAlone)) cited.insert(*row.paragraph);
  }
  return cited;
}

bool isOfRules(const model::Source& source) {
  return source.kind == model::SourceKind::Rulebook || source.kind == model::SourceKind::Errata;
}

// What the battle says of its map and its set-up is not said of another.
void copySources(const model::Battle& from, model::Battle& to) {
  const auto ofRules = paragraphsOf(from, true);
  const auto ofAnything = paragraphsOf(from, false);
  std::set<Id<model::Source>> cited;
  for (const Id<model::Paragraph> id : ofRules) {
    if (const model::Paragraph* paragraph = from.find<model::Paragraph>(id)) cited.insert(paragraph->source);
  }
  for (const model::Source& source : from.all<model::Source>()) {
    if (isOfRules(source) || cited.contains(source.id)) to.all<model::Source>().put(source);
  }
  for (const model::Paragraph& paragraph : from.all<model::Paragraph>()) {
    const bool isOfBattle = ofAnything.contains(paragraph.id) && !ofRules.contains(paragraph.id);
    if (!isOfBattle && to.find<model::Source>(paragraph.source)) to.all<model::Paragraph>().put(paragraph);
  }
}

// Those about the rules: what is doubtful in the set-up is no doubt of another battle.
void copyQuestions(const model::Battle& from, model::Battle& to) {
  const auto ofRules = paragraphsOf(from, true);
  std::set<Id<model::Question>> named;
  for (const model::Provenance& row : from.all<model::Provenance>()) {
    if (!isOfRules(row)) continue;
    for (const model::Question* question : rules::questionsIn(from, row.note)) named.insert(question->id);
  }
  for (const model::Question& question : from.all<model::Question>()) {
    const bool isAboutRules = question.paragraph && ofRules.contains(*question.paragraph);
    if (!isAboutRules && !named.contains(question.id)) continue;
    const bool canCite = !question.paragraph || to.find<model::Paragraph>(*question.paragraph);
    model::Question kept = question;
    if (!canCite) kept.paragraph.reset();
    to.all<model::Question>().put(std::move(kept));
  }
}

}  // namespace

model::Battle blankBattle() {
  auto read = readJsonText(blankSystemJson(), "blank.json");
  assert(std::holds_alternative<model::Battle>(read));
  model::Battle battle = std::get<model::Battle>(std::move(read));
  model::BattleInfo info;
  info.slug = "battle";
  info.id = {hashedId(model::BattleInfo::kTable, info.slug)};
  info.system = battle.all<model::System>().begin()->id;
  battle.all<model::BattleInfo>().put(info);
  return battle;
}

model::Battle rulesOnly(const model::Battle& battle) {
  model::Battle kept;
  copyTables<model::BattleInfo, model::Player, model::Army, model::Track, model::Space>(battle, kept);
  copySystems(battle, kept);
  copySources(battle, kept);
  copyQuestions(battle, kept);
  // Not of players and armies: what they are called is up to the new battle's author.
  copyProvenance<model::Source, model::Paragraph, model::Question, model::System, model::Rule, model::Track,
                 model::Space>(battle, kept);
  copyTranslations(battle, kept);
  return kept;
}

Id<model::System> addOwnSystem(model::Battle& battle, const model::BattleInfo& info) {
  const rules::RuleBook book(battle);
  model::System own;
  own.slug = info.slug;
  for (int number = 2; battle.bySlug<model::System>(own.slug); ++number) {
    own.slug = info.slug + "-" + std::to_string(number);
  }
  own.id = {hashedId(model::System::kTable, own.slug)};
  own.parent = info.system;
  own.title = info.title;
  battle.all<model::System>().put(own);
  battle.all<model::Rule>().put({own.id, "set-up/complete", model::JsonText{"false"}});
  for (const std::string& what : book.under("box")) {
    battle.all<model::Rule>().put({own.id, "box/" + what, model::JsonText{"null"}});
  }
  return own.id;
}

void dropRulesAboutNobody(model::Battle& battle) {
  using enum rules::NameKind;
  std::set<std::tuple<Id<model::System>, std::string>> gone;
  for (const rules::RuleFault& fault : rules::ruleFaults(battle, rules::RuleBook(battle))) {
    if (fault.kind != rules::RuleFault::Kind::UnknownName) continue;
    const bool isOfBattle = std::any_of(fault.kinds.begin(), fault.kinds.end(), [](rules::NameKind kind) {
      return kind == Army || kind == Leader || kind == Unit || kind == Player || kind == Zone;
    });
    if (isOfBattle) gone.insert({fault.system, fault.path});
  }
  model::Edit edit;
  for (const auto& key : gone) {
    edit.erase<model::Rule>(key);
    model::eraseOrigins(edit, battle, model::Rule::kTable, model::keyText<model::Rule>(key));
  }
  battle = model::applied(battle, edit);
}

void dropIdleTranslations(model::Battle& battle) {
  const std::set<std::string> texts = textsOf(battle);
  std::vector<model::Translation> idle;
  for (const model::Translation& row : battle.all<model::Translation>()) {
    if (!texts.contains(row.original)) idle.push_back(row);
  }
  for (const model::Translation& row : idle) battle.all<model::Translation>().erase(row.key());
}

std::vector<std::string> startingArms(const rules::RuleBook& book) {
  std::vector<std::string> arms = rules::unitArms(book);
  const auto order = [&](const std::string& arm) { return book.integer("arm/" + arm + "/order").value_or(1000); };
  std::stable_sort(arms.begin(), arms.end(),
                   [&](const std::string& a, const std::string& b) { return order(a) < order(b); });
  return arms;
}

std::string startingType(const rules::RuleBook& book, const std::string& arm, const std::string& army) {
  const auto isFor = [&](const std::string& type) {
    if (rules::armOfType(book, type) != arm) return false;
    const auto armies = book.texts("unit-type/" + type + "/army");
    return armies.empty() || std::find(armies.begin(), armies.end(), army) != armies.end();
  };
  const auto types = book.under("unit-type");
  const auto plain = std::find(types.begin(), types.end(), arm);  // infantry, not engineers
  if (plain != types.end() && isFor(*plain)) return *plain;
  const auto first = std::find_if(types.begin(), types.end(), isFor);
  return first == types.end() ? std::string() : *first;
}

}  // namespace redoubt::exchange
