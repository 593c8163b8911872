#include "core/check/families.h"
#include "core/check/pieces/pieces_checks.h"

namespace redoubt::check {
namespace {

using model::Severity;

constexpr auto kFindings = std::to_array<Wording>({
    {"order-unknown-verb", Severity::Warning},    {"order-malformed", Severity::Error},
    {"order-unknown-name", Severity::Error},      {"order-count", Severity::Error},
    {"order-too-many", Severity::Error},          {"order-undecidable", Severity::Note},
    {"event-malformed", Severity::Error},         {"event-unknown-name", Severity::Error},
    {"event-label-unknown", Severity::Error},     {"event-takes-too-few", Severity::Error},
    {"stock-carriers", Severity::Warning},        {"stock-unset", Severity::Note},
    {"stock-space-unknown", Severity::Error},     {"stock-without-user", Severity::Error},
    {"stock-used-beside-enemy", Severity::Error}, {"marker-without-side", Severity::Error},
    {"marker-off-hexside", Severity::Error},      {"marker-too-many", Severity::Error},
    {"marker-no-room", Severity::Error},          {"marker-unknown", Severity::Note},
    {"track-start-unknown", Severity::Error},     {"track-start-off-middle", Severity::Note},
    {"track-zone-unknown", Severity::Error},      {"track-zone-torn", Severity::Warning},
    {"track-label-unknown", Severity::Warning},   {"space-too-full", Severity::Error},
});

}  // namespace

Family piecesFamily() {
  Family family;
  family.findings = kFindings;
  const TableSet named = tables<model::Army, model::Leader, model::Unit, model::Player, model::Zone, model::Track>();
  const TableSet placed = CheckContext::setUpTables() | tables<model::Army, model::Unit, model::Leader>();
  family.checks = {
      wholeBattle("orders", named | placed | CheckContext::figureTables() | tables<model::SetUpOrder>(), checkOrders),
      wholeBattle("events", named | tables<model::Event, model::Space, model::Scenario>(), checkEvents),
      wholeBattle("stocks", placed | tables<model::Setting, model::Space, model::Player>(), checkStocks),
      wholeBattle("markers", placed | tables<model::Hexside>(), checkMarkers),
      wholeBattle("tracks", placed | tables<model::Setting, model::Track, model::Space>(), checkTracks),
  };
  return family;
}

}  // namespace redoubt::check
