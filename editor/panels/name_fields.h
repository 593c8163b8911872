#pragma once

#include <QWidget>

#include "core/model/placement_verbs.h"
#include "editor/fields/field_editor.h"
#include "editor/session/session.h"

class QHBoxLayout;

namespace redoubt::editor {

constexpr int kLongestName = 60;  ///< the most letters that can be typed for a name

/// Gives a unit or leader the typed name, as one edit; does nothing without letters or a change.
void renameAs(Session& session, const model::Subject& subject, const QString& typed);

/// The field for a column on a page of the inspector, with the object name `page.field`. Escape drops what is typed
/// before it gives the keyboard back to the map.
FieldEditor* makeInspectorField(Session& session, FieldSpec spec, const QString& page);
/// The width of a field for a number, in pixels at the usual size of letters.
inline constexpr int kNumberField = 84;
/// Disables the field if there is a `reason`, which is its tool tip then; otherwise that says what it is for.
void enableField(FieldEditor& field, const QString& reason);

/// The name and the short name of a unit or leader, in fields that change them.
class NameFields : public QWidget {
  Q_OBJECT

 public:
  explicit NameFields(Session& session, QWidget* parent = nullptr);

  /// Shows the names of `subject`. Unfinished input is first accepted for the subject it was typed for; if the subject
  /// is the same, it stays.
  void setSubject(const model::Subject& subject);

 private:
  void makeFields(const model::TableInfo& table);
  FieldEditor* makeField(FieldSpec spec, int stretch);
  void showNames();
  void finish();
  void shorten(const model::Value& typed);

  Session& session_;
  model::Subject subject_;
  QHBoxLayout* row_;
  const model::TableInfo* table_ = nullptr;  ///< of the fields
  FieldEditor* name_ = nullptr;
  FieldEditor* short_ = nullptr;
};

}  // namespace redoubt::editor
