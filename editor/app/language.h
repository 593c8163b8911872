#pragma once

#include <QCoreApplication>
#include <QString>

/// The language of the window and of the findings. A choice takes effect at the next start: words already shown stay.
namespace redoubt::editor {

/// The code kept in the settings ("en", "pl"); empty follows the desktop.
QString keptLanguage();
void keepLanguage(const QString& code);

/// Loads the translations of `code`, Qt's own among them, and makes its locale the default. An empty code is the
/// desktop's language; one without translations leaves English.
void installLanguage(QCoreApplication& application, const QString& code);

}  // namespace redoubt::editor
