import { CallError } from '../../../../relay/call.ts'
import { historyWords } from '../history/words.ts'

const fieldNames: Readonly<Record<string, string>> = {
  ...historyWords.fields,
  content: 'Texte',
  date: 'Date',
  seo: 'Moteurs de recherche',
  uid: 'Adresse',
}

/** The failure's sentence, after the name of the field that it is about: the dialogs show no field. */
export function failureText(error: unknown): string {
  const [violation] = error instanceof CallError ? error.violations : []
  const name = violation && fieldNames[violation.property.split('.')[0] ?? '']
  const { message } = error as Error
  return name ? `${name}\u00a0: ${message}` : message
}
