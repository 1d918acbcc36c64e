import { staffSavedReplies } from '../../contracts/support/staff-saved-replies.ts'
import { RecordList } from '../lists/record-list.tsx'
import { savedReplyWords } from './words.ts'

export default function SavedReplyList() {
  return (
    <RecordList
      calls={staffSavedReplies}
      texts={savedReplyWords}
      sort="title"
      opens="form"
      columns={[
        { head: savedReplyWords.name, look: 'name', sort: 'title', show: ({ title }) => title },
        { head: savedReplyWords.content, look: 'clipped', show: ({ content }) => content },
        {
          head: savedReplyWords.type,
          look: 'soft',
          sort: 'type',
          show: ({ type }) => savedReplyWords.types[type ?? 'both'],
        },
      ]}
    />
  )
}
