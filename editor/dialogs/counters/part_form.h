#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "core/rules/forces/counter_layout.h"
#include "editor/session/session.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace redoubt::editor {

/// All that a part of a layout is: what it shows, where, in which colours and letters, and when. Fields that mean
/// nothing for what it shows are hidden.
class PartForm : public QWidget {
  Q_OBJECT

 public:
  explicit PartForm(Session& session, QWidget* parent = nullptr);

  /// Nothing: no part is chosen.
  void show(const std::optional<rules::LayoutPart>& part);
  /// What a part shows, in words.
  static QString wordOf(rules::LayoutPart::Shows shows);

 signals:
  void changed(const redoubt::rules::LayoutPart& part);

 private:
  QSpinBox* addNumber(const char* name, const QString& title, int most, int rules::LayoutPart::*field);
  QComboBox* addColour(const char* name, const QString& title, bool mayBeNone, std::string rules::LayoutPart::*field);
  QComboBox* addChoice(const char* name, const QString& title);
  void fillFigures();
  void fillSymbols();
  void showColour(QComboBox& box, const std::string& word) const;
  void tell();
  void arrange();

  Session& session_;
  QFormLayout* rows_;
  rules::LayoutPart part_;
  bool isShowing_ = false;
  QComboBox* shows_;
  QComboBox* figure_;
  QLineEdit* words_;
  QComboBox* symbol_;
  std::vector<std::pair<QSpinBox*, int rules::LayoutPart::*>> numbers_;
  std::vector<std::pair<QComboBox*, std::string rules::LayoutPart::*>> colours_;
  QComboBox* letters_;
  QLabel* noFont_;
  QComboBox* align_;
  QComboBox* side_;
  QComboBox* size_;
  QComboBox* with_;
};

}  // namespace redoubt::editor
