#pragma once

#include <QLineEdit>

namespace redoubt::editor {

/// A field with a proposal of what stands on a counter. It stands as a faint text in the empty field, where Tab takes
/// it and Escape drops it; a click on the sign at its end takes it in any case. It is never taken by itself.
class ReadField : public QLineEdit {
  Q_OBJECT

 public:
  explicit ReadField(QWidget* parent = nullptr);

  /// Empty: none.
  void setProposal(const QString& proposal);
  const QString& proposal() const { return proposal_; }
  void takeProposal();
  /// Marks it as wrong; empty: it is right.
  void setFault(const QString& fault);

 protected:
  bool focusNextPrevChild(bool next) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void showProposal();

  QString proposal_;
  QAction* take_;
};

}  // namespace redoubt::editor
