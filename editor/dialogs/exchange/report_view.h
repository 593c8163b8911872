#pragma once

#include <QWidget>

#include "core/exchange/transfer_report.h"

class QLabel;
class QTextBrowser;

namespace redoubt::editor {

/// What an export or import takes over and what not.
class ReportView : public QWidget {
  Q_OBJECT

 public:
  explicit ReportView(QWidget* parent = nullptr);

  void show(const exchange::TransferReport& report);
  void clear();

 private:
  QLabel* summary_;
  QTextBrowser* list_;
};

}  // namespace redoubt::editor
