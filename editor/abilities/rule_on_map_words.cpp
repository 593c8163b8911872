#include "editor/abilities/rule_on_map_words.h"

#include <algorithm>

#include "core/rules/vocabulary/control_keys.h"
#include "core/base/text.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

using rules::Verdict;

QString number(const Session& session, hex::HexKey hex) {
  return toQt(session.layout().number(hex));
}

QString pointsText(Rational points) {
  return toQt(toText(points));
}

}  // namespace

QString RuleOnMapWords::title(const Session& session, const MapRule& rule) {
  if (rule.kind == MapRule::Kind::Control) return tr("Zone of control");
  if (rule.kind == MapRule::Kind::CommandRange) return tr("Command range");
  if (const auto title = session.translatedRules().text(rule.path + "/title")) return toQt(*title);
  if (rule.kind == MapRule::Kind::Zone || rule.question.empty()) return toQt(rule.name);
  const QString kind = RuleOnMapWords::kind(rule);
  return kind.left(1).toUpper() + kind.mid(1);
}

QString RuleOnMapWords::kind(const MapRule& rule) {
  switch (rule.kind) {
    case MapRule::Kind::Zone:
    case MapRule::Kind::Control: return tr("zone");
    case MapRule::Kind::CommandRange: return tr("command");
    case MapRule::Kind::Move: return tr("way of moving");
    case MapRule::Kind::Retreat: return tr("retreat");
    case MapRule::Kind::Trace: break;
  }
  if (rule.question == "supply") return tr("supply");
  if (rule.question == "command") return tr("command");
  return rule.question == "exit" ? tr("way off the map") : tr("line");
}

QString RuleOnMapWords::name(const Session& session, Id<model::Placement> counter) {
  const model::Placement* row = session.setUp().placement(counter);
  return row ? toQt(session.nameOf(*row)) : QString();
}

QString RuleOnMapWords::audience(const Session& session, RulesOnMap& shown) {
  if (shown.isForSelected()) return shown.counter() ? toQt(session.nameOf(*shown.counter())) : QString();
  if (shown.audience().whose == MapAudience::Whose::All) return tr("all armies");
  for (const model::Army& army : session.translated().all<model::Army>()) {
    if (army.slug == shown.audience().army) return toQt(army.name);
  }
  return toQt(shown.audience().army);
}

QString RuleOnMapWords::standing(const MapRule& rule, Verdict in) {
  if (rule.question == "supply") {
    return in == Verdict::Yes ? tr("in supply") : in == Verdict::No ? tr("out of supply") : tr("supply unknown");
  }
  if (rule.question == "command" || rule.kind == MapRule::Kind::CommandRange) {
    return in == Verdict::Yes ? tr("in command") : in == Verdict::No ? tr("out of command") : tr("command unknown");
  }
  if (rule.question == "exit") {
    return in == Verdict::Yes  ? tr("can leave the map")
           : in == Verdict::No ? tr("cannot leave the map")
                               : tr("way off the map unknown");
  }
  return in == Verdict::Yes ? tr("reached") : in == Verdict::No ? tr("not reached") : tr("unknown");
}

QString RuleOnMapWords::trouble(const Session& session, RulesOnMap& shown) {
  const MapRuleFacts& facts = shown.facts();
  switch (facts.fault) {
    case MapRuleFault::None: return {};
    case MapRuleFault::NothingSelected:
      return isAboutOne(shown.shown()->kind) ? tr("This is shown for one counter: select it.")
                                             : tr("Select a counter, or choose an army.");
    case MapRuleFault::NotOnMap: return tr("The counter is not on the map.");
    case MapRuleFault::NoUnit: return tr("The rules of zones and ways are for units and leaders, not for markers.");
    case MapRuleFault::NotForIt: return tr("This rule is not for the selected counter.");
    case MapRuleFault::NoRetreat: return tr("No result of these rules brings a retreat.");
    case MapRuleFault::Refused: break;
  }
  return tr("It may not do so: %1").arg(reason(session, {facts.refusal, {}, rules::Certainty::Known}));
}

