#pragma once

#include <QColor>
#include <QWidget>
#include <string>
#include <vector>

namespace redoubt::editor {

/// The spaces of a track as a strip of boxes with their labels, the one where its marker begins marked. A click, or
/// Enter after the arrow keys, chooses another.
class TrackStrip : public QWidget {
  Q_OBJECT

 public:
  /// A counter on a space.
  struct Counter {
    QString name;
    QColor colour;

    friend bool operator==(const Counter&, const Counter&) = default;
  };
  struct Space {
    std::string slug;
    QString label;
    QColor ground = {};                  ///< of its box; invalid: the usual one
    std::vector<Counter> counters = {};  ///< drawn small in its box, and named in its tooltip

    friend bool operator==(const Space&, const Space&) = default;
  };

  explicit TrackStrip(QWidget* parent = nullptr);

  /// `start` is the slug of a space; empty marks none.
  void show(std::vector<Space> spaces, const std::string& start);
  QRect rectOf(int space) const;
  const std::string& start() const { return start_; }

 signals:
  void startChosen(const std::string& slug);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void drawCounters(QPainter& painter, const QRect& box, const Space& space) const;
  QString wordsOf(const Space& space) const;
  int count() const { return static_cast<int>(spaces_.size()); }
  int columns() const;
  int spaceAt(QPoint point) const;
  void fitHeight();

  std::vector<Space> spaces_;
  std::string start_;
  int boxWidth_ = 0;
  int current_ = 0;
};

}  // namespace redoubt::editor
