#pragma once

#include "editor/dialogs/turns/row_page.h"

namespace redoubt::editor {

/// The return points of the armies of a scenario: a list of them, and army, zone and note of the chosen one.
class ReturnPage : public RowPage {
  Q_OBJECT

 public:
  explicit ReturnPage(Session& session, QWidget* parent = nullptr);

 protected:
  std::vector<model::AnyRow> rows() const override;
  QString words(const model::AnyRow& row) const override;
  QString inheritance(const model::AnyRow& row) const override;
  QString missing() const override;
  QString cantRemove(const model::AnyRow& row) const override;
  Change add() override;
  Change duplicate(const model::AnyRow& row) override;
  Change removal(const model::AnyRow& row) override;
  Change changeTo(const model::AnyRow& wanted, const QString& column) override;
  void enableMore(bool canEdit, const QString& obstacle) override;
};

}  // namespace redoubt::editor
