#include "editor/dialogs/rules/rules_drafts.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSettings>
#include <QVariant>

#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

const QString kFolder = QStringLiteral("rules/drafts/");

QString keyOf(const std::filesystem::path& file) {
  const QByteArray path = QByteArray::fromStdString(file.string());
  return kFolder + QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(24));
}

}  // namespace

void RuleDrafts::move(const std::filesystem::path& from, const std::filesystem::path& to) {
  QSettings settings;
  const QVariant lines = settings.value(keyOf(from));
  if (from == to || !lines.isValid()) return;
  settings.setValue(keyOf(to), lines);
  settings.remove(keyOf(from));
}

void RuleDrafts::read(const Session& session) {
  texts_.clear();
  file_.clear();
  if (!session.hasDocument()) return;
  file_ = keyOf(session.document().path());
  const QStringList lines = QSettings().value(file_).toStringList();
  // Path, scenario (empty for a rule) and text of each.
  for (qsizetype at = 0; at + 2 < lines.size(); at += 3) {
    RuleAddress key(lines[at].toStdString());
    if (!lines[at + 1].isEmpty()) key.scenario = Id<model::Scenario>{lines[at + 1].toLongLong()};
    const bool isGone = key.scenario && !session.battle().find(key.scenario);
    if (!isGone) texts_[key] = lines[at + 2];
  }
}

void RuleDrafts::follow(const Session& session) {
  const QString file = session.hasDocument() ? keyOf(session.document().path()) : QString();
  if (file.isEmpty() || file_.isEmpty() || file == file_) return;
  QSettings().remove(file_);
  file_ = file;
  write();
}

const QString* RuleDrafts::find(const RuleAddress& key) const {
  const auto found = texts_.find(key);
  return found == texts_.end() ? nullptr : &found->second;
}

void RuleDrafts::keep(const RuleAddress& key, const QString& text) {
  texts_[key] = text;
  write();
}

void RuleDrafts::drop(const RuleAddress& key) {
  if (texts_.erase(key) > 0) write();
}

void RuleDrafts::dropAll() {
  texts_.clear();
  write();
}

std::vector<RuleAddress> RuleDrafts::keys() const {
  std::vector<RuleAddress> keys;
  for (const auto& [key, text] : texts_) keys.push_back(key);
  return keys;
}

void RuleDrafts::write() const {
  if (file_.isEmpty()) return;
  QSettings settings;
  if (texts_.empty()) return settings.remove(file_);
  QStringList lines;
  for (const auto& [key, text] : texts_) {
    lines << RulesWords::text(key.path) << (key.scenario ? QString::number(key.scenario->value) : QString()) << text;
  }
  settings.setValue(file_, lines);
}

}  // namespace redoubt::editor
