import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { fr } from './fr.ts'
import { typesetAll } from './typography.ts'

export const locale = 'fr'

i18next.use(initReactI18next).init({
  lng: locale,
  supportedLngs: [locale],
  resources: { fr: { translation: typesetAll(fr) } },
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

/** For what is not a component: titles, loaders, actions. Components use `useTranslation()`. */
export const t = i18next.t
export { i18next }
