#include "core/check/check.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/text.h"
#include "core/check/families.h"
#include "core/check/finding_collector.h"
#include "core/check/messages.h"

namespace redoubt::check {
namespace {

// The index of every code in the catalogue, which is the order of reports; codes of house checks come after them.
std::ptrdiff_t rankOf(std::string_view code) {
  static const auto ranks = [] {
    std::map<std::string_view, std::ptrdiff_t> result;
    for (const Wording& wording : findingWordings()) result.emplace(wording.code, std::ssize(result));
    return result;
  }();
  const auto found = ranks.find(code);
  return found == ranks.end() ? std::ssize(ranks) : found->second;
}

// Lines of a schedule are sorted by turn, because they have no slug.
int turnOf(const Finding& finding) {
  const Turn* turn = std::get_if<Turn>(&finding.place);
  return turn ? turn->number : 0;
}

void sort(std::vector<Finding>& findings) {
  const auto rank = [](const Finding& finding) {
    return std::tuple<model::Severity, std::ptrdiff_t, std::string_view, std::string_view, std::string_view, int>(
        finding.severity, rankOf(finding.code), finding.code, finding.scenario, finding.variant, turnOf(finding));
  };
  std::stable_sort(findings.begin(), findings.end(), [&](const Finding& a, const Finding& b) {
    const auto left = rank(a);
    const auto right = rank(b);
    return left != right ? left < right : naturalLess(a.subject.text(), b.subject.text());
  });
}

bool saysTheSame(const Finding& a, const Finding& b) {
  return a.code == b.code && a.subject == b.subject && a.scenario == b.scenario && a.variant == b.variant &&
         a.arguments == b.arguments;
}

// People would not look at more hexes than this one after another.
constexpr std::size_t kMostHexes = 20;

// Adds the hexes of an equal finding about other hexes.
void addHexes(Finding& finding, const Finding& alike) {
  auto* hexes = std::get_if<std::vector<hex::HexKey>>(&finding.place);
  const auto* more = std::get_if<std::vector<hex::HexKey>>(&alike.place);
  if (!hexes || !more) return;
  for (const hex::HexKey hex : *more) {
    if (hexes->size() >= kMostHexes) return;
    if (std::find(hexes->begin(), hexes->end(), hex) == hexes->end()) hexes->push_back(hex);
  }
}

// Adds a finding to the list, or only its hexes to the last finding if that is equal.
template <class Found>
void addJoined(std::vector<Finding>& findings, Found&& finding) {
  if (!findings.empty() && saysTheSame(findings.back(), finding)) {
    addHexes(findings.back(), finding);
  } else {
    findings.push_back(std::forward<Found>(finding));
  }
}

// Equal findings, of several checks or about several hexes, become one finding with all hexes.
std::vector<Finding> joinAlike(std::vector<Finding> findings) {
  std::vector<Finding> result;
  for (Finding& finding : findings) addJoined(result, std::move(finding));
  return result;
}

std::vector<Finding> allOf(const FindingsByHex& byHex) {
  std::vector<Finding> all;
  for (const auto& [hex, findings] : byHex) all.insert(all.end(), findings.begin(), findings.end());
  return all;
}

// The hexes that changed rows of the ground name, and those within `reach` of them, on the map or not.
class ChangedHexes {
 public:
  ChangedHexes(const hex::Layout& layout, const model::Changes& changes) : layout_(layout) {
    addRows<model::HexRow>(changes);
    addRows<model::Hexside>(changes);
    addRows<model::Link>(changes);
  }

  // With so many changes, checking everything takes no longer.
  static bool areMany(const model::Changes& changes) {
    constexpr std::size_t kMany = 5000;
    return changes.of<model::HexRow>().size() + changes.of<model::Hexside>().size() + changes.of<model::Link>().size() >
           kMany;
  }

  HexSet within(int reach) const {
    HexSet hexes = hexes_;
    for (int step = 0; step < reach; ++step) {
      const HexSet inner = hexes;
      for (const hex::HexKey hex : inner) {
        for (int side = 0; side < hex::kSides; ++side) {
          if (const auto next = layout_.neighbourAnywhere(hex, side)) hexes.insert(*next);
        }
      }
    }
    return hexes;
  }

 private:
  template <class Row>
  void addRows(const model::Changes& changes) {
    for (const auto& change : changes.of<Row>()) {
      if (change.before) add(change.before->key());
      if (change.after) add(change.after->key());
    }
  }
  void add(hex::HexKey hex) { hexes_.insert(hex); }
  template <class Kind>
  void add(const std::tuple<hex::HexsideKey, Kind>& key) {
    const auto [near, far] = layout_.hexesOf(std::get<0>(key));
    hexes_.insert(near);
    hexes_.insert(far);
  }

