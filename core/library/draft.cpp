#include "core/library/draft.h"

#include <utility>

#include "core/library/inside.h"
#include "core/model/any_row.h"
#include "core/model/named_draft.h"

// Edits in the making, in the values that other programs know.
namespace redoubt::library {

struct Drafted : model::NamedDraft {
  using NamedDraft::NamedDraft;
};

namespace {

std::optional<model::Facing> facingOf(std::optional<Direction> facing) {
  return facing ? std::optional(model::Facing{directionOf(*facing)}) : std::nullopt;
}

Id<model::Placement> idOf(CounterId counter) {
  return {counter.value};
}

std::vector<hex::HexKey> keysOf(const Drafted& draft, const std::vector<HexNumber>& numbers) {
  std::vector<hex::HexKey> keys;
  for (const HexNumber& each : numbers) keys.push_back(keyOf(draft.layout(), each));
  return keys;
}

const model::TableInfo& tableOf(std::string_view name) {
  if (const model::TableInfo* table = model::tableNamed(name)) return *table;
  fail(ErrorCode::NotFound, Phrase::of("errors.library.table"), std::string(name));
}

void setAll(model::AnyRow& row, const std::vector<std::pair<std::string, Value>>& values) {
  for (const auto& [column, value] : values) {
    if (!row.set(column, value)) fail(ErrorCode::BadInput, Phrase::of("errors.library.column"), column);
  }
}

}  // namespace

model::Edit editOf(const Draft& draft) {
  return draft.drafted().edit();
}

Draft::Draft(const Battle& battle, std::string title)
    : drafted_(std::make_unique<Drafted>(battle.inside().battle, std::move(title))) {}
Draft::Draft(Draft&&) noexcept = default;
Draft& Draft::operator=(Draft&&) noexcept = default;
Draft::~Draft() = default;

const std::string& Draft::title() const {
  return drafted_->title();
}

Battle Draft::battle() const {
  return battleOf(drafted_->now());
}

bool Draft::isEmpty() const {
  return drafted_->before() == drafted_->now();
}

Draft& Draft::in(const ScenarioName& scenario, const VariantName& variant) {
  drafted_->choose(variantNamed(drafted_->now(), scenario, variant).id);
  return *this;
}

Draft& Draft::place(const PieceName& piece, const HexNumber& hex, std::optional<Direction> facing) {
  guarded([&] { drafted_->place(piece.text, keyOf(drafted_->layout(), hex), facingOf(facing)); });
  return *this;
}

Draft& Draft::move(CounterId counter, const HexNumber& hex) {
  guarded([&] { drafted_->move(idOf(counter), keyOf(drafted_->layout(), hex)); });
  return *this;
}

Draft& Draft::turn(CounterId counter, Direction facing) {
  guarded([&] { drafted_->turn(idOf(counter), {directionOf(facing)}); });
  return *this;
}

Draft& Draft::setStep(CounterId counter, int step) {
  guarded([&] { drafted_->setStep(idOf(counter), step); });
  return *this;
}

Draft& Draft::setFormation(CounterId counter, std::string_view formation) {
  guarded([&] { drafted_->setFormation(idOf(counter), formation); });
  return *this;
}

Draft& Draft::remove(CounterId counter) {
  guarded([&] { drafted_->takeOff(idOf(counter)); });
  return *this;
}

Draft& Draft::paint(const std::vector<HexNumber>& hexes, std::string_view terrain) {
  drafted_->paint(keysOf(*drafted_, hexes), terrain);
  return *this;
}

Draft& Draft::setLevel(const std::vector<HexNumber>& hexes, int level) {
  guarded([&] { drafted_->setLevel(keysOf(*drafted_, hexes), level); });
  return *this;
}

Draft& Draft::paintSide(const HexNumber& hex, const HexNumber& other, std::string_view kind) {
  guarded([&] { drafted_->paintSide(keyOf(drafted_->layout(), hex), keyOf(drafted_->layout(), other), kind); });
  return *this;
}

Draft& Draft::paintLink(const HexNumber& hex, const HexNumber& other, std::string_view kind) {
  guarded([&] { drafted_->paintLink(keyOf(drafted_->layout(), hex), keyOf(drafted_->layout(), other), kind); });
  return *this;
}

Draft& Draft::rename(const PieceName& piece, std::string_view title) {
  guarded([&] { drafted_->rename(piece.text, title); });
  return *this;
}

Draft& Draft::put(std::string_view table, const std::vector<std::pair<std::string, Value>>& values) {
  const model::TableInfo& info = tableOf(table);
  model::AnyRow row(info);
  setAll(row, values);
  if (const auto known = model::rowOf(drafted_->now(), info, row.key())) {
    row = *known;
    setAll(row, values);
  }
  drafted_->put(row);
  return *this;
}

Draft& Draft::erase(std::string_view table, const std::vector<std::pair<std::string, Value>>& key) {
  const model::TableInfo& info = tableOf(table);
  model::AnyRow row(info);
  setAll(row, key);
  if (!drafted_->erase(row)) {
    fail(ErrorCode::NotFound, Phrase::of("errors.library.key"), std::string(table) + " " + row.key());
  }
  return *this;
}

}  // namespace redoubt::library
