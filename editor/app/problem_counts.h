#pragma once

#include <QAbstractButton>
#include <array>

namespace redoubt::editor {

/// The numbers of errors, warnings and notes, each with its sign; a click shows them.
class ProblemCounts : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ProblemCounts(QWidget* parent = nullptr);

  /// Errors, warnings, notes.
  void setCounts(const std::array<int, 3>& counts);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::array<QString, 3> texts() const;
  std::array<int, 3> counts_{};
};

}  // namespace redoubt::editor