  const hex::Layout& layout_;
  HexSet hexes_;
};

}  // namespace

TableSet touchedTables(const model::Changes& changes) {
  TableSet touched;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (changes.touches<Row>()) touched.set(tableIndex<Row>());
  });
  return touched;
}

std::vector<Finding> Check::findings(const CheckContext& context) const {
  return run ? run(context) : allOf(runByHex(context, nullptr));
}

std::span<const Check> allChecks() {
  static const std::vector<Check> checks = [] {
    std::vector<Check> all;
    for (const Family& family : families()) all.insert(all.end(), family.checks.begin(), family.checks.end());
    return all;
  }();
  return checks;
}

std::vector<Finding> runChecks(const model::Battle& battle) {
  return Checker(battle).findings();
}

std::vector<Finding> arranged(std::vector<Finding> findings, const model::Battle& battle) {
  sort(findings);
  findings = joinAlike(std::move(findings));
  for (Finding& finding : findings) {
    const model::Waiver* waiver = waiverOf(battle, finding);
    finding.waived = waiver != nullptr;
    finding.reason = waiver ? waiver->reason : std::string();
  }
  return findings;
}

Checker::Checker(const model::Battle& battle) : context_(battle) {
  restart(battle);
}

int Checker::update(const model::Battle& battle, const model::Changes& changes) {
  const TableSet touched = touchedTables(changes);
  context_.update(battle, touched);
  const auto checks = allChecks();
  const bool areMany = ChangedHexes::areMany(changes);
  std::optional<ChangedHexes> changed;
  int ran = 0;
  bool isChanged = touched.test(tableIndex<model::Waiver>());
  for (std::size_t i = 0; i < checks.size(); ++i) {
    if (isIdle(i)) continue;
    if ((checks[i].reads & touched).any() || (areMany && (checks[i].readsByHex & touched).any())) {
      runWhole(i);
      ++ran;
    } else if ((checks[i].readsByHex & touched).any()) {
      if (!changed) changed.emplace(context_.layout(), changes);
      isChanged = runAt(i, changed->within(checks[i].reach)) || isChanged;
    }
  }
  if (ran > 0 || isChanged) collect();
  return ran;
}

void Checker::restart(const model::Battle& battle) {
  context_ = CheckContext(battle);
  byCheck_.assign(allChecks().size(), {});
  for (std::size_t i = 0; i < byCheck_.size(); ++i) {
    if (!isIdle(i)) runWhole(i);
  }
  collect();
}

void Checker::runWhole(std::size_t check) {
  const Check& each = allChecks()[check];
  if (each.run) {
    byCheck_[check].all = each.run(context_);
  } else {
    byCheck_[check].byHex = each.runByHex(context_, nullptr);
  }
}

// Whether a check has nothing to find and has found nothing before.
bool Checker::isIdle(std::size_t check) const {
  const Check& each = allChecks()[check];
  const Found& found = byCheck_[check];
  return each.isNeeded && found.all.empty() && found.byHex.empty() && !each.isNeeded(context_);
}

// Returns whether there were or are findings at these hexes.
bool Checker::runAt(std::size_t check, const HexSet& hexes) {
  FindingsByHex& kept = byCheck_[check].byHex;
  FindingsByHex found = allChecks()[check].runByHex(context_, &hexes);
  bool isChanged = !found.empty();
  for (const hex::HexKey hex : hexes) isChanged = kept.erase(hex) > 0 || isChanged;
  kept.merge(found);
  return isChanged;
}

void Checker::collect() {
  std::vector<Finding> all;
  for (const Found& found : byCheck_) {
    all.insert(all.end(), found.all.begin(), found.all.end());
    // Joined here, because an unknown terrain can fill half the map and its finding need not be copied for each hex.
    for (const auto& [hex, findings] : found.byHex) {
      for (const Finding& finding : findings) addJoined(all, finding);
    }
  }
  findings_ = arranged(std::move(all), context_.battle());
}

std::size_t count(std::span<const Finding> findings, model::Severity severity) {
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [&](const Finding& finding) {
    return !finding.waived && finding.severity == severity;
  }));
}

bool anyAtOrAbove(std::span<const Finding> findings, model::Severity threshold) {
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding& finding) { return !finding.waived && finding.severity <= threshold; });
}

}  // namespace redoubt::check
