import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Editor, useEditorState } from '@tiptap/react'
import { ChevronDown, ChevronUp, MessageSquarePlus } from 'lucide-react'
import { useId, useState } from 'react'
import type { CommentThread } from '../../../../contracts/articles/staff-comments.ts'
import { CommentField } from './comment-field.tsx'
import { findThreadPlace, listAnchoredThreads } from './comment-marks.ts'
import { ThreadCard } from './thread-card.tsx'
import type { Comments } from './use-comments.ts'
import { commentWords as texts } from './words.ts'

const column = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 } as const
const shortQuote = 120

export interface CommentsPanelProps {
  uid: string
  editor: Editor
  comments: Comments
  /** passage of the comment that is being written; undefined: no comment is being written */
  writing: ReturnType<Comments['passage']> | undefined
  onWriting(passage: CommentsPanelProps['writing']): void
}

/** Colleagues' comments beside the text; resolved threads are folded. */
export function CommentsPanel({ uid, editor, comments, writing, onWriting }: CommentsPanelProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const found = useEditorState({ editor, selector: ({ editor }) => listAnchoredThreads(editor.state) })
  // Comments on the whole article and on deleted passages come first.
  const inOrder = comments.threads.toSorted((one, other) => found.indexOf(one.uid) - found.indexOf(other.uid))
  const open = inOrder.filter(({ resolved }) => resolved === null)
  const closed = inOrder.filter(({ resolved }) => resolved !== null)
  function go(thread: CommentThread): void {
    comments.setCurrent(thread.uid)
    const place = findThreadPlace(editor.state, thread.uid)
    if (place) editor.chain().focus().setTextSelection(place).scrollIntoView().run()
  }
  const listOf = (threads: readonly CommentThread[]) => (
    <Box component="ul" sx={column}>
      {threads.map((thread) => (
        <ThreadCard
          key={thread.uid}
          {...{ uid, thread, comments }}
          found={found.includes(thread.uid)}
          onGo={() => go(thread)}
        />
      ))}
    </Box>
  )
  const about = writing ? texts.onPassage(writing.exact.slice(0, shortQuote)) : texts.onWhole
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="h2">
        {texts.title}
        {open.length > 0 && ` (${open.length})`}
      </Typography>
      {comments.failure && (
        <Box role="alert">
          <Typography>{texts.failed}</Typography>
          <Button color="inherit" onClick={comments.reload}>
            {texts.retry}
          </Button>
        </Box>
      )}
      {writing !== undefined ? (
        <CommentField
          uid={uid}
          label={texts.field}
          about={about}
          onSend={(content, mentions, key) => comments.add({ content, mentions, anchor: writing }, key)}
          onClose={() => onWriting(undefined)}
        />
      ) : (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MessageSquarePlus aria-hidden size={18} />}
          onClick={() => onWriting(comments.passage())}
          sx={{ justifySelf: 'start' }}
        >
          {texts.add}
        </Button>
      )}
      {open.length === 0 && !comments.isPending && !comments.failure && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.empty}</Typography>
      )}
      {listOf(open)}
      {closed.length > 0 && (
        <Button
          color="inherit"
          aria-expanded={unfolded}
          endIcon={unfolded ? <ChevronUp aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
          onClick={() => setUnfolded(!unfolded)}
          sx={{ justifySelf: 'start' }}
        >
          {texts.closed(closed.length)}
        </Button>
      )}
      {unfolded && listOf(closed)}
    </Box>
  )
}
