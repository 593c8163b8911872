#include "core/document/house_findings.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"

namespace redoubt::document {
namespace {

using query::QueryValue;

// As much as people read of a finding; a query may give more.
constexpr std::size_t kLongestMessage = 500;

// Before the code of a language: "message_pl".
constexpr std::string_view kTranslated = "message_";

// Cut between two characters.
std::string clipped(std::string text) {
  if (text.size() <= kLongestMessage) return text;
  std::size_t end = kLongestMessage;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

std::optional<std::int64_t> integerOf(const QueryValue& value) {
  return value.text ? toInteger(*value.text) : std::nullopt;
}

template <class Row>
constexpr bool kHasId = requires(const Row& row) {
  row.id;
};
template <class Row>
constexpr bool kHasSlug = requires(const Row& row) {
  row.slug;
};

// A row that a value names by its id or its slug; null if there is none.
template <class Row>
const Row* rowOf(const model::Battle& battle, const QueryValue& value) {
  if constexpr (kHasSlug<Row>) {
    if (!value.isNumber) return battle.bySlug<Row>(*value.text);
  }
  const auto id = integerOf(value);
  return id ? battle.find<Row>(Id<Row>{*id}) : nullptr;
}

template <class Row>
std::string nameOf(const Row& row) {
  if constexpr (kHasSlug<Row>) {
    if (!row.slug.empty()) return row.slug;
  }
  return std::to_string(row.id.value);
}

// Reads one row of a result.
class RowReader {
 public:
  RowReader(const model::Battle& battle, const hex::Layout& layout, const model::HouseCheck& check,
            const query::QueryResult& result, const std::vector<QueryValue>& row)
      : battle_(battle), layout_(layout), check_(check), result_(result), row_(row) {}

  check::Finding finding() {
    finding_.code = "house/" + (check_.slug.empty() ? std::to_string(check_.id.value) : check_.slug);
    finding_.severity = check_.severity;
    finding_.arguments["title"] = check_.title;
    for (std::size_t i = 0; i < row_.size(); ++i) {
      if (row_[i].text) read(result_.columns[i], row_[i]);
    }
    if (!hexes_.empty()) finding_.place = std::move(hexes_);
    if (finding_.subject.empty()) finding_.subject = std::move(subjectOfPlace_);
    if (finding_.subject.empty()) finding_.subject = subjectOf(check_);
    Phrase& message = finding_.arguments["message"];
    message = Phrase::written(message.empty() ? clipped(messageOfColumns()) : message.text(), std::move(translations_));
    return std::move(finding_);
  }

  /// What the row names and the battle doesn't have; of use after finding().
  std::vector<Phrase> faults() { return std::move(faults_); }

 private:
  void read(const std::string& column, const QueryValue& value) {
    if (column == "message") {
      finding_.arguments["message"] = clipped(*value.text);
    } else if (column.starts_with(kTranslated)) {
      translations_.push_back({column.substr(kTranslated.size()), clipped(*value.text)});
    } else if (column == "hex") {
      readHex(value);
    } else if (column == "hexside") {
      readHexside(value);
    } else if (column == "turn") {
      const auto turn = integerOf(value);
      if (!turn || *turn < 1 || *turn >= 10'000) return fault("turn", *value.text);
      finding_.place = check::Turn{static_cast<int>(*turn)};
    } else {
      readRow(column, value);
    }
  }

  void fault(const std::string& key, const std::string& value, std::vector<Phrase::Argument> more = {}) {
    more.push_back({"value", clipped(value)});
    faults_.push_back(Phrase::of("house.not-there." + key, std::move(more)));
  }

  void readHex(const QueryValue& value) {
    const auto hex = hexOf(value);
    if (!hex) return fault("hex", *value.text);
    hexes_.push_back(*hex);
    if (subjectOfPlace_.empty()) subjectOfPlace_ = check::HexSubject{*hex, {}};
  }

  void readHexside(const QueryValue& value) {
    const auto key = integerOf(value);
    const auto side = key && hex::HexsideKey::isValid(*key) ? std::optional(hex::HexsideKey{*key}) : std::nullopt;
    if (!side || !layout_.contains(*side)) {
      return fault("hexside", *value.text);
    }
    finding_.place = *side;
    subjectOfPlace_ = check::RowSubject{std::string(model::Hexside::kTable), std::to_string(side->value)};
  }

  void readRow(const std::string& column, const QueryValue& value) {
    if (column == "scenario") {
      if (const auto* scenario = existing<model::Scenario>(value)) finding_.scenario = nameOf(*scenario);
    } else if (column == "variant") {
      if (const auto* variant = existing<model::Variant>(value)) readVariant(*variant);
    } else if (column == "paragraph") {
      if (const auto* paragraph = existing<model::Paragraph>(value)) {
        finding_.citation = rules::citationOf(battle_, paragraph->id);
      }
    } else if (finding_.subject.empty()) {
      readSubject(column, value);
    }
  }

  // A variant says in which scenario it is.
  void readVariant(const model::Variant& variant) {
    finding_.variant = nameOf(variant);
    const auto* scenario = battle_.find<model::Scenario>(variant.scenario);
    if (scenario) finding_.scenario = scenario->slug;
  }

  // Rows without an id are taken as they are named.
  void readSubject(const std::string& column, const QueryValue& value) {
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      if (column != Row::kTable) return;
      if constexpr (kHasId<Row>) {
        if (const Row* row = existing<Row>(value)) finding_.subject = check::RowSubject{column, nameOf(*row)};
      } else {
        finding_.subject = check::Subject::parse(column + "/" + *value.text);
      }
    });
  }

  // The row that a value names; that there is none is a fault.
  template <class Row>
  const Row* existing(const QueryValue& value) {
    const Row* row = rowOf<Row>(battle_, value);
    if (!row) {
      const bool isId = value.isNumber || !kHasSlug<Row>;
      fault(isId ? "id" : "slug", *value.text, {{"table", std::string(Row::kTable)}});
    }
    return row;
  }

  std::optional<hex::HexKey> hexOf(const QueryValue& value) const {
    if (!value.isNumber) return layout_.parse(*value.text);
    const auto key = integerOf(value);
    const bool isOnMap = key && hex::HexKey::isValid(*key) && layout_.contains(hex::HexKey{*key});
    return isOnMap ? std::optional(hex::HexKey{*key}) : std::nullopt;
  }

  // "Far from their leader: unit Alder, hex 0304."
  std::string messageOfColumns() const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < row_.size(); ++i) {
      const std::string& column = result_.columns[i];
      if (!row_[i].text || column.starts_with(kTranslated)) continue;
      const auto hex = column == "hex" ? hexOf(row_[i]) : std::nullopt;
      parts.push_back(column + " " + (hex ? check::hexText(layout_, *hex) : *row_[i].text));
    }
    return check_.title + (parts.empty() ? "" : ": " + join(parts, ", ")) + ".";
  }

  const model::Battle& battle_;
  const hex::Layout& layout_;
  const model::HouseCheck& check_;
  const query::QueryResult& result_;
  const std::vector<QueryValue>& row_;
  check::Finding finding_;
  std::vector<hex::HexKey> hexes_;
  check::Subject subjectOfPlace_;
  std::vector<Phrase> faults_;
  std::vector<Phrase::Argument> translations_;  // of the message, by language
};

}  // namespace

check::Subject subjectOf(const model::HouseCheck& check) {
  return check::Subject::of(check);
}

RowFindings findingsOf(const model::Battle& battle, const model::HouseCheck& check, const query::QueryResult& result) {
  const hex::Layout layout = model::layoutOf(battle);
  RowFindings found;
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    RowReader reader(battle, layout, check, result, result.rows[i]);
    found.findings.push_back(reader.finding());
    const std::string number = std::to_string(i + 1);
    for (Phrase& fault : reader.faults()) {
      found.faults.push_back(Phrase::of("house.row", {{"number", number}, {"fault", std::move(fault)}}));
    }
  }
  return found;
}

}  // namespace redoubt::document
