#include "editor/scan/outside_program.h"

#include <sys/resource.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>

namespace redoubt::editor::scan {

OutsideResult resultOf(const OutsideProgram& program, const Watch& watch) {
  using End = OutsideResult::End;
  const QString found = QStandardPaths::findExecutable(program.name);
  if (found.isEmpty()) return {};
  QProcess process;
  process.setChildProcessModifier([&program] {
    const auto most = static_cast<rlim_t>(program.mostSeconds);
    const rlimit memory{program.mostMemory, program.mostMemory}, seconds{most, most};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CPU, &seconds);
  });
  process.setProcessChannelMode(QProcess::SeparateChannels);
  process.start(found, program.arguments, program.input.isEmpty() ? QIODevice::ReadOnly : QIODevice::ReadWrite);
  if (!program.input.isEmpty()) process.write(program.input);
  process.closeWriteChannel();
  QElapsedTimer clock;
  clock.start();
  OutsideResult result;
  while (process.state() != QProcess::NotRunning) {
    process.waitForFinished(100);
    result.output += process.readAllStandardOutput();
    const bool isStopped = watch.stop.stop_requested();
    const bool isInTime = clock.elapsed() < program.mostSeconds * 1000;
    if (!isStopped && isInTime && result.output.size() <= program.mostOutput) continue;
    process.kill();
    process.waitForFinished();
    return {isStopped ? End::Stopped : End::Slow};
  }
  result.output += process.readAllStandardOutput();
  const bool isDone = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
  result.end = isDone && !result.output.isEmpty() ? End::Done : End::Failed;
  result.said = QString::fromUtf8(process.readAllStandardError()).simplified().left(200);
  return result;
}

}  // namespace redoubt::editor::scan
