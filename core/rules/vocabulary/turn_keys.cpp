#include "core/rules/vocabulary/turn_keys.h"

#include "core/rules/vocabulary/terms.h"
#include "core/rules/vocabulary/typed_value.h"

namespace redoubt::rules {
namespace values {
namespace {

constexpr int kMostCopies = 100;

// What units may do: actions by their names or by what they are asked for, and words for what is none.
template <class S>
Member<S> may(std::optional<Names> S::*at) {
  return memberInto<S>(
      "may", names(NameKind::Action, {"move", "rally", "retreat", "attack", "fire", "build"}),
      [at](S& into, Names names) { into.*at = std::move(names); }, false);
}

template <class S>
Member<S> most(std::optional<Amount> S::*at) {
  return memberInto<S>(
      "most", amount(scopeOfGame()), [at](S& into, Amount amount) { into.*at = std::move(amount); }, false);
}

Typed<Segment> segment() {
  return object<Segment>(
      {member("who", &Segment::who,
              oneOf<Turns>({{"active", Turns::Active},
                            {"other", Turns::Other},
                            {"both", Turns::Both},
                            {"alternate", Turns::Alternate}}),
              false),
       member("pool", &Segment::pool, text(), false), member("when", &Segment::when, when(scopeOfGame()), false),
       member("units", &Segment::units, when(scopeOfCounts()), false), may(&Segment::may), most(&Segment::most),
       member("pass", &Segment::mayPass, truth(), false),
       member("table", &Segment::table, values::name(NameKind::Table), false), member("order", &Segment::order, whole(0), false)});
}

Member<Chit> chitOf(std::string member, Chit::Of of, Typed<std::string> whose) {
  return memberInto<Chit>(
      std::move(member), std::move(whose),
      [of](Chit& into, std::string name) {
        into.of = of;
        into.name = std::move(name);
      },
      false);
}

Member<Chit> chitsOf(std::string name, Chit::Of of) {
  return memberInto<Chit>(
      std::move(name), when(scopeOfCounts()),
      [of](Chit& into, Condition whose) {
        into.of = of;
        into.whose = std::move(whose);
      },
      false);
}

Typed<Chit> chit() {
  return object<Chit>(
      {chitOf("leader", Chit::Of::Leader, values::name(NameKind::Leader)), chitsOf("leaders", Chit::Of::Leaders),
       chitOf("command", Chit::Of::Command, values::name(NameKind::Command)), chitsOf("commands", Chit::Of::Commands),
       chitOf("army", Chit::Of::Army, values::name(NameKind::Army)), chitOf("event", Chit::Of::Event, text()),
       memberInto<Chit>(
           "end", oneOf<bool>({{"turn", true}}), [](Chit& into, bool) { into.of = Chit::Of::End; }, false),
       member("when", &Chit::when, when(scopeOfGame()), false),
       member("units", &Chit::units, when(scopeOfCounts()), false),
       member("copies", &Chit::copies, whole(1, kMostCopies), false),
       memberInto<Chit>(
           "choice", whole(1, kMostCopies), [](Chit& into, int choice) { into.choice = choice; }, false),
       member("table", &Chit::table, values::name(NameKind::Table), false)},
      {"leader", "leaders", "command", "commands", "army", "event", "end"});
}

Typed<ActivationLevel> activationLevel() {
  return object<ActivationLevel>({may(&ActivationLevel::may), most(&ActivationLevel::most)});
}

}  // namespace
}  // namespace values

namespace keys {

using values::family;

const RuleFamily<std::string> kSegmentTitle = family("segment/<segment>/title", values::text());
const RuleFamily<Segment> kSegment = family("segment/<segment>", values::segment());
const RuleFamily<std::string> kChitTitle = family("pool/<pool>/<chit>/title", values::text());
const RuleFamily<Chit> kChit = family("pool/<pool>/<chit>", values::chit());
const RuleFamily<ActivationLevel> kActivationLevel = family("activation-level/<activation-level>", values::activationLevel());

}  // namespace keys

std::vector<Term> terms::course() {
  using namespace keys;
  return termsOf(kSegment, kSegmentTitle, kChit, kChitTitle, kActivationLevel);
}

}  // namespace redoubt::rules
