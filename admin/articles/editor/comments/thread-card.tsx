import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { ArticleComment, CommentThread } from '../../../../contracts/articles/staff-comments.ts'
import { failureSentence } from '../../../api/failure-sentence.ts'
import { useNotify } from '../../../layout/notices.tsx'
import { usePerson, useWorksAs } from '../../../person.ts'
import { colours } from '../../../theme.ts'
import { NoteDialog } from '../actions/note-dialog.tsx'
import { formatMoment } from '../format-moment.ts'
import { CommentField } from './comment-field.tsx'
import { CommentItem } from './comment-item.tsx'
import type { Comments } from './use-comments.ts'
import { commentWords as texts } from './words.ts'

interface ThreadCardProps {
  uid: string
  thread: CommentThread
  comments: Comments
  /** the passage is in the text */
  found: boolean
  onGo(): void
}

const shortest = 80
const shorten = (words: string) => (words.length > shortest ? `${words.slice(0, shortest).trimEnd()}…` : words)

function About({ thread: { anchor }, found, onGo }: Pick<ThreadCardProps, 'thread' | 'found' | 'onGo'>) {
  if (!anchor) return <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{texts.onWhole}</Typography>
  const words = shorten(anchor.exact)
  if (!found) {
    return (
      <Typography dir="auto" sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.gone}&nbsp;: <s>{words}</s>
      </Typography>
    )
  }
  return (
    <Button
      color="inherit"
      dir="auto"
      aria-label={texts.goTo(words)}
      onClick={onGo}
      sx={{
        justifyContent: 'start',
        textAlign: 'left',
        fontWeight: 400,
        fontStyle: 'italic',
        px: 1,
        mx: -1,
        overflowWrap: 'anywhere',
      }}
    >
      «&nbsp;{words}&nbsp;»
    </Button>
  )
}

/** Server's rule: editors remove any comment; authors their own, unless it begins a thread that others answered. */
function useRemovable({ comments: all }: CommentThread) {
  const { uid: me } = usePerson()
  const edits = useWorksAs('editor')
  return ({ uid, author }: ArticleComment): boolean => {
    const answered = uid === all[0]?.uid && all.some((one) => one.author.uid !== author.uid)
    return edits || (author.uid === me && !answered)
  }
}

/** A passage, its comments, and the possible actions. */
export function ThreadCard({ uid, thread, comments, found, onGo }: ThreadCardProps) {
  const notify = useNotify()
  const [answering, setAnswering] = useState(false)
  const [removing, setRemoving] = useState<string>()
  const isRemovable = useRemovable(thread)
  const isCurrent = comments.current === thread.uid
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  async function attempt(act: () => Promise<void>): Promise<boolean> {
    try {
      await act()
      return true
    } catch (error) {
      notify(failureSentence(error), { type: 'warning' })
      return false
    }
  }
  const { resolved } = thread
  return (
    <Box
      component="li"
      ref={card}
      aria-current={isCurrent ? 'true' : undefined}
      sx={{
        display: 'grid',
        gap: 1,
        p: 1.5,
        borderRadius: '14px',
        border: `1px solid ${isCurrent ? colours.ruby : colours.line}`,
        backgroundColor: colours.card,
      }}
    >
      <About thread={thread} found={found} onGo={onGo} />
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {thread.comments.map((comment) => (
          <CommentItem
            key={comment.uid}
            comment={comment}
            onRemove={isRemovable(comment) ? () => setRemoving(comment.uid) : undefined}
          />
        ))}
      </Box>
      {resolved && (
        <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
          {texts.resolvedBy(resolved.by.name, formatMoment(resolved.date))}
        </Typography>
      )}
      {answering ? (
        <CommentField
          uid={uid}
          label={texts.answerField}
          onSend={(content, mentions, key) => comments.add({ content, mentions, thread: thread.uid }, key)}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" color="inherit" variant="outlined" onClick={() => setAnswering(true)}>
            {texts.answer}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => void attempt(() => comments.resolve(thread.uid, resolved === null))}
          >
            {resolved ? texts.reopen : texts.resolve}
          </Button>
        </Box>
      )}
      {removing && (
        <NoteDialog
          title={texts.confirmTitle}
          text={removing === thread.uid && thread.comments.length > 1 ? texts.confirmText : ''}
          confirm={texts.remove}
          onConfirm={() => attempt(() => comments.remove(removing))}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Box>
  )
}
