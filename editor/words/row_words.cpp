#include "editor/words/row_words.h"

#include <QLocale>
#include <QStringList>

#include "core/check/finding.h"
#include "core/hex/facing.h"
#include "core/rules/book/provenance.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/field_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr qsizetype kLongestName = 80;

// The columns that can name a row, in order of preference.
constexpr const char* kNaming[] = {"title", "name", "label", "words", "heading", "text", "path", "code"};

// The part of the rules that defines the names in a column; null for other columns.
const char* ruleKind(model::Nature nature) {
  switch (nature) {
    case model::Nature::HexTerrain:
    case model::Nature::SideTerrain:
    case model::Nature::LinkTerrain: return "terrain";
    case model::Nature::UnitType: return "unit-type";
    case model::Nature::Formation: return "formation";
    case model::Nature::Figure: return "figure";
    default: return nullptr;
  }
}

QString shortened(QString words) {
  words = words.simplified();
  if (words.size() > kLongestName) words = words.left(kLongestName - 1) + QChar(0x2026);
  return words;
}

}  // namespace

QString RowWords::side(const Session& session, hex::HexsideKey side) {
  return toQt(check::toText(check::Place(side), session.layout()));
}

QString RowWords::facing(const Session& session, std::string_view word) {
  const auto facing = model::facingFromText(word);
  if (!facing) return toQt(word);
  if (!facing->direction) return tr("free");
  const int angle = hex::angle(*facing->direction, session.layout().orientation());
  return facing->direction->kind == hex::FacingKind::Hexside ? tr("%1°, to a hexside").arg(angle)
                                                             : tr("%1°, to a vertex").arg(angle);
}

QString RowWords::value(const Session& session, const model::TableInfo& table, const model::FieldInfo& field,
                        const model::Value& value) {
  using Kind = model::ColumnKind;
  if (std::holds_alternative<std::monostate>(value)) return {};
  const std::string plain = model::toText(value);
  switch (field.kind) {
    case Kind::Truth: return plain == "1" ? tr("yes") : tr("no");
    case Kind::Word: return FieldWords::value(table, field, plain);
    case Kind::Facing: return facing(session, plain);
    case Kind::Hex: return Words::hex(session, hex::HexKey{std::get<std::int64_t>(value)});
    case Kind::Hexside: return side(session, hex::HexsideKey{std::get<std::int64_t>(value)});
    case Kind::Id: {
      const model::TableInfo* other = model::tableNamed(field.refersTo);
      const void* row = other ? other->findByKey(session.translated(), plain) : nullptr;
      return row ? name(session, *other, row) : toQt(plain);
    }
    case Kind::Real: return QLocale().toString(std::get<double>(value), 'g', 10);
    case Kind::Integer:
    case Kind::Text:
    case Kind::Json: break;
  }
  if (!field.words.empty()) return FieldWords::value(table, field, plain);
  if (field.nature == model::Nature::Figure && model::isCommonFigure(plain)) return CoreWords::term(plain);
  if (const char* kind = ruleKind(field.nature)) {
    const auto title = session.translatedRules().text(std::string(kind) + "/" + plain + "/title");
    if (title) return toQt(*title);
  }
  if (field.nature == model::Nature::Table) {
    const model::TableInfo* named = model::tableNamed(plain);
    return named ? FieldWords::one(*named) : toQt(plain);
  }
  return toQt(plain);
}

QString RowWords::name(const Session& session, const model::TableInfo& table, const void* row) {
  if (table.name() == model::Paragraph::kTable) {
    const auto& paragraph = *static_cast<const model::Paragraph*>(row);
    const auto cited = rules::citationOf(session.translated(), paragraph.id);
    const QString number = cited ? toQt(cited->text) : toQt(paragraph.number);
    return paragraph.heading.empty() ? number : number + QLatin1Char(' ') + shortened(toQt(paragraph.heading));
  }
  for (const char* column : kNaming) {
    const auto at = table.column(column);
    if (!at) continue;
    const QString words = shortened(toQt(model::toText(model::valueOf(row, table.fields()[*at]))));
    if (!words.isEmpty()) return words;
  }
  QStringList parts;
  for (const model::FieldInfo& field : table.fields()) {
    const bool isOwnId = field.isKey && table.hasIds();
    const bool tells = field.isKey || (!field.refersTo.empty() && (!field.isOptional || field.isOwned)) ||
                       !field.words.empty() || field.nature == model::Nature::Slug ||
                       field.nature == model::Nature::Ordinal;
    if (isOwnId || !tells) continue;
    const QString words = value(session, table, field, model::valueOf(row, field));
    if (!words.isEmpty()) parts << words;
    if (parts.size() == 3) break;
  }
  return shortened(parts.join(QStringLiteral(", ")));
}

QString RowWords::name(const Session& session, const model::AnyRow& row) {
  return name(session, row.table(), row.data());
}

QString RowWords::kindAndName(const Session& session, const model::AnyRow& row) {
  return tr("%1 “%2”").arg(FieldWords::one(row.table()), name(session, row));
}

}  // namespace redoubt::editor
