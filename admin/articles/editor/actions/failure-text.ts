import { CallError } from '../../../../relay/call.ts'

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Titre',
  excerpt: 'Chapeau',
  content: 'Texte',
  author: 'Autrice',
  category: 'Rubrique',
  tags: 'Mots-clés',
  image: 'Image',
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
