import { isSitePageUid } from '../../contracts/articles/site-page-uids.ts'
import { staffPages } from '../../contracts/articles/staff-content.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { pageWords } from './words.ts'

export const pageKind: RecordKind = {
  calls: staffPages,
  fields: ['title', 'content', 'description'],
  onlyNew: ['uid'],
  empty: { title: '', content: '', description: '' },
  besides: { draft: true },
  labels: { title: pageWords.name, content: pageWords.content, description: pageWords.description },
  texts: pageWords,
  titleOf: ({ title }) => String(title),
  deleteText: () => pageWords.deleteText,
  mayDelete: ({ uid }) => !isSitePageUid(String(uid)),
}
