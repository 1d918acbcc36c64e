import type { CookieConsentConfig, Translation } from 'vanilla-cookieconsent'
import type { CookieCategory } from '../../contracts/accounts/cookie-choices.ts'
import { cookies } from '../i18n/fr/cookies.ts'
import { typesetAll } from '../i18n/typography.ts'

/** Version of the text. Raise it if purposes or partners change: everyone is then asked again. */
const textVersion = 3
/** Six months, as the French authority recommends. */
export const choiceDays = 182
export const choiceCookie = 'cookie-choice'

const words = typesetAll(cookies)

const translation: Translation = {
  consentModal: {
    label: words.modal.label,
    title: words.modal.title,
    description: words.modal.description,
    acceptAllBtn: words.modal.accept,
    acceptNecessaryBtn: words.modal.refuse,
    showPreferencesBtn: words.modal.details,
    footer: `<a href="/cookies">${words.modal.more}</a>`,
  },
  preferencesModal: {
    title: words.preferences.title,
    acceptAllBtn: words.preferences.accept,
    acceptNecessaryBtn: words.preferences.refuse,
    savePreferencesBtn: words.preferences.save,
    closeIconLabel: words.preferences.close,
    sections: [
      { description: words.preferences.intro },
      { title: words.preferences.needed, description: words.needed_text, linkedCategory: 'necessary' },
      { title: words.preferences.measurement, description: words.measured_text, linkedCategory: 'measurement' },
      { title: words.preferences.advertising, description: words.advertising_text, linkedCategory: 'advertising' },
    ],
  },
}

const categories: Record<CookieCategory, CookieConsentConfig['categories'][string]> = {
  necessary: { enabled: true, readOnly: true },
  measurement: { autoClear: { cookies: [{ name: /^_(ga|gid|gat|dc_gtm)/ }] } },
  advertising: { autoClear: { cookies: [{ name: /^_gcl/ }] } },
}

type Answers = Pick<CookieConsentConfig, 'onConsent' | 'onChange'>

/** Both answers are buttons of the same kind, side by side: refusing is as easy as accepting. */
export const dialog = (asks: boolean, secure: boolean, answers: Answers): CookieConsentConfig => ({
  ...answers,
  autoShow: asks,
  revision: textVersion,
  manageScriptTags: false,
  disablePageInteraction: false,
  // The library mistakes test browsers for bots; search engines answer nothing anyway.
  hideFromBots: false,
  cookie: { name: choiceCookie, expiresAfterDays: choiceDays, sameSite: 'Lax', secure },
  guiOptions: {
    consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true, flipButtons: false },
    preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false },
  },
  categories,
  language: { default: 'fr', translations: { fr: translation } },
})
