import type { RecordKind } from '../forms/record-page.tsx'
import { pageWords } from './words.ts'

/** The site links to these: the API refuses to delete them. */
const required = ['about', 'terms-of-service', 'legal-notice', 'privacy']

export const pageKind: RecordKind = {
  resource: 'pages',
  fields: ['title', 'content'],
  onlyNew: ['uid'],
  empty: { title: '', content: '' },
  labels: { title: pageWords.name, content: pageWords.content },
  texts: pageWords,
  titleOf: ({ title }) => String(title),
  deleteText: () => pageWords.deleteText,
  mayDelete: ({ uid }) => !required.includes(String(uid)),
}
