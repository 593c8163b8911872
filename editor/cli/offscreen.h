#pragma once

#include <QGuiApplication>
#include <QThreadPool>
#include <memory>

namespace redoubt::cli {

/// Lets Qt draw without a display. Make it before anything is drawn.
class Offscreen {
 public:
  Offscreen();
  /// Qt's own threads, kept until the end.
  QThreadPool* pool() const;

 private:
  int count_ = 1;
  char name_[12] = "redoubt-cli";
  char* values_[2] = {name_, nullptr};
  std::unique_ptr<QGuiApplication> application_;
};

}  // namespace redoubt::cli
