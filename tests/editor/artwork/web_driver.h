#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QPointF>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <optional>

/// A browser without a window, driven by the WebDriver protocol (https://www.w3.org/TR/webdriver2/).
namespace redoubt::editor::test {

class WebDriver {
 public:
  /// Whether the computer has a driver and a browser.
  static bool isThere();

  /// Opens a browser with a profile of its own, that saves what it downloads in `downloads`. Fails the test and is not
  /// open if that can't be done.
  WebDriver(const QString& downloads, int width, int height);
  ~WebDriver();

  bool isOpen() const { return !session_.isEmpty(); }
  void open(const QString& file);
  /// The value of a function body, with the function's arguments after it.
  QJsonValue run(const QString& script, const QJsonArray& arguments = {});
  /// Runs the script until it gives anything but null, false or an empty text; fails the test if it never does.
  QJsonValue waitFor(const QString& script);

  void click(const QString& selector);
  /// Presses the mouse at one point of the window, moves it in steps and lets it go at another.
  void drag(QPointF from, QPointF to);
  /// Keys as people press them, without anything focused.
  void press(const QString& keys);
  /// Types into an element; for a file field, the path of the file.
  void type(const QString& selector, const QString& text);
  /// What the browser complained of since the last question, a line each.
  QStringList complaints();
  void savePicture(const QString& file);

 private:
  QJsonValue send(const QByteArray& verb, const QString& path, const QJsonObject& body = {});
  void act(const QString& selector, const QString& what, const QJsonObject& body);
  QJsonValue inSession(const QByteArray& verb, const QString& path, const QJsonObject& body = {});

  QTemporaryDir profile_;
  QProcess driver_;
  int port_ = 0;
  QString session_;
};

}  // namespace redoubt::editor::test
