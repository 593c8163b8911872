#pragma once

#include <QTableWidget>

#include "core/document/house_checks.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The result rows of a house check. A double click or Enter opens the target of a row's finding.
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
