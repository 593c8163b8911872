#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <optional>

#include "editor/panels/questions_view.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The inspector's page while nothing is selected: an overview of the battle, its sources and its questions.
class BattlePage : public QWidget {
  Q_OBJECT

 public:
  explicit BattlePage(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// The start of a part, in pixels from the top; 0 for a part that the battle doesn't have.
  int topOf(BattlePart part) const;
  /// Shows a question even if the filters hide it, and returns its start, in pixels from the top; nothing if it doesn't
  /// exist.
  std::optional<int> reveal(Id<model::Question> question);

 private:
  void addHead(QVBoxLayout& column);
  void addFacts(QVBoxLayout& column);
  /// The set-up orders and events of the shown scenario; a click opens its window.
  void addOrders(QVBoxLayout& column);
  void addSources(QVBoxLayout& column);
  /// The content comes before the questions.
  void orderTabs();
  /// The start of a part of the content, by its name.
  int topOf(const QString& name) const;

  Session& session_;
  QVBoxLayout* outer_;
  QWidget* content_ = nullptr;
  QuestionsView* questions_;
};

}  // namespace redoubt::editor
