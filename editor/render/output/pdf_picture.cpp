#include "editor/render/output/pdf_picture.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QThreadPool>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>

#include "core/base/error.h"
#include "editor/render/output/checked_device.h"
#include "editor/render/output/page_painter.h"

namespace redoubt::render {
namespace {

constexpr int kResolution = 1200;  // dots per inch: what Qt rounds to
constexpr double kMmPerInch = 25.4;
constexpr double kShareOfPainting = 0.3;  // of a page; the rest is packing it

// The writing of a PDF, which whoever waits for it may leave.
//
// Qt packs a page when the page ends, even one that nobody wants any more. On a large sheet that is seconds in which
// nothing can be asked to stop. So it is done in another thread from first to last, for fonts belong to their thread,
// and the one who waits goes when it is to stop. What is still written then goes nowhere.
class PdfJob {
 public:
  PdfJob(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch)
      : checked_(out), drawing_(drawing), plan_(plan), stop_(watch.stop), watch_(&watch) {}

  void run() {
    bool isWritten = false;
    std::exception_ptr failure;
    try {
      isWritten = write();
      checked_.throwIfFailed();
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    isWritten_ = isWritten;
    failure_ = failure;
    hasEnded_ = true;
    changed_.notify_all();
  }

  // Until it has ended or is to stop; the device and the watch are left alone afterwards. False if it was stopped.
  bool wait() {
    std::unique_lock lock(mutex_);
    const bool hasEnded = changed_.wait(lock, stop_, [this] { return hasEnded_; });
    watch_ = nullptr;
    checked_.cut();
    if (!hasEnded) return false;
    if (failure_) std::rethrow_exception(failure_);
    return isWritten_;
  }

 private:
  void tell(double share) {
    const std::lock_guard lock(mutex_);
    if (watch_) watch_->progress(share);
  }

  bool write() {
    QPdfWriter writer(&checked_);
    writer.setCreator(QStringLiteral("Redoubt"));
    writer.setTitle(QString::fromStdString(drawing_.title()));
    writer.setResolution(kResolution);
    const QPageSize size(plan_.page(), QPageSize::Millimeter, {}, QPageSize::ExactMatch);
    writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
    QPainter painter;
    if (!painter.begin(&writer)) throw Error(ErrorCode::Internal, "the PDF can't be begun.");
    const Watch watch{stop_, [this](double share) { tell(share); }};
    const double count = plan_.count();
    for (int page = 0; page < plan_.count(); ++page) {
      if (page > 0) writer.newPage();
      painter.save();
      painter.scale(kResolution / kMmPerInch, kResolution / kMmPerInch);
      const Watch part = partOf(watch, page / count, (page + kShareOfPainting) / count);
      const bool isWhole = paintPage(painter, drawing_, plan_, page, part);
      painter.restore();
      if (!isWhole || stop_.stop_requested()) return false;
    }
    painter.end();
    watch.progress(1);
    return true;
  }

  CheckedDevice checked_;
  const MapDrawing drawing_;
  const PagePlan plan_;
  const std::stop_token stop_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  const Watch* watch_;  // null once nobody waits
  bool hasEnded_ = false;
  bool isWritten_ = false;
  std::exception_ptr failure_;
};

// What nobody waits for any more may still use fonts when the program ends.
void waitBeforeTheProgramEnds() {
  static const bool isArranged = [] {
    qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
    return true;
  }();
  static_cast<void>(isArranged);
}

}  // namespace

bool writePdf(QIODevice& out, const MapDrawing& drawing, const PagePlan& plan, const Watch& watch) {
  const auto job = std::make_shared<PdfJob>(out, drawing, plan, watch);
  if (watch.stop.stop_possible()) {
    waitBeforeTheProgramEnds();
    QThreadPool::globalInstance()->start([job] { job->run(); });
  } else {
    job->run();
  }
  return job->wait();
}

}  // namespace redoubt::render
