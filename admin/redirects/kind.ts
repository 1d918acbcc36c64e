import { staffRedirects } from '../../contracts/articles/redirects.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { redirectWords } from './words.ts'

export const redirectKind: RecordKind = {
  calls: staffRedirects,
  fields: ['source', 'target'],
  empty: { source: '', target: '' },
  labels: { source: redirectWords.source, target: redirectWords.target },
  texts: redirectWords,
  titleOf: ({ source }) => String(source),
  deleteText: ({ source }) => redirectWords.deleteText(String(source)),
}
