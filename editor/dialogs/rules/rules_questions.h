#pragma once

#include <QLabel>
#include <vector>

#include "editor/dialogs/rules/rules_entries.h"

namespace redoubt::editor {

/// The questions that a value raises: those its origin names, those about its paragraph, and those that name its path.
std::vector<const model::Question*> questionsAbout(const Session& session, const RuleKey& key);

/// These questions as links, each with how the file reads it or that it is open. Hidden where there are none.
class RuleQuestions : public QLabel {
  Q_OBJECT

 public:
  explicit RuleQuestions(Session& session, QWidget* parent = nullptr);

  void show(const RuleKey& key);

 signals:
  void chosen(Id<model::Question> question);

 private:
  Session& session_;
};

}  // namespace redoubt::editor
