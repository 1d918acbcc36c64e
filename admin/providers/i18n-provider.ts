import polyglotI18nProvider from 'ra-i18n-polyglot'
import frenchMessages from 'ra-language-french'

/** react-admin's own texts; the back office's are in words.ts. */
export const i18nProvider = polyglotI18nProvider(() => frenchMessages, 'fr', undefined, { allowMissing: true })
