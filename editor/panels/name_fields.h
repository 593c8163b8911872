#pragma once

#include <QLineEdit>
#include <QWidget>

#include "core/model/placement_verbs.h"
#include "editor/session/session.h"

namespace redoubt::editor {

constexpr int kLongestName = 60;  ///< the most letters that can be typed for a name

/// Gives a unit or leader the typed name, as one edit; does nothing without letters or a change.
void renameAs(Session& session, const model::Subject& subject, const QString& typed);

/// The name and the short name of a unit or leader, in fields that change them.
class NameFields : public QWidget {
  Q_OBJECT

 public:
  explicit NameFields(Session& session, QWidget* parent = nullptr);

  /// Shows the names of `subject`; unfinished input stays.
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
