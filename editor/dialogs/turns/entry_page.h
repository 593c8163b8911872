#pragma once

#include "editor/dialogs/turns/row_page.h"

namespace redoubt::editor {

class EntryArrivals;

/// The entries of a scenario, through which counters enter the map: a list of them in words, and the fields of the
/// chosen one.
class EntryPage : public RowPage {
  Q_OBJECT

 public:
  explicit EntryPage(Session& session, QWidget* parent = nullptr);

  void choose(Id<model::Entry> entry) { chooseRow(entry); }

 protected:
  std::vector<model::AnyRow> rows() const override;
  QString words(const model::AnyRow& row) const override;
  QString inheritance(const model::AnyRow& row) const override;
  QString missing() const override;
  Change add() override;
  Change duplicate(const model::AnyRow& row) override;
  Change removal(const model::AnyRow& row) override;
  Change changeTo(const model::AnyRow& wanted, const QString& column) override;
  void showMore(const model::AnyRow& row) override;

 private:
  void addLines();
  bool mayRemove(const model::Entry& entry, const QString& title);

  QLabel* users_;
  EntryArrivals* arrivals_;
};

}  // namespace redoubt::editor
