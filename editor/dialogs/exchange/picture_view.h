#pragma once

#include <QWidget>
#include <map>
#include <string>

#include "core/exchange/format.h"

namespace redoubt::editor {

class PagePreview;

/// The picture that an export would make.
class PictureView : public QWidget {
  Q_OBJECT

 public:
  explicit PictureView(QWidget* parent = nullptr);

  /// The job must be one of a picture format. Throws Error, and shows nothing, where no picture can come of it.
  void show(const exchange::ExportJob& job);
  void clear();
  /// "11584 × 8000 pixels", "2 sheets of 210 × 297 mm, at 100 % of the true size".
  const QString& size() const { return size_; }
  /// The sheets of the picture.
  int sheets() const { return sheets_; }

 private:
  PagePreview* preview_;
  QString size_;
  std::map<std::string, std::string, std::less<>> shown_;  // what the preview was painted by
  int sheets_ = 0;
};

}  // namespace redoubt::editor
