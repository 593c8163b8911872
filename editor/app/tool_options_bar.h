#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <utility>

#include "editor/session/session.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFrame;
class QSpinBox;
class QToolButton;

namespace redoubt::editor {

class Commands;
class ElidedLabel;
class MomentField;
class ZoneOptions;

/// The strip above the map with the options of the current tool. Only options of that tool are shown.
class ToolOptionsBar : public QWidget {
  Q_OBJECT

 public:
  ToolOptionsBar(Session& session, Commands& commands, QWidget* parent = nullptr);

  /// Whether the moment at which the rules are asked can be chosen beside the options, if the battle has any.
  void setAsksRules(bool asks);

  /// The strip never makes the window wider: options without room are shown by a button at its end.
  QSize minimumSizeHint() const override { return {0, 34}; }

 protected:
  bool event(QEvent* event) override;

 private:
  struct Part {
    QWidget* widget;
    QStringList tools;                        ///< that it belongs to; empty: all of them
    std::function<bool()> isOfUse = nullptr;  ///< if empty, always shown with these tools
  };
  void add(QWidget* widget, const QStringList& tools, std::function<bool()> isOfUse = nullptr);
  QComboBox* choice(const QString& name, const QStringList& texts);
  QCheckBox* check(const QString& id, const QString& text, const QString& tip, bool ToolOptions::*member,
                   const QStringList& tools);
  void addZone();
  void addBrush();
  void addGuards();
  void addMarks();
  void addStampButtons(Commands& commands);
  void addMoment();
  void addRest();
  /// Shows the options of the current tool.
  void showTool();
  /// Moves the options without room into `rest_`.
  void arrange();
  void showRest();
  /// Shows the present values.
  void reflect();
  void change(const std::function<void(ToolOptions&)>& edit);

  Session& session_;
  QBoxLayout* row_;
  QList<Part> parts_;
  ElidedLabel* tool_;
  ZoneOptions* zone_;
  MomentField* moment_;
  bool asksRules_ = false;
  QToolButton* more_;
  QFrame* rest_;  ///< opens below `more_`
  Commands& commands_;
  QSpinBox* radius_ = nullptr;
  QComboBox* brush_ = nullptr;
  QComboBox* fill_ = nullptr;
  QComboBox* shape_ = nullptr;
  QComboBox* level_ = nullptr;
  QComboBox* symbol_ = nullptr;
  QComboBox* label_ = nullptr;
  QList<std::pair<QCheckBox*, bool ToolOptions::*>> checks_;
};

}  // namespace redoubt::editor
