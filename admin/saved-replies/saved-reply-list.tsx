import type { SavedReply } from '../../contracts/support/staff-saved-replies.ts'
import { RecordList } from '../lists/record-list.tsx'
import { savedReplyWords } from './words.ts'

/** Answers that are used again, by title. */
export default function SavedReplyList() {
  return (
    <RecordList<SavedReply>
      resource="saved-replies"
      texts={savedReplyWords}
      sort="title"
      opens="form"
      columns={[
        { look: 'name', show: ({ title }) => title },
        { look: 'clipped', show: ({ content }) => content },
        { look: 'soft', show: ({ type }) => savedReplyWords.types[type ?? 'both'] },
      ]}
    />
  )
}
