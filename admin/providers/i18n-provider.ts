import type { I18nProvider } from 'ra-core'
import { words } from '../words.ts'

const texts: Readonly<Record<string, string>> = {
  'ra.notification.http_error': words.failure.server,
  'ra.notification.data_provider_error': words.failure.server,
  'ra.notification.item_doesnt_exist': words.pageFailure.gone,
  'ra.notification.not_authorized': words.pageFailure.forbiddenText,
  'ra.auth.auth_check_error': words.pageFailure.signIn,
  'ra.notification.logged_out': words.pageFailure.signIn,
}

/** Translates those texts of react-admin that users can see; all other texts are the back office's own. */
export const i18nProvider: I18nProvider = {
  translate: (key, options) => texts[key] ?? options?._ ?? key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'fr',
}
