#include "editor/dialogs/compare/compare_states.h"

#include <QFileInfo>
#include <algorithm>

#include "core/rules/set_up/set_up.h"
#include "core/store/battle_file.h"
#include "editor/dialogs/compare/compared_battles.h"
#include "editor/dialogs/compare/compared_set_ups.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {

QString StateKey::text() const {
  switch (of) {
    case Of::SetUp: return QStringLiteral("set-up:%1").arg(id);
    case Of::Now: return QStringLiteral("now");
    case Of::Version: return QStringLiteral("version:%1").arg(id);
    case Of::File: return QStringLiteral("file:") + path;
    case Of::Nothing: break;
  }
  return {};
}

StateKey StateKey::fromText(const QString& text) {
  const QString rest = text.section(QLatin1Char(':'), 1);
  if (text == QLatin1String("now")) return {Of::Now, 0, {}};
  if (text.startsWith(QLatin1String("set-up:"))) return {Of::SetUp, rest.toLongLong(), {}};
  if (text.startsWith(QLatin1String("version:"))) return {Of::Version, rest.toLongLong(), {}};
  if (text.startsWith(QLatin1String("file:"))) return {Of::File, 0, rest};
  return {};
}

std::vector<CompareStates::Choice> CompareStates::setUps() const {
  const model::Battle& battle = session_.translated();
  std::vector<Choice> choices;
  for (const model::Scenario* scenario : rules::scenarios(battle)) {
    const auto variants = rules::variants(battle, scenario->id);
    for (const model::Variant* variant : variants) {
      const QString title = toQt(scenario->title.empty() ? scenario->slug : scenario->title);
      const QString name = toQt(variant->title.empty() ? variant->slug : variant->title);
      choices.push_back(
          {{StateKey::Of::SetUp, variant->id.value, {}}, variants.size() > 1 ? tr("%1, %2").arg(title, name) : title});
    }
  }
  return choices;
}

std::vector<CompareStates::Choice> CompareStates::states() const {
  std::vector<Choice> choices{{{StateKey::Of::Now, 0, {}}, tr("The battle as it is now")}};
  const auto& versions = session_.document().versions();
  for (auto row = versions.rbegin(); row != versions.rend(); ++row) {
    const StateKey key{StateKey::Of::Version, row->id, {}};
    choices.push_back({key, titleOf(key)});
  }
  for (const auto& [path, file] : files_) choices.push_back({{StateKey::Of::File, 0, path}, file.title});
  return choices;
}

QString CompareStates::titleOf(const StateKey& key) const {
  if (key.of == StateKey::Of::Now) return tr("Now");
  if (key.of == StateKey::Of::File) {
    const auto file = files_.find(key.path);
    return file == files_.end() ? key.path : file->second.title;
  }
  const auto& versions = session_.document().versions();
  const auto row = std::find_if(versions.begin(), versions.end(), [&](const auto& each) { return each.id == key.id; });
  if (row == versions.end()) return {};
  if (row->kind == store::VersionKind::Opened) return tr("As it was opened");
  if (!row->name.empty()) return tr("Version “%1”").arg(toQt(row->name));
  return tr("Version of %1").arg(toQt(row->madeAt));
}

bool CompareStates::contains(const StateKey& key) const {
  switch (key.of) {
    case StateKey::Of::SetUp: return session_.battle().find<model::Variant>(Id<model::Variant>{key.id});
    case StateKey::Of::Now: return true;
    case StateKey::Of::Version: {
      const auto& versions = session_.document().versions();
      return std::any_of(versions.begin(), versions.end(), [&](const auto& each) { return each.id == key.id; });
    }
    case StateKey::Of::File: return files_.contains(key.path);
    case StateKey::Of::Nothing: break;
  }
  return false;
}

bool CompareStates::addFile(const QString& path, const QString& title) {
  return session_.attempt([&] {
    model::Battle battle = store::readBattle(path.toStdString()).battle;
    files_[path] = {title.isEmpty() ? QFileInfo(path).fileName() : title, std::move(battle)};
  });
}

std::optional<model::Battle> CompareStates::battleOf(const StateKey& key) const {
  if (key.of == StateKey::Of::Now) return session_.battle();
  if (key.of == StateKey::Of::File) {
    const auto file = files_.find(key.path);
    return file == files_.end() ? std::nullopt : std::optional(file->second.battle);
  }
  if (key.of != StateKey::Of::Version) return std::nullopt;
  const auto known = versions_.find(key.id);
  if (known != versions_.end()) return known->second;
  model::Battle battle;
  if (!session_.attempt([&] { battle = session_.document().version(key.id); })) return std::nullopt;
  return versions_.emplace(key.id, std::move(battle)).first->second;
}

std::unique_ptr<Compared> CompareStates::compared(const StateKey& left, const StateKey& right) const {
  if (!contains(left) || !contains(right)) return nullptr;
  if (left.isSetUp() && right.isSetUp()) {
    return std::make_unique<ComparedSetUps>(session_, Id<model::Variant>{left.id}, Id<model::Variant>{right.id});
  }
  if (!left.isState() || !right.isState()) return nullptr;
  auto first = battleOf(left);
  auto second = battleOf(right);
  if (!first || !second) return nullptr;
  return std::make_unique<ComparedBattles>(
      session_, ComparedBattles::State{std::move(*first), titleOf(left), left.of == StateKey::Of::Now},
      ComparedBattles::State{std::move(*second), titleOf(right), right.of == StateKey::Of::Now});
}

StateKey CompareStates::shownSetUp() const {
  const auto shown = session_.setUp().variant();
  if (shown) return {StateKey::Of::SetUp, shown->value, {}};
  const auto all = setUps();
  return all.empty() ? StateKey() : all.front().key;
}

StateKey CompareStates::otherSetUp(const StateKey& than) const {
  const auto all = setUps();
  const auto* variant = session_.battle().find<model::Variant>(Id<model::Variant>{than.id});
  for (const bool isBeside : {true, false}) {
    for (const Choice& each : all) {
      const auto* other = session_.battle().find<model::Variant>(Id<model::Variant>{each.key.id});
      const bool isOfScenario = variant && other && variant->scenario == other->scenario;
      if (!(each.key == than) && (!isBeside || isOfScenario)) return each.key;
    }
  }
  return than;
}

StateKey CompareStates::otherState() const {
  const auto all = states();
  return all.size() > 1 ? all[1].key : all.front().key;
}

}  // namespace redoubt::editor
