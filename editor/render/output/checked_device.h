#pragma once

#include <QIODevice>
#include <mutex>

namespace redoubt::render {

/// Passes on what is written to it, and remembers whether that failed: Qt's writers do not tell.
class CheckedDevice : public QIODevice {
 public:
  /// `out` is open for writing.
  explicit CheckedDevice(QIODevice& out);

  /// What is written from now on goes nowhere; `out` is left alone. May be called while another thread writes.
  void cut();
  /// Throws redoubt::Error (DiskFull) if not all was written.
  void throwIfFailed() const;
  bool isSequential() const override { return true; }

 protected:
  qint64 readData(char*, qint64) override { return -1; }
  qint64 writeData(const char* data, qint64 length) override;

 private:
  mutable std::mutex mutex_;
  QIODevice* out_;  // null once it was cut
  bool hasFailed_ = false;
};

}  // namespace redoubt::render
