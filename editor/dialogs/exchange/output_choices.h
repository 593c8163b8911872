#pragma once

#include <QString>
#include <set>
#include <string_view>

#include "core/exchange/format.h"
#include "editor/session/session.h"

class QWidget;

/// What windows that write files begin with.
namespace redoubt::editor {

/// The options of pictures by which they look like the map in the window, but without zones: these are an aid for the
/// author, on paper only if chosen.
exchange::Options::Given windowLook(const Session& session);

/// The choices of options that mean nothing beside the others of the job.
std::set<std::string_view> idleOptions(const exchange::ExportJob& job);

/// Asks for a file of a format; empty if none is wanted. It proposes the folder of the last output, otherwise that of
/// the battle, and the battle's name, with `what` behind it if the file is only a part of it.
QString askOutput(const Session& session, const exchange::Format& format, QWidget& window, const QString& what = {});

}  // namespace redoubt::editor
