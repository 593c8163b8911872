#include "editor/style/icons.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QSvgRenderer>
#include <algorithm>
#include <memory>

#include "editor/style/drawn_icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

// An engine that always draws in the colours of the present theme, so that icons need not be replaced when it changes.
class ThemedEngine : public QIconEngine {
 public:
  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    const ThemeColours& c = colours();
    draw(*painter, rect, mode == QIcon::Disabled ? mixed(c.third, c.window, 0.4) : c.text);
  }
  QPixmap pixmap(const QSize& pixels, QIcon::Mode mode, QIcon::State state) override {
    QPixmap picture(pixels);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, QRect(QPoint(), pixels), mode, state);
    return picture;
  }
  virtual void draw(QPainter& painter, const QRectF& rect, const QColor& ink) const = 0;
};

QString fileOf(const QString& name) {
  return iconFolder() + (colours().dark ? QStringLiteral("/dark/") : QStringLiteral("/light/")) + name +
         QStringLiteral(".svg");
}

class BreezeEngine : public ThemedEngine {
 public:
  explicit BreezeEngine(QString name) : name_(std::move(name)) {}
  void draw(QPainter& painter, const QRectF& rect, const QColor& ink) const override {
    renderer(ink)->render(&painter, rect);
  }
  QIconEngine* clone() const override { return new BreezeEngine(*this); }

 private:
  // Qt SVG reads a file each time, so loaded files are kept, by file and colour.
  std::shared_ptr<QSvgRenderer> renderer(const QColor& ink) const {
    static QHash<QString, std::shared_ptr<QSvgRenderer>> cache;
    const QString path = fileOf(name_);
    std::shared_ptr<QSvgRenderer>& found = cache[path + ink.name()];
    if (!found) {
      QFile file(path);
      QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
      svg.replace("currentColor", ink.name().toLatin1());
      found = std::make_shared<QSvgRenderer>(svg);
    }
    return found;
  }
  QString name_;
};

class DrawnEngine : public ThemedEngine {
 public:
  explicit DrawnEngine(DrawIcon icon) : icon_(icon) {}
  void draw(QPainter& painter, const QRectF& rect, const QColor& ink) const override {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center());
    painter.scale(rect.width() / 22, rect.height() / 22);
    icon_(painter, ink, colours().accent);
    painter.restore();
  }
  QIconEngine* clone() const override { return new DrawnEngine(*this); }

 private:
  DrawIcon icon_;
};

// Another icon, a little smaller, with a key letter next to its lower right corner.
class KeyedEngine : public ThemedEngine {
 public:
  KeyedEngine(std::shared_ptr<ThemedEngine> inner, QChar key) : inner_(std::move(inner)), key_(key) {}
  void draw(QPainter& painter, const QRectF& rect, const QColor& ink) const override {
    const double unit = rect.width() / 28;
    inner_->draw(painter, QRectF(rect.left() + 2 * unit, rect.top() + 2 * unit, 21 * unit, 21 * unit), ink);
    QFont letter = themeFont(TextStyle::Small);
    letter.setPixelSize(std::max(6, qRound(9 * unit)));
    letter.setWeight(QFont::DemiBold);
    painter.save();
    painter.setFont(letter);
    painter.setPen(mixed(ink, colours().window, 0.3));
    painter.drawText(rect, Qt::AlignRight | Qt::AlignBottom, QString(key_));
    painter.restore();
  }
  QIconEngine* clone() const override { return new KeyedEngine(*this); }

 private:
  std::shared_ptr<ThemedEngine> inner_;
  QChar key_;
};

std::unique_ptr<ThemedEngine> engineOf(const QString& name) {
  if (const DrawIcon drawn = drawnIcon(name)) return std::make_unique<DrawnEngine>(drawn);
  if (!QFile::exists(fileOf(name))) return nullptr;
  return std::make_unique<BreezeEngine>(name);
}

}  // namespace

QString iconFolder() {
  return QCoreApplication::applicationDirPath() + QStringLiteral("/../share/redoubt/icons");
}

QIcon icon(QStringView name) {
  std::unique_ptr<ThemedEngine> engine = engineOf(name.toString());
  return engine ? QIcon(engine.release()) : QIcon();
}

// As pictures, because window managers take pictures, and the smallest have a drawing of their own.
QIcon programIcon() {
  QIcon made;
  for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
    const QString name = side <= 24 ? QStringLiteral("/own/redoubt-small.svg") : QStringLiteral("/own/redoubt.svg");
    QSvgRenderer drawing(iconFolder() + name);
    QPixmap picture(side, side);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    made.addPixmap(picture);
  }
  return made;
}

QIcon toolIcon(QStringView name, QChar key) {
  std::shared_ptr<ThemedEngine> engine = engineOf(name.toString());
  return engine ? QIcon(new KeyedEngine(std::move(engine), key)) : QIcon();
}

}  // namespace redoubt::editor
