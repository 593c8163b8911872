#include "editor/app/single_program.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>

namespace redoubt::editor {
namespace {

constexpr int kPatience = 1500;         // milliseconds for an answer from the running program
constexpr qint64 kLongest = 1'048'576;  // bytes of a message; longer ones are not from our program
const QByteArray kTaken = QByteArrayLiteral("taken");

}  // namespace

SingleProgram::SingleProgram(const QString& name, QObject* parent)
    : QObject(parent), name_(name), server_(new QLocalServer(this)) {
  server_->setSocketOptions(QLocalServer::UserAccessOption);
  connect(server_, &QLocalServer::newConnection, this, &SingleProgram::answer);
}

QString SingleProgram::usualName() {
  const QString place = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QLatin1Char('|') +
                        QGuiApplication::platformName() + QLatin1Char('|') + qEnvironmentVariable("DISPLAY") +
                        QLatin1Char('|') + qEnvironmentVariable("WAYLAND_DISPLAY");
  const QByteArray hash = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex();
  return QStringLiteral("redoubt-") + QString::fromLatin1(hash.left(16));
}

bool SingleProgram::handOver(const QStringList& paths) const {
  QLocalSocket socket;
  socket.connectToServer(name_);
  if (!socket.waitForConnected(kPatience)) return false;
  QByteArray message;
  QDataStream out(&message, QIODevice::WriteOnly);
  QStringList full;
  for (const QString& path : paths) full << (path.isEmpty() ? path : QFileInfo(path).absoluteFilePath());
  out << full;
  socket.write(message);
  if (!socket.waitForBytesWritten(kPatience)) return false;
  // A program that hangs gives no answer: then this program opens the files itself.
  return socket.waitForReadyRead(kPatience) && socket.readAll() == kTaken;
}

void SingleProgram::listen() {
  if (server_->listen(name_)) return;
  // Removes a socket left by a crash; a running program would have taken the files.
  QLocalServer::removeServer(name_);
  server_->listen(name_);
}

void SingleProgram::answer() {
  while (QLocalSocket* socket = server_->nextPendingConnection()) {
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    const auto read = [this, socket] {
      if (socket->bytesAvailable() > kLongest) return socket->abort();
      QDataStream in(socket);
      in.startTransaction();
      QStringList paths;
      in >> paths;
      if (!in.commitTransaction()) return;
      socket->write(kTaken);
      socket->flush();
      emit asked(paths);
    };
    connect(socket, &QLocalSocket::readyRead, this, read);
    if (socket->bytesAvailable() > 0) read();
  }
}

}  // namespace redoubt::editor
