#pragma once

#include <QDialog>
#include <memory>
#include <optional>
#include <vector>

#include "core/model/changes.h"
#include "editor/dialogs/transcript/items_model.h"
#include "editor/dialogs/transcript/text_file.h"
#include "editor/dialogs/transcript/transcript_draft.h"

class QComboBox;
class QDialogButtonBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QMenu;
class QMimeData;
class QPushButton;
class QTableView;
class QTabWidget;
class QVBoxLayout;

namespace redoubt::editor {

class Session;
class TextTables;
class TranscriptChoices;
class TranscriptReader;
class TranscriptView;

/// Imports the text of a rulebook: shows what each line is understood as, takes corrections, and makes one edit of all
/// of it when asked to. Non-modal; nothing is changed before, and the text is kept when the window is closed.
class TranscriptDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TranscriptDialog(Session& session, QWidget* parent = nullptr);
  ~TranscriptDialog() override;

  void openFile(const QString& path);
  /// Adds the text of the clipboard, or of what was dropped, to the present one.
  void takeMime(const QMimeData& mime);
  const TranscriptDraft& draft() const { return draft_; }

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  // the window
  void nameParts();
  void arrange();
  QHBoxLayout* arrangeTop();
  QWidget* arrangeEncoding();
  void arrangeFilter();
  void arrangeTable();
  void arrangeKind();
  QWidget* arrangeLines();
  QVBoxLayout* arrangeEnd();
  void connectParts();
  void connectLines();
  void addKeys();

  // the text
  void askFile();
  void paste();
  void showFile(const TextFile& file);
  void showEncoding();
  void acceptEncoding(bool isAccepted);
  void setText(const QString& title, const QString& text, std::optional<transcribe::TextForm> form, bool isMore);
  void discardText();
  void showFault(const QString& fault);

  // the draft
  void change(TranscriptDraft next);
  void showDraft(const TranscriptDraft& draft);
  void undo();
  void redo();
  void follow();
  void readAgain();
  void showReading(const std::shared_ptr<const TranscriptReading>& reading);
  void showSummary();
  void showLine();
  void showColumns();
  void showGuesses();
  void showTakeable();
  void take();

  // going through it
  void goToNext(int step, bool onlyLeft);
  void goThroughLeft();
  void followRow();

  // corrections
  void correctLine();
  void takeCorrection(int line, const QString& words);
  void takeReplacement(const QString& words, const QString& by);
  void setKind(transcribe::LineKind kind);
  void takeBack(int line);
  void askMeaning(int row, int column);
  void takeMeaning(const std::string& words, model::ReadingKind kind, const std::string& target);
  void showMenu(const QPoint& at);
  void addReplacements(QMenu& menu);

  Session& session_;
  TranscriptDraft draft_;
  std::vector<std::optional<TranscriptDraft>> undo_;  // nothing: the text was taken
  std::vector<std::optional<TranscriptDraft>> redo_;
  std::shared_ptr<const TranscriptReading> reading_;
  std::optional<TextFile> pending_;  // in an encoding that a person has to choose
  TranscriptReader* reader_;
  PdfReader* pdf_;
  bool isTaking_ = false;
  int left_ = 0;  // lines of which something was not taken

  QPushButton* open_;
  QPushButton* paste_;
  QPushButton* stop_;
  QLabel* title_;
  QComboBox* form_;
  TranscriptChoices* choices_;
  QWidget* encodingBar_;
  QLabel* encodingWords_;
  QComboBox* encoding_;
  QPushButton* useEncoding_;
  QPushButton* dropEncoding_;
  TranscriptView* view_;
  QTabWidget* tabs_;
  QComboBox* filter_;
  QPushButton* previous_;
  QPushButton* next_;
  ItemsModel* items_;
  QTableView* table_;
  QListWidget* guesses_;
  QLabel* readAs_;
  QComboBox* kind_;
  QPushButton* words_;
  QPushButton* meaning_;
  TextTables* tables_;
  QLabel* obstacle_;
  QLabel* summary_;
  QLabel* leftWords_;
  QPushButton* goThrough_;
  QLabel* outcome_;
  QDialogButtonBox* buttons_;
  QPushButton* take_ = nullptr;
  QPushButton* discard_ = nullptr;
};

}  // namespace redoubt::editor
