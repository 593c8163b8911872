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

/// What the windows that write the map share: the look, the button that writes, progress, stopping and what went wrong.
/// The battle is looked at when writing begins; later edits don't reach it.
class OutputDialog : public QDialog {
  Q_OBJECT

 public:
  /// Writes `path` with what is chosen; the window closes when it is done.
  void writeTo(const QString& path);
  void reject() override;

 signals:
  void written(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;

  OutputDialog(Session& session, const QString& goText, QWidget* parent);

  /// The whole window: what the heirs choose beside the look, or at its right.
  QVBoxLayout& choices() const { return *choices_; }
  QHBoxLayout& sides() const { return *sides_; }
  Session& session() const { return session_; }
  OutputLook& look() const { return *look_; }
  /// What is to be drawn now. Throws redoubt::Error.
  render::MapDrawing drawing() const;
  /// After a choice: what it leads to is told, or why it can't be.
  void refresh();

  /// The work for what is chosen. Throws redoubt::Error.
  virtual OutputJob::Work work() const = 0;
  /// What is chosen, in words: "11584 × 8000 pixels". Throws redoubt::Error.
  virtual QString outcome() const = 0;
  /// The ending of the file, without a dot, and the filter that file dialogs show.
  virtual QString suffix() const = 0;
  virtual QString filter() const = 0;

  /// One more button at the foot, which stays in sight however small the screen is.
  QPushButton* addButton(const QString& text, const QString& objectName);
  /// Says it where the outcome stands.
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
