#pragma once

#include <QDialog>

#include "editor/dialogs/output/output_job.h"
#include "editor/render/output/map_drawing.h"
#include "editor/session/session.h"

class QDialogButtonBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace redoubt::editor {

class OutputLook;

/// The base of the windows that write the map: the look, the button that writes, progress, stopping and failures. The
/// battle is read when writing begins; later edits have no effect.
class OutputDialog : public QDialog {
  Q_OBJECT

 public:
  /// Writes `path` with the present choices; the window closes when it is done.
  void writeTo(const QString& path);
  void reject() override;

 signals:
  void written(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

  OutputDialog(Session& session, const QString& goText, QWidget* parent);

  /// The layout for the choices of derived classes, next to the look.
  QVBoxLayout& choices() const { return *choices_; }
  QHBoxLayout& sides() const { return *sides_; }
  Session& session() const { return session_; }
  OutputLook& look() const { return *look_; }
  /// The drawing by the present choices. Throws redoubt::Error.
  render::MapDrawing drawing() const;
  /// Called after a choice: shows its outcome, or why it is not possible.
  void refresh();

  /// The work for the present choices. Throws redoubt::Error.
  virtual OutputJob::Work work() const = 0;
  /// The outcome of the present choices in words: "11584 × 8000 pixels". Throws redoubt::Error.
  virtual QString outcome() const = 0;
  /// The file extension, without a dot, and the filter for file dialogs.
  virtual QString suffix() const = 0;
  virtual QString filter() const = 0;

  /// Adds a button at the bottom, which stays visible on any screen.
  QPushButton* addButton(const QString& text, const QString& objectName);
  /// Shows a fault in the place of the outcome.
  void tellFault(const QString& fault);

 private:
  void askAndWrite();
  QString proposedPath() const;
  void showRunning(bool isRunning);
  void showEnd(bool isWritten, const QString& problem);

  Session& session_;
  OutputJob* job_;
  OutputLook* look_;
  QHBoxLayout* sides_;
  QVBoxLayout* choices_;
  QWidget* form_;
  QLabel* outcome_;
  QProgressBar* progress_;
  QDialogButtonBox* buttons_;
  QPushButton* go_;
  QPushButton* cancel_;
  QString path_;
};

}  // namespace redoubt::editor
