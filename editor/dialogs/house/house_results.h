#pragma once

#include <QTableWidget>

#include "core/document/house_checks.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The rows that a house check gave. A double click or Enter leads to where a row's finding leads.
class HouseResults : public QTableWidget {
  Q_OBJECT

 public:
  explicit HouseResults(Session& session, QWidget* parent = nullptr);

  void show(const document::HouseRun& run);
  void forget();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void goTo(int row);

  Session& session_;
  std::vector<check::Finding> findings_;  ///< of the rows
};

}  // namespace redoubt::editor