QStringList RuleOnMapWords::counts(const MapRule& rule, const MapRuleFacts& facts) {
  QStringList parts;
  if (facts.unit()) {
    parts << tr("%1 in %n hex(es)", nullptr, facts.hexes()).arg(standing(rule, Verdict::Yes));
    if (const int count = facts.possibleHexes()) parts << tr("perhaps in %n hex(es)", nullptr, count);
    return parts;
  }
  for (const Verdict in : {Verdict::Yes, Verdict::No, Verdict::Unknown}) {
    if (const int count = facts.count(in)) parts << tr("%1: %2").arg(standing(rule, in)).arg(count);
  }
  if (const int count = facts.hexes()) parts << tr("%n hex(es)", nullptr, count);
  if (const int count = facts.possibleHexes()) parts << tr("perhaps %n hex(es)", nullptr, count);
  return parts;
}

QString RuleOnMapWords::chain(const Session& session, const MapRule& rule, const MapRuleFacts& facts) {
  if (facts.chain.empty()) return {};
  const Traced& unit = facts.chain.front();
  if (!unit.isNeeded) {
    const QString itself = tr("%1 need not be reached.").arg(name(session, unit.counter));
    return facts.units.empty() ? itself : tr("%1 It reaches:").arg(itself);
  }
  QString words = tr("%1 (%2): %3")
                      .arg(name(session, unit.counter), number(session, unit.hex), standing(rule, unit.in));
  for (std::size_t i = 1; i < facts.chain.size(); ++i) {
    words += tr(" ← %1 (%2)").arg(name(session, facts.chain[i].counter), number(session, facts.chain[i].hex));
    if (facts.chain[i].isAbove) words += tr(", overall commander");
    if (facts.chain[i].isNeeded) words += tr(", %1").arg(standing(rule, facts.chain[i].in));
  }
  if (facts.chain.size() == 1 && !unit.path.empty()) words += tr(" ← %1").arg(number(session, unit.path.front()));
  return words;
}

QString RuleOnMapWords::reason(const Session& session, const ask::Reason& reason) {
  const auto title = session.translatedRules().text(reason.rule + "/title");
  const auto parts = words(reason.rule, "/");
  // Of the costs of a flood and the effects of a zone their own names, which the author gave.
  const QString older = reason.rule == rules::keys::kControlZones.path()   ? tr("Zone of control")
                        : reason.rule == "command/range" ? tr("Command range")
                                                         : toQt(reason.rule);
  const QString name = title ? toQt(*title) : parts.size() > 3 ? toQt(parts.back()) : older;
  const QString cited = reason.citation.empty() ? name : tr("%1 (%2)").arg(name, toQt(reason.citation));
  return reason.certainty == rules::Certainty::Estimated ? tr("%1, estimated").arg(cited) : cited;
}

QString RuleOnMapWords::at(const Session& session, RulesOnMap& shown, hex::HexKey hex) {
  const MapRule* rule = shown.shown();
  if (!rule) return {};
  const MapRuleFacts& facts = shown.facts();
  const QString named = title(session, *rule);
  QStringList said;
  for (const Traced& each : facts.units) {
    if (each.hex == hex) said << tr("%1 %2").arg(name(session, each.counter), standing(*rule, each.in));
  }
  const auto cost = facts.costs.find(hex);
  if (cost != facts.costs.end()) said << tr("%1: %2").arg(named, pointsText(cost->second));
  if (!said.isEmpty()) return said.join(QStringLiteral(", "));
  const bool isSure = std::any_of(facts.areas.begin(), facts.areas.end(),
                                  [&](const MapArea& each) { return each.sure.contains(hex); });
  const bool isPossible = std::any_of(facts.areas.begin(), facts.areas.end(),
                                      [&](const MapArea& each) { return each.possible.contains(hex); });
  return isSure ? named : isPossible ? tr("%1, perhaps").arg(named) : QString();
}

}  // namespace redoubt::editor
