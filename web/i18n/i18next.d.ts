import 'i18next'
import type { fr } from './fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof fr }
    nsSeparator: false
    returnNull: false
  }
}
