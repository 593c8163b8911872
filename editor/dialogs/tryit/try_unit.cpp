#include "editor/dialogs/tryit/try_unit.h"

#include <QLabel>
#include <QVBoxLayout>

#include "editor/dialogs/tryit/try_words.h"
#include "editor/session/to_qt.h"
#include "editor/words/hex_words.h"

namespace redoubt::editor {

TryUnit::TryUnit(Session& session, QWidget* parent) : QWidget(parent), session_(session), text_(new QLabel) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  text_->setObjectName(QStringLiteral("try.unit"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column->addWidget(text_);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  clear();
}

void TryUnit::clear() {
  text_->clear();
  hide();
}

void TryUnit::show(const ask::World& world, std::optional<rules::Member> unit, std::optional<hex::HexKey> target) {
  if (!unit || !world.position().piece(*unit).hex) return clear();
  QStringList lines;
  for (const QString& line : {zones(world, *unit), trace(world, "supply", *unit), trace(world, "command", *unit),
                              trace(world, "exit", *unit), target ? sight(world, *unit, *target) : QString()}) {
    if (!line.isEmpty()) lines << line;
  }
  if (lines.isEmpty()) return clear();
  lines.prepend(tr("%1 in %2").arg(TryWords::piece(session_, world, *unit),
                                   HexWords::number(session_, *world.position().piece(*unit).hex)));
  text_->setText(lines.join(QLatin1Char('\n')));
  QWidget::show();
}

QString TryUnit::hexes(const ask::World&, const auto& keys) const {
  QStringList numbers;
  for (const hex::HexKey each : keys) numbers << HexWords::number(session_, each);
  return numbers.join(QStringLiteral(", "));
}

QString TryUnit::withParagraphs(const QString& text, const std::vector<ask::Reason>& because) const {
  QStringList paragraphs;
  for (const ask::Reason& each : because) {
    if (!each.citation.empty() && !paragraphs.contains(toQt(each.citation))) paragraphs << toQt(each.citation);
  }
  return paragraphs.isEmpty() ? text : tr("%1 (%2)").arg(text, paragraphs.join(QStringLiteral(", ")));
}

QString TryUnit::zones(const ask::World& world, rules::Member unit) const {
  const ask::ZoneAnswer answer = ask::askZones(world, {unit});
  QStringList lines;
  for (const ask::ZoneAnswer::Zone& each : answer.zones) {
    const auto title = session_.translatedRules().text("zone/" + each.name + "/title");
    const QString name = title ? toQt(*title) : each.name == "control" ? tr("Zone of control") : toQt(each.name);
    QStringList parts;
    if (!each.sure.empty()) parts << hexes(world, each.sure);
    if (!each.possible.empty()) parts << tr("perhaps %1").arg(hexes(world, each.possible));
    if (parts.isEmpty()) parts << tr("none");
    lines << tr("%1: %2").arg(name, parts.join(QStringLiteral("; ")));
  }
  return lines.isEmpty() ? QString() : withParagraphs(lines.join(QLatin1Char('\n')), answer.because);
}

QString TryUnit::trace(const ask::World& world, std::string_view question, rules::Member unit) const {
  const ask::TraceAnswer answer = ask::askTrace(world, question, unit);
  if (answer.because.empty()) return {};
  const auto title = session_.translatedRules().text("flood/" + answer.flood + "/title");
  const QString name = title                   ? toQt(*title)
                       : question == "supply"  ? tr("Supply")
                       : question == "command" ? tr("Command")
                                               : tr("Way off the map");
  QString said = answer.in == rules::Verdict::Yes  ? tr("reached")
                 : answer.in == rules::Verdict::No ? tr("not reached")
                                                   : tr("unknown");
  if (!answer.path.empty()) said = tr("%1 by %2").arg(said, hexes(world, answer.path));
  return withParagraphs(tr("%1: %2").arg(name, said), answer.because);
}

QString TryUnit::sight(const ask::World& world, rules::Member unit, hex::HexKey target) const {
  ask::SightAnswer answer;
  for (const hex::HexKey from : world.position().hexesOf(unit)) {
    answer = ask::askSight(world, from, target);
    if (answer.sees) break;
  }
  const QString hex = HexWords::number(session_, target);
  if (answer.sees) return tr("It sees %1.").arg(hex);
  const QString by = answer.blockers.empty() ? QString() : hexes(world, answer.blockers);
  return withParagraphs(by.isEmpty() ? tr("It does not see %1.").arg(hex)
                                     : tr("It does not see %1, because of %2.").arg(hex, by),
                        answer.because);
}

}  // namespace redoubt::editor
