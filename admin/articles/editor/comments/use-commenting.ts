import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Comments, useComments } from './use-comments.ts'

/** Parameter of a mailed link to a thread. */
const threadParameter = 'remarque'

/** The article's comments, and the comment that is being written. */
export function useCommenting(uid: string, editor: Editor, stamp: string | undefined) {
  const comments = useComments(uid, editor, stamp)
  const [writing, onWriting] = useState<ReturnType<Comments['passage']>>()
  const [search] = useSearchParams()
  const asked = useRef(search.get(threadParameter))
  useEffect(() => {
    if (!asked.current || !comments.threads.some((thread) => thread.uid === asked.current)) return
    comments.setCurrent(asked.current)
    asked.current = null
  }, [comments.threads, comments.setCurrent])
  const start = useCallback(() => onWriting(comments.passage()), [comments.passage])
  return useMemo(() => ({ comments, writing, onWriting, start }), [comments, writing, start])
}

export type Commenting = ReturnType<typeof useCommenting>
