#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <optional>

#include "editor/panels/questions_view.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What the inspector shows while nothing is selected: the battle at a glance, its sources and its questions.
class BattlePage : public QWidget {
  Q_OBJECT

 public:
  explicit BattlePage(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// Where a part begins, in pixels from the top; 0 for one that the battle doesn't have.
  int topOf(BattlePart part) const;
  /// Shows a question although the filters hide it, and answers where it begins, in pixels from the top; nothing for
  /// one that isn't there.
  std::optional<int> reveal(Id<model::Question> question);

 private:
  void addHead(QVBoxLayout& column);
  void addFacts(QVBoxLayout& column);
  /// What the scenario shown orders before play and what happens in it; a click leads to its window.
  void addOrders(QVBoxLayout& column);
  void addSources(QVBoxLayout& column);
  /// The content comes before the questions.
  void orderTabs();
  /// Of a part of the content by its name.
  int topOf(const QString& name) const;

  Session& session_;
  QVBoxLayout* outer_;
  QWidget* content_ = nullptr;
  QuestionsView* questions_;
};

}  // namespace redoubt::editor
