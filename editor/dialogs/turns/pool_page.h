#pragma once

#include "editor/dialogs/turns/row_page.h"

class QComboBox;
class QListWidget;

namespace redoubt::editor {

/// The activation schedule of a scenario: a list of its lines in words, and the fields of the chosen one.
class PoolPage : public RowPage {
  Q_OBJECT

 public:
  explicit PoolPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::PoolLine> line) { chooseRow(line); }

 protected:
  /// By turn, army, kind and leader.
  std::vector<model::AnyRow> rows() const override;
  QString words(const model::AnyRow& row) const override;
  QString inheritance(const model::AnyRow& row) const override;
  QString cantRemove(const model::AnyRow& row) const override;
  Change add() override;
  Change duplicate(const model::AnyRow& row) override;
  Change removal(const model::AnyRow& row) override;
  Change changeTo(const model::AnyRow& wanted, const QString& column) override;
  void showMore(const model::AnyRow& row) override;
  void enableMore(bool canEdit, const QString& obstacle) override;

 private:
  void addLines();
  void addChoice();
  std::vector<FieldChoice> leaderChoices() const;
  std::vector<FieldChoice> entryChoices() const;
  void takeChoice();
  void showChoice(const model::PoolLine& line);
  /// Shows only the fields that a line of that kind uses.
  void showNeeded(const model::PoolLine& line);

  QComboBox* among_;
  QListWidget* leaders_;
  QLabel* amongLabel_ = nullptr;
  QLabel* leadersLabel_ = nullptr;
};

}  // namespace redoubt::editor
