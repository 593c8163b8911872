#pragma once

#include <QDialog>
#include <string>

#include "editor/dialogs/battle/translations_model.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace redoubt::editor {

class Form;

/// The texts of the battle in other languages: all that can be translated with where it stands, and the translation of
/// the chosen one to be typed. Non-modal; every translation is an edit of its own.
class TranslationsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TranslationsDialog(Session& session, QWidget* parent = nullptr);
  ~TranslationsDialog() override;

  /// Shows a text of the battle.
  void choose(const std::string& text);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void arrange();
  void connectParts();
  void fillLanguages();
  void setLanguage(const QString& code);
  void showChosen();
  void showCounts();
  void goToUntranslated();
  void put(const model::Translation& wanted);
  void removeIdle();
  int chosen() const;
  void select(int row);

  Session& session_;
  TranslationsModel* texts_;
  QSortFilterProxyModel* filter_;
  QComboBox* language_;
  QLineEdit* search_;
  QCheckBox* onlyOpen_;
  QTableView* view_;
  QLabel* obstacle_;
  QLabel* counts_;
  QLabel* original_;
  QLabel* places_;
  Form* form_;
  QPushButton* next_;
  QPushButton* removeIdle_;
};

}  // namespace redoubt::editor
