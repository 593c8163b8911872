#include "editor/fields/field_editor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include "editor/fields/choice_editor.h"
#include "editor/fields/line_editor.h"
#include "editor/fields/other_editors.h"
#include "editor/fields/picture_editor.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

// Needed because a line edit takes the undo keys even if it has nothing to undo.
class UndoSharer : public QObject {
 public:
  explicit UndoSharer(QWidget& control) : QObject(&control) { control.installEventFilter(this); }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::ShortcutOverride) return false;
    auto* line = qobject_cast<QLineEdit*>(watched);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo) && line && !line->isUndoAvailable();
    const bool isRedo = key->matches(QKeySequence::Redo) && line && !line->isRedoAvailable();
    if (!isUndo && !isRedo) return false;
    event->ignore();
    return true;
  }
};

}  // namespace

void sharesUndo(QWidget& control) {
  new UndoSharer(control);
}

void FieldEditor::hold(QWidget* control, const QString& name, bool isWide) {
  control_ = control;
  control->setObjectName(name);
  control->setToolTip(spec_.help);
  QString spoken = spec_.label;
  control->setAccessibleName(spoken.remove(QLatin1Char('&')));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  if (spec_.width > 0) control->setFixedWidth(size::scaled(spec_.width));
  row->addWidget(control, isWide && spec_.width == 0 ? 1 : 0);
  if (!spec_.unit.isEmpty()) {
    auto* unit = new QLabel(spec_.unit);
    setRole(*unit, "second");
    row->addWidget(unit);
  }
  if (!isWide || spec_.width > 0) row->addStretch(1);
  setFocusProxy(control);
}

FieldEditor* makeFieldEditor(Session& session, FieldSpec spec, const QString& form) {
  using Kind = model::ColumnKind;
  const QString name = form + QLatin1Char('.') + spec.name;
  if (spec.choices && spec.field.kind == Kind::Json) return new TicksEditor(std::move(spec), name);
  if (spec.choices) return new ChoiceEditor(std::move(spec), name);
  if (spec.field.kind == Kind::Truth) return new TickEditor(std::move(spec), name);
  if (SpinEditor::isFor(spec)) return new SpinEditor(std::move(spec), name);
  if (spec.field.kind == Kind::Json || spec.field.nature == model::Nature::Prose ||
      spec.field.nature == model::Nature::Query) {
    return new TextEditor(std::move(spec), name);
  }
  if (spec.field.nature == model::Nature::Colour) return new ColourEditor(std::move(spec), name);
  if (spec.field.nature == model::Nature::Picture) return new PictureEditor(session, std::move(spec), name);
  return new LineEditor(session, std::move(spec), name);
}

}  // namespace redoubt::editor
