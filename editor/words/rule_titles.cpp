#include "editor/words/rule_titles.h"

#include <QRegularExpression>
#include <QStringList>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "editor/session/to_qt.h"
#include "editor/words/known_names.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

// "The title of the rating" of "The title of the rating (R3.1): …."
QString firstClause(QString meaning) {
  static const QRegularExpression rest(QStringLiteral("\\s*(\\((?=[^)]*[\\d\\[])|\\[|[:;]\\s|\\.(\\s|$)).*$"),
                                       QRegularExpression::DotMatchesEverythingOption);
  return meaning.remove(rest).remove(QLatin1Char('`'));
}

// The title that a value has in itself: levels of states.
QString titleIn(const std::string& json) {
  const auto value = nlohmann::json::parse(json, nullptr, false);
  const bool hasTitle = value.is_object() && value.contains("title") && value["title"].is_string();
  return hasTitle ? toQt(value["title"].get<std::string>()) : QString();
}

}  // namespace

RuleTitles::RuleTitles(const Session& session) : session_(session) {
  for (const rules::NameKind kind : rules::kNameKinds) {
    for (const KnownName& name : knownNames(session, kind)) names_[{kind, name.slug}] = name.title;
  }
}

QString RuleTitles::of(rules::NameKind kind, const std::string& slug) const {
  const auto found = names_.find({kind, slug});
  return found == names_.end() ? QString() : found->second;
}

QString RuleTitles::ofPart(std::string_view open, const std::string& prefix, const std::string& slug) const {
  if (const auto title = session_.translatedRules().text(prefix + "/title")) return toQt(*title);
  for (const rules::NameKind kind : rules::kNameKinds) {
    if (rules::toText(kind) != open) continue;
    if (const QString title = of(kind, slug); !title.isEmpty()) return title;
  }
  return toQt(slug);
}

QString RuleTitles::of(const rules::Term* term, const std::string& path, const std::string& json) const {
  if (!term) return {};
  const auto open = words(term->path, "/");
  const auto parts = words(path, "/");
  if (open.size() != parts.size()) return {};
  QStringList names;
  std::string prefix;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    prefix += (i > 0 ? "/" : "") + std::string(parts[i]);
    if (open[i].starts_with('<')) names << ofPart(open[i].substr(1, open[i].size() - 2), prefix, std::string(parts[i]));
  }
  if (const QString own = titleIn(json); !own.isEmpty() && !names.isEmpty()) names.back() = own;
  const bool isNamed = session_.translatedRules().text(path + "/title").has_value() || !titleIn(json).isEmpty();
  const QString named = names.join(QStringLiteral(", "));
  if (isNamed && !names.isEmpty()) return named;
  const QString meaning = firstClause(RulesWords::meaning(*term));
  if (names.isEmpty()) return meaning;
  return QStringLiteral("%1: %2").arg(named, meaning.left(1).toLower() + meaning.mid(1));
}

}  // namespace redoubt::editor
