#include "editor/render/pictures/decoded_pictures.h"

#include <QBuffer>
#include <QImageReader>
#include <future>
#include <list>
#include <map>
#include <mutex>
#include <new>

namespace redoubt::render {
namespace {

// How often it can be halved.
int halvings(int width, double wanted) {
  int count = 0;
  while (count < 12 && width / 2 >= wanted && width / 2 >= 1) {
    width /= 2;
    ++count;
  }
  return count;
}

QImage decode(const std::string& bytes, const model::PictureHead& head, int halved) {
  if (std::int64_t{head.width} * head.height > kMostPicturePixels) return {};
  QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
  QBuffer buffer(&data);
  buffer.open(QIODevice::ReadOnly);
  // The format is told by the head, not guessed from content that nobody vouches for.
  QImageReader reader(&buffer, QByteArray(model::fileEnding(head.type).data()));
  reader.setAutoTransform(true);
  const QSize size(std::max(1, head.width >> halved), std::max(1, head.height >> halved));
  if (halved > 0) reader.setScaledSize(size);
  const QImage image = reader.read();
  if (image.isNull()) return {};
  const bool hasAlpha = image.hasAlphaChannel();
  return image.convertToFormat(hasAlpha ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
}

class Kept {
 public:
  Kept() { QImageReader::setAllocationLimit(static_cast<int>(kMostPicturePixels * 4 >> 20)); }

  QImage picture(const std::string& name, const model::Pictures::Bytes& bytes, double width) {
    const auto head = model::pictureHead(*bytes);
    if (!head) return {};
    const Key key{name, halvings(head->width, width)};
    std::promise<QImage> promise;
    {
      std::unique_lock lock(mutex_);
      if (const auto found = byKey_.find(key); found != byKey_.end()) {
        entries_.splice(entries_.begin(), entries_, found->second);
        return entries_.front().image;
      }
      if (const auto found = underWay_.find(key); found != underWay_.end()) {
        const std::shared_future<QImage> image = found->second;
        lock.unlock();
        return image.get();
      }
      underWay_[key] = promise.get_future().share();
    }
    // Without the lock: a large picture takes a second, and others mustn't wait for it.
    QImage image;
    try {
      image = decode(*bytes, *head, key.second);
    } catch (const std::bad_alloc&) {
      // It is drawn like one that can't be decoded.
    }
    keep(key, image);
    promise.set_value(image);
    return image;
  }

 private:
  using Key = std::pair<std::string, int>;
  struct Entry {
    Key key;
    QImage image;
  };

  void keep(const Key& key, const QImage& image) {
    const std::lock_guard lock(mutex_);
    underWay_.erase(key);
    entries_.push_front({key, image});
    byKey_[key] = entries_.begin();
    bytes_ += image.sizeInBytes();
    while (bytes_ > kMostKeptBytes && entries_.size() > 1) {
      bytes_ -= entries_.back().image.sizeInBytes();
      byKey_.erase(entries_.back().key);
      entries_.pop_back();
    }
  }

  std::mutex mutex_;
  std::map<Key, std::shared_future<QImage>> underWay_;
  std::list<Entry> entries_;  // the last used first
  std::map<Key, std::list<Entry>::iterator> byKey_;
  std::int64_t bytes_ = 0;
};

}  // namespace

QImage decodedPicture(const std::string& name, const model::Pictures::Bytes& bytes, double width) {
  static Kept kept;
  return bytes ? kept.picture(name, bytes, width) : QImage();
}

QSize uprightSize(const model::Pictures::Bytes& bytes) {
  const auto head = bytes ? model::pictureHead(*bytes) : std::nullopt;
  if (!head) return {};
  QByteArray data = QByteArray::fromRawData(bytes->data(), static_cast<qsizetype>(bytes->size()));
  QBuffer buffer(&data);
  buffer.open(QIODevice::ReadOnly);
  const QImageReader reader(&buffer, QByteArray(model::fileEnding(head->type).data()));
  const QSize size(head->width, head->height);
  return reader.transformation() & QImageIOHandler::TransformationRotate90 ? size.transposed() : size;
}

}  // namespace redoubt::render
