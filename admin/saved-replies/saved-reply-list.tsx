import Typography from '@mui/material/Typography'
import type { SavedReply } from '../../contracts/support/staff-saved-replies.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { RowLink, Rows } from '../lists/row-link.tsx'
import { SupportPage } from '../tickets/support-page.tsx'
import { savedReplyWords } from './words.ts'

const clipped = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Answers that are used again, by title. */
export default function SavedReplyList() {
  return (
    <ListFrame
      resource="saved-replies"
      title={savedReplyWords.title}
      sort={{ field: 'title', order: 'ASC' }}
      count={savedReplyWords.count}
      actions={<AddButton to="/saved-replies/create" text={savedReplyWords.add} />}
      Frame={SupportPage}
    >
      <ListBody<SavedReply & { id: string }> empty={savedReplyWords.empty}>
        {(replies) => (
          <Rows>
            {replies.map(({ uid, title, type, content }) => (
              <RowLink key={uid} to={`/saved-replies/${uid}`}>
                <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
                  {title}
                </Typography>
                <Typography component="span" dir="auto" sx={{ ...clipped, flex: '1 1 0', color: 'text.secondary' }}>
                  {content}
                </Typography>
                <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14, flexShrink: 0 }}>
                  {savedReplyWords.types[type ?? 'both']}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
