#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "core/aids/aids.h"
#include "editor/aids/aids_output.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QTimer;

namespace redoubt::editor {

class PaperPreview;
class TransferJob;
class TransferStatus;

/// Sheets for players of a scenario: which of them, on which paper, in which language and look, with a preview of their
/// pages; written as PDF, as a page of HTML or as drawings. The choices are remembered.
class AidsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AidsDialog(Session& session, QWidget* parent = nullptr);
  ~AidsDialog() override;

  /// Writes the sheets by the present choices; the end of the name says what: .pdf, .html or .svg, of which each page
  /// gets a file of its own with a number.
  void writeTo(const QString& path);
  void reject() override;

 signals:
  void written(const QString& path);

 private:
  struct Wanted {
    aids::AidsOptions options;
    AidsPaper paper;
    std::shared_ptr<const render::MapTheme> theme;
  };

  void addChoices(QFormLayout& form);
  void addSheets(QFormLayout& form);
  QWidget* makeZoom();
  void makeButtons();
  void addScenarios();
  void remember() const;
  void recall();
  Wanted wanted() const;
  void ask(const QString& ending);
  void refresh();
  void make();
  void showMade(bool isDone, const QString& problem);
  void showRunning(bool isRunning);
  void showEnd(bool isDone);

  Session& session_;
  QWidget* form_;
  QComboBox* scenario_;
  QComboBox* language_;
  QComboBox* theme_;
  QComboBox* paper_;
  std::vector<std::pair<aids::SheetKind, QCheckBox*>> sheets_;
  PaperPreview* preview_;
  QLabel* zoom_;
  TransferStatus* status_;
  TransferJob* making_;
  QTimer* later_;
  QDialogButtonBox* buttons_;
  std::vector<QPushButton*> saves_;
  QPushButton* close_ = nullptr;
  std::shared_ptr<std::unique_ptr<DrawnAids>> made_;  // what is made in another thread
  bool isStale_ = false;                              // the choices have changed since it was begun
  QString path_;
};

}  // namespace redoubt::editor
