import { staffSavedReplies } from '../../contracts/support/staff-saved-replies.ts'
import type { RecordKind } from '../forms/record-page.tsx'
import { savedReplyWords } from './words.ts'

export const savedReplyKind: RecordKind = {
  calls: staffSavedReplies,
  fields: ['title', 'type', 'content'],
  empty: { title: '', type: null, content: '' },
  labels: { title: savedReplyWords.name, type: savedReplyWords.type, content: savedReplyWords.content },
  texts: savedReplyWords,
  titleOf: ({ title }) => String(title),
  deleteText: ({ title }) => savedReplyWords.deleteText(String(title)),
}
