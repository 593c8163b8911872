#pragma once

#include <QFrame>
#include <string>

#include "editor/session/session.h"

class QLineEdit;
class QListWidget;

namespace redoubt::editor {

/// A list of the units and leaders of the battle, or of its zones, with a field to search them: what are these words?
class MeaningPopup : public QFrame {
  Q_OBJECT

 public:
  enum class What { Counters, Zones };

  MeaningPopup(const Session& session, What what, const QString& words, QWidget* parent);

  /// Shows it below a rectangle of the screen.
  void openAt(const QRect& place);

 signals:
  /// `target` is the slug of what was chosen.
  void chosen(redoubt::model::ReadingKind kind, const std::string& target);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addCounters(const Session& session);
  void addZones(const Session& session);
  void add(model::ReadingKind kind, const std::string& slug, const QString& text);
  void search(const QString& text);
  void choose();

  QLineEdit* field_;
  QListWidget* list_;
};

}  // namespace redoubt::editor
