#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <cstdint>

#include "core/base/watch.h"

/// Private to editor/scan: other programs that read what may be hostile, in a process of its own with little memory and
/// time.
namespace redoubt::editor::scan {

struct OutsideProgram {
  QString name;  ///< as found on the path
  QStringList arguments{};
  QByteArray input{};
  qint64 mostOutput = qint64{16} << 20;
  std::uint64_t mostMemory = std::uint64_t{1500} << 20;
  int mostSeconds = 60;
};

struct OutsideResult {
  enum class End { Done, Missing, Failed, Slow, Stopped };  ///< Slow: too long, or too much output
  End end = End::Missing;
  QByteArray output{};
  QString said{};  ///< by a program that failed, shortened
};

/// Waits for the program. Any thread.
OutsideResult resultOf(const OutsideProgram& program, const Watch& watch = {});

}  // namespace redoubt::editor::scan
