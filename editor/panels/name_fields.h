#pragma once

#include <QLineEdit>
#include <QWidget>

#include "core/model/placement_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

constexpr int kLongestName = 60;  ///< letters of a name that can be typed

/// Gives a unit or leader the name that a person typed, as one edit; nothing without letters or a change.
void renameAs(Session& session, const model::Subject& subject, const QString& typed);

/// The name and the short name of a unit or leader, in fields that change them.
class NameFields : public QWidget {
  Q_OBJECT

 public:
  explicit NameFields(Session& session, QWidget* parent = nullptr);

  /// Shows the names of `subject`; what a person is typing stays until it is finished.
  void setSubject(const model::Subject& subject);

 private:
  void showNames();
  void rename();
  void shorten();

  Session& session_;
  model::Subject subject_;
  QLineEdit* name_;
  QLineEdit* short_;
};

}  // namespace redoubt::editor
