#include "core/exchange/transfer_report.h"

#include <nlohmann/json.hpp>

namespace redoubt::exchange {

std::string toJson(const TransferReport& report, std::string_view language) {
  using Json = nlohmann::ordered_json;
  Json json{{"format", report.format}, {"carried", Json::array()}, {"lost", Json::array()}, {"warnings", Json::array()}};
  for (const TransferReport::Carried& each : report.carried) {
    json["carried"].push_back({{"table", each.table}, {"rows", each.rows}});
  }
  for (const TransferReport::Lost& each : report.lost) {
    json["lost"].push_back({{"table", each.table}, {"rows", each.rows}, {"why", said(each.why, language)}});
  }
  for (const Phrase& warning : report.warnings) json["warnings"].push_back(said(warning, language));
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::vector<TransferReport::Carried> rowsOf(const model::Battle& battle) {
  std::vector<TransferReport::Carried> tables;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    const std::size_t rows = battle.all<Row>().size();
    if (rows > 0) tables.push_back({std::string(Row::kTable), rows});
  });
  if (const std::size_t pictures = battle.pictures().size()) tables.push_back({"picture", pictures});
  return tables;
}

}  // namespace redoubt::exchange
