import i18next, { type TFunction } from 'i18next'
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

/** What takes no values is the same each time it is shown. */
const fixed = new Map<string, string>()

function translate(key: string, values?: Record<string, unknown>): string {
  if (values !== undefined) return i18next.t(key as never, values as never) as unknown as string
  const known = fixed.get(key) ?? (i18next.t(key as never) as unknown as string)
  fixed.set(key, known)
  return known
}

/** There is one language, so translating needs no React context. */
export const t = translate as unknown as TFunction
export { i18next }
