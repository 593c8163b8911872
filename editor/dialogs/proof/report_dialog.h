#pragma once

#include <QDialog>
#include <string>

#include "editor/session/session.h"

class QComboBox;
class QPushButton;
class QTextBrowser;

namespace redoubt::editor {

/// The report of a transcription, to be read, and saved as a page of HTML or as PDF. It follows the battle while it is
/// open.
class ReportDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ReportDialog(Session& session, QWidget* parent = nullptr);

  /// Writes it; the end of the name says as what. Failures are signalled by the session.
  void saveTo(const QString& file);

 private:
  void refresh();
  void ask(const QString& ending);
  std::string language() const;
  std::string html() const;
  QString proposedName(const QString& ending) const;

  Session& session_;
  QComboBox* language_;
  QTextBrowser* view_;
};

}  // namespace redoubt::editor
