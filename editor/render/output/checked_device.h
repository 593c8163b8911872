#pragma once

#include <QIODevice>
#include <mutex>

namespace redoubt::render {

/// Passes written data on, and records whether that failed, because Qt's writers don't report it.
class CheckedDevice : public QIODevice {
 public:
  /// `out` must be open for writing.
  explicit CheckedDevice(QIODevice& out);

  /// Data written from now on is dropped; `out` is not used any more. Can be called while another thread writes.
  void cut();
  /// Throws redoubt::Error (DiskFull) if not everything was written.
  void throwIfFailed() const;
  bool isSequential() const override { return true; }

 protected:
  qint64 readData(char*, qint64) override { return -1; }
  qint64 writeData(const char* data, qint64 length) override;

 private:
  mutable std::mutex mutex_;
  QIODevice* out_;  // null after cut()
  bool hasFailed_ = false;
};

}  // namespace redoubt::render
