#include "tests/editor/artwork/web_driver.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointF>
#include <QStandardPaths>
#include <QTcpServer>
#include <QThread>
#include <QUrl>

namespace redoubt::editor::test {
namespace {

constexpr int kMostWaiting = 60'000;  // ms, for a slow computer; nothing waits that long when all is well
constexpr int kPause = 50;

// The key of an element in the protocol.
const QString kElement = QStringLiteral("element-6066-11e4-a52e-4f735466cecf");

// Given back at once, so that the driver can have it.
int freePort() {
  QTcpServer server;
  server.listen(QHostAddress::LocalHost);
  return server.serverPort();
}

QString browser() {
  return QStandardPaths::findExecutable(QStringLiteral("chromium"));
}

QJsonObject capabilities(const QString& profile, const QString& downloads, int width, int height) {
  QJsonArray arguments{"--headless=new",
                       "--disable-gpu",
                       "--disable-dev-shm-usage",
                       "--no-first-run",
                       "--user-data-dir=" + profile,
                       QStringLiteral("--window-size=%1,%2").arg(width).arg(height)};
  arguments.append("--no-sandbox");  // not every machine has one, and the page is our own
  const QJsonObject options{
      {"binary", browser()},
      {"args", arguments},
      {"prefs", QJsonObject{{"download.default_directory", downloads}, {"download.prompt_for_download", false}, {"intl.accept_languages", "en"}}}};
  return {{"capabilities",
           QJsonObject{{"alwaysMatch", QJsonObject{{"browserName", "chrome"},
                                                   {"goog:chromeOptions", options},
                                                   {"goog:loggingPrefs", QJsonObject{{"browser", "ALL"}}}}}}}};
}

QJsonObject pointerStep(const QString& kind, QPointF at) {
  return {{"type", kind}, {"duration", 20}, {"x", qRound(at.x())}, {"y", qRound(at.y())}};
}

}  // namespace

bool WebDriver::isThere() {
  return !QStandardPaths::findExecutable(QStringLiteral("chromedriver")).isEmpty() && !browser().isEmpty();
}

WebDriver::WebDriver(const QString& downloads, int width, int height) : port_(freePort()) {
  driver_.setProcessChannelMode(QProcess::MergedChannels);
  driver_.start(QStringLiteral("chromedriver"), {QStringLiteral("--port=%1").arg(port_)});
  if (!driver_.waitForStarted(kMostWaiting)) {
    ADD_FAILURE() << "chromedriver does not start";
    return;
  }
  QElapsedTimer timer;
  timer.start();
  while (!send("GET", "/status")["ready"].toBool() && timer.elapsed() < kMostWaiting) QThread::msleep(kPause);
  const QJsonValue opened = send("POST", "/session", capabilities(profile_.path(), downloads, width, height));
  session_ = opened["sessionId"].toString();
  if (session_.isEmpty()) {
    ADD_FAILURE() << "no browser: " << opened["message"].toString().toStdString() << driver_.readAll().toStdString();
  }
}

WebDriver::~WebDriver() {
  if (isOpen()) send("DELETE", "/session/" + session_);
  driver_.terminate();
  if (!driver_.waitForFinished(5'000)) driver_.kill();
  driver_.waitForFinished(5'000);
}

QJsonValue WebDriver::send(const QByteArray& verb, const QString& path, const QJsonObject& body) {
  QNetworkAccessManager network;
  QNetworkRequest request(QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(port_).arg(path)));
  request.setHeader(QNetworkRequest::ContentTypeHeader, "application/json; charset=utf-8");
  request.setTransferTimeout(kMostWaiting);
  const QByteArray bytes = verb == "POST" ? QJsonDocument(body).toJson(QJsonDocument::Compact) : QByteArray();
  QNetworkReply* reply = network.sendCustomRequest(request, verb, bytes);
  QEventLoop loop;
  QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
  if (!reply->isFinished()) loop.exec();
  const QJsonValue value = QJsonDocument::fromJson(reply->readAll()).object().value("value");
  reply->deleteLater();
  return value;
}

QJsonValue WebDriver::inSession(const QByteArray& verb, const QString& path, const QJsonObject& body) {
  const QJsonValue value = send(verb, "/session/" + session_ + path, body);
  EXPECT_TRUE(value["error"].isUndefined())
      << path.toStdString() << ": " << value["message"].toString().left(400).toStdString();
  return value;
}

void WebDriver::open(const QString& file) {
  inSession("POST", "/url", {{"url", QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)}});
}

QJsonValue WebDriver::run(const QString& script, const QJsonArray& arguments) {
  return inSession("POST", "/execute/sync", {{"script", script}, {"args", arguments}});
}

QJsonValue WebDriver::waitFor(const QString& script) {
  QElapsedTimer timer;
  timer.start();
  for (;;) {
    const QJsonValue value = run(script);
    const bool isNothing =
        value.isNull() || (value.isBool() && !value.toBool()) || (value.isString() && value.toString().isEmpty());
    if (!isNothing) return value;
    if (timer.elapsed() > kMostWaiting) {
      ADD_FAILURE() << "never came: " << script.toStdString();
      return value;
    }
    QThread::msleep(kPause);
  }
}

// A page may draw the element anew between finding it and acting on it, or draw it a moment later.
void WebDriver::act(const QString& selector, const QString& what, const QJsonObject& body) {
  QElapsedTimer timer;
  timer.start();
  QJsonValue answer;
  while (timer.elapsed() < kMostWaiting) {
    const QString session = "/session/" + session_ + "/element";
    answer = send("POST", session, {{"using", "css selector"}, {"value", selector}});
    if (answer["error"].isUndefined()) answer = send("POST", session + "/" + answer[kElement].toString() + what, body);
    const QString error = answer["error"].toString();
    if (error.isEmpty()) return;
    const bool passes = error == "stale element reference" || error == "no such element" ||
                        error == "element not interactable" || error == "element click intercepted";
    if (!passes) break;
    QThread::msleep(kPause);
  }
  ADD_FAILURE() << selector.toStdString() << what.toStdString() << ": "
                << answer["message"].toString().left(400).toStdString();
}

void WebDriver::click(const QString& selector) {
  act(selector, "/click", {});
}

void WebDriver::type(const QString& selector, const QString& text) {
  act(selector, "/value", {{"text", text}});
}

void WebDriver::drag(QPointF from, QPointF to) {
  QJsonArray steps{pointerStep("pointerMove", from), QJsonObject{{"type", "pointerDown"}, {"button", 0}}};
  constexpr int kSteps = 6;
  for (int i = 1; i <= kSteps; ++i) steps.append(pointerStep("pointerMove", from + (to - from) * i / kSteps));
  steps.append(QJsonObject{{"type", "pointerUp"}, {"button", 0}});
  inSession("POST", "/actions",
            {{"actions", QJsonArray{QJsonObject{{"type", "pointer"},
                                                {"id", "mouse"},
                                                {"parameters", QJsonObject{{"pointerType", "mouse"}}},
                                                {"actions", steps}}}}});
}

void WebDriver::press(const QString& keys) {
  QJsonArray steps;
  for (const QChar key : keys) {
    steps.append(QJsonObject{{"type", "keyDown"}, {"value", QString(key)}});
    steps.append(QJsonObject{{"type", "keyUp"}, {"value", QString(key)}});
  }
  inSession("POST", "/actions",
            {{"actions", QJsonArray{QJsonObject{{"type", "key"}, {"id", "keys"}, {"actions", steps}}}}});
}

QStringList WebDriver::complaints() {
  QStringList lines;
  for (const QJsonValue& line : inSession("POST", "/se/log", {{"type", "browser"}}).toArray()) {
    lines << line["message"].toString();
  }
  return lines;
}

void WebDriver::savePicture(const QString& file) {
  QFile out(file);
  if (out.open(QIODevice::WriteOnly))
    out.write(QByteArray::fromBase64(inSession("GET", "/screenshot").toString().toLatin1()));
}

}  // namespace redoubt::editor::test
