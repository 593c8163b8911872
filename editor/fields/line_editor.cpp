#include "editor/fields/line_editor.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <cmath>

#include "core/base/text.h"
#include "core/hex/numbers.h"
#include "editor/words/row_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

using model::Nature;

struct FieldFaults {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::FieldFaults)
};

using Parsed = std::variant<model::Value, QString>;

QString number(double value) {
  return QString::fromStdString(numberText(value));
}

Parsed parsedNumber(const model::FieldInfo& field, const QString& typed) {
  const bool isWhole = field.kind == model::ColumnKind::Integer;
  QString plain = typed;
  plain.replace(QChar(0x2212), QLatin1Char('-')).replace(QLatin1Char(','), QLatin1Char('.'));
  bool isNumber = false;
  const double value = isWhole ? static_cast<double>(plain.toLongLong(&isNumber)) : plain.toDouble(&isNumber);
  if (!isNumber || !std::isfinite(value) || value < field.bounds.least || value > field.bounds.most) {
    const QString sentence = isWhole ? FieldFaults::tr("Expected a whole number from %1 to %2.")
                                     : FieldFaults::tr("Expected a number from %1 to %2.");
    return sentence.arg(number(field.bounds.least), number(field.bounds.most));
  }
  if (isWhole) return model::Value(static_cast<std::int64_t>(value));
  return model::Value(value);
}

Parsed parsedHex(const Session& session, const QString& typed) {
  if (const auto hex = session.layout().parse(typed.toStdString())) return model::Value(hex->value);
  return FieldFaults::tr("There is no hex “%1” on the map.").arg(typed);
}

// "1809/1910" or "1809 1910": two neighbours.
Parsed parsedSide(const Session& session, const QString& typed) {
  const auto parts = words(typed.toStdString(), " /–-");
  if (parts.size() == 2) {
    const auto a = session.layout().parse(parts[0]);
    const auto b = session.layout().parse(parts[1]);
    const auto side = a && b ? session.layout().sideBetween(*a, *b) : std::nullopt;
    if (side) return model::Value(side->value);
  }
  return FieldFaults::tr("Expected two neighbouring hexes, as in %1.").arg(QStringLiteral("1809/1909"));
}

Parsed parsedText(const model::FieldInfo& field, const QString& typed) {
  const std::string text = typed.simplified().toStdString();
  if (text.size() > field.bounds.longest) {
    return FieldFaults::tr("The text is too long; it may have %1 bytes.").arg(field.bounds.longest);
  }
  if (field.nature == Nature::Slug) {
    const std::string slug = slugged(text);
    if (slug.empty()) return FieldFaults::tr("A short name has at least one letter or digit.");
    return model::Value(slug);
  }
  if (field.nature == Nature::Language && !text.empty()) {
    if (QLocale(typed).language() == QLocale::C || text.size() != 2) {
      return FieldFaults::tr("Expected the two letters of a language, such as %1.").arg(QStringLiteral("en, pl"));
    }
  }
  return model::Value(text);
}

}  // namespace

Parsed parsedField(const Session& session, const model::FieldInfo& field, const QString& typed) {
  using Kind = model::ColumnKind;
  const QString text = typed.trimmed();
  if (text.isEmpty() && field.isOptional) return model::Value();
  switch (field.kind) {
    case Kind::Integer:
    case Kind::Real: return parsedNumber(field, text);
    case Kind::Hex: return parsedHex(session, text);
    case Kind::Hexside: return parsedSide(session, text);
    default: return parsedText(field, text);
  }
}

LineEditor::LineEditor(const Session& session, FieldSpec spec, const QString& name)
    : TypedEditor(std::move(spec)), session_(session), line_(new QLineEdit) {
  if (spec_.field.kind == model::ColumnKind::Text) {
    const int most = static_cast<int>(std::min<std::size_t>(spec_.field.bounds.longest, 10'000));
    line_->setMaxLength(spec_.mostLetters > 0 ? spec_.mostLetters : most);
  }
  line_->setPlaceholderText(spec_.example);
  hold(line_, name, true);
  sharesUndo(*line_);
  line_->installEventFilter(this);
  connect(line_, &QLineEdit::editingFinished, this, &LineEditor::finish);
}

QString LineEditor::textOf(const model::Value& value) const {
  using Kind = model::ColumnKind;
  if (std::holds_alternative<std::monostate>(value)) return {};
  if (spec_.field.kind == Kind::Hex) return Words::hex(session_, hex::HexKey{std::get<std::int64_t>(value)});
  if (spec_.field.kind == Kind::Hexside) {
    return RowWords::side(session_, hex::HexsideKey{std::get<std::int64_t>(value)});
  }
  return Words::text(model::toText(value));
}

bool LineEditor::isTyped() const {
  return line_->isModified();
}

QString LineEditor::typed() const {
  return line_->text();
}

void LineEditor::setText(const QString& text) {
  if (line_->text() != text) line_->setText(text);
  line_->setModified(false);
}

void LineEditor::accept() {
  line_->setModified(false);
}

TypedEditor::Parsed LineEditor::parsed(const QString& typed) const {
  return parsedField(session_, spec_.field, typed);
}

bool LineEditor::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
  if (isKey && isTyped() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    if (event->type() == QEvent::KeyPress) forget();
    event->accept();
    return true;
  }
  return FieldEditor::eventFilter(watched, event);
}

}  // namespace redoubt::editor
