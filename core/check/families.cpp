#include "core/check/families.h"

namespace redoubt::check {

const std::vector<Family>& families() {
  static const std::vector<Family> all{mapFamily(),      setUpFamily(),         commandFamily(), combatFamily(),
                                       scheduleFamily(), piecesFamily(),        victoryFamily(), counterFamily(),
                                       ruleFamily(),     transcriptionFamily(), houseFamily()};
  return all;
}

Check wholeBattle(std::string_view name, const TableSet& reads, std::vector<Finding> (*run)(const CheckContext&)) {
  Check check;
  check.name = name;
  check.reads = CheckContext::baseTables() | reads;
  check.run = run;
  return check;
}

Check where(bool (*isNeeded)(const CheckContext&), Check check) {
  check.isNeeded = isNeeded;
  return check;
}

Check hexByHex(std::string_view name, const TableSet& reads, const TableSet& readsByHex, int reach,
               FindingsByHex (*run)(const CheckContext&, const HexSet*)) {
  Check check;
  check.name = name;
  check.reads = CheckContext::baseTables() | reads;
  check.readsByHex = readsByHex;
  check.reach = reach;
  check.runByHex = run;
  return check;
}

TableSet groundTables() {
  return tables<model::HexRow, model::Hexside, model::Link>();
}

}  // namespace redoubt::check
