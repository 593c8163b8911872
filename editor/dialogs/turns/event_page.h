#pragma once

#include "editor/dialogs/turns/row_page.h"

namespace redoubt::editor {

class ShapeForm;

/// The events of a scenario: a list of them in words, and trigger, condition and effect of the chosen one.
class EventPage : public RowPage {
  Q_OBJECT

 public:
  explicit EventPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Event> event) { chooseRow(event); }

 protected:
  /// By their short names.
  std::vector<model::AnyRow> rows() const override;
  QString words(const model::AnyRow& row) const override;
  QString inheritance(const model::AnyRow& row) const override;
  QString missing() const override;
  QString removalTip(const model::AnyRow& row) const override;
  Change add() override;
  Change duplicate(const model::AnyRow& row) override;
  Change removal(const model::AnyRow& row) override;
  Change changeTo(const model::AnyRow& wanted, const QString& column) override;
  void showMore(const model::AnyRow& row) override;
  void showFaults(const std::vector<const check::Finding*>& findings) override;
  void enableMore(bool canEdit, const QString& obstacle) override;

 private:
  void addLines();
  void addForms();
  void connectForms();
  QString slugFault(const std::string& slug) const;
  void keep(const char* column, const model::Value& value);
  void keepCondition(const std::string& json);

  ShapeForm* trigger_;
  ShapeForm* condition_;
  ShapeForm* effect_;
  QLabel* triggerFault_;
  QLabel* conditionFault_;
  QLabel* effectFault_;
};

}  // namespace redoubt::editor
