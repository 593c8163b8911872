#pragma once

#include <QDialog>
#include <array>

#include "core/model/forces_edit.h"
#include "editor/session/session.h"

class QLabel;
class QLineEdit;
class QTabWidget;

namespace redoubt::editor {

class ForcesCounters;
class ForcesManifest;
class ForcesOutline;

/// The forces: players, armies, commands, leaders and units, as an outline and as a table. Non-modal, and every change
/// is an edit of its own.
class ForcesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ForcesDialog(Session& session, QWidget* parent = nullptr);
  ~ForcesDialog() override;

  void choose(const model::ForcePart& part);

 private:
  void arrange();
  void connectSession();
  void refresh();
  void showCounts();
  void showPage();
  void follow(const model::Changes& changes);

  Session& session_;
  QLabel* obstacle_;
  QLineEdit* filter_;
  QLabel* counts_;
  QTabWidget* tabs_;
  ForcesOutline* outline_;
  ForcesManifest* manifest_;
  ForcesCounters* counters_;
  std::array<bool, 3> hasOtherFilter_{};  // by page, since it was shown last
  std::array<bool, 3> isOutOfDate_{};     // the same by edits
};

}  // namespace redoubt::editor
