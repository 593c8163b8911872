#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

/// The files of data/patterns, data/symbols and data/themes, which are embedded in the program.
namespace redoubt::render {

/// The contents of `folder/name` ("symbols/map", "church"), named without its ending; empty if there is no such file.
QByteArray lookFile(const QString& folder, const QString& name);
/// The names of the files in a folder, sorted.
QStringList lookNames(const QString& folder);

}  // namespace redoubt::render
