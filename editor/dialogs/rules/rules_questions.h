#pragma once

#include <QLabel>
#include <vector>

#include "editor/dialogs/values/rules_entries.h"

namespace redoubt::editor {

/// The questions about a value: those that its origin names, those about its paragraph, and those that name its path.
std::vector<const model::Question*> questionsAbout(const Session& session, const RuleAddress& key);

/// These questions as links, each with the file's reading or that it is open. Hidden if there are none.
class RuleQuestions : public QLabel {
  Q_OBJECT

 public:
  explicit RuleQuestions(Session& session, QWidget* parent = nullptr);

  void show(const RuleAddress& key);

 signals:
  void chosen(Id<model::Question> question);

 private:
  Session& session_;
};

}  // namespace redoubt::editor
