import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CommentAnchor, CommentThread } from '../../../../contracts/articles/staff-comments.ts'
import { anchorOf, textOf } from './anchor.ts'
import { createComment, deleteComment, listThreads, type NewComment, resolveThread } from './comment-calls.ts'
import { hasLostPassage, readCurrentAnchors, requestMarks } from './comment-marks.ts'

/** Pause in typing before deleted passages are searched for: they may have been moved. */
const pauseMilliseconds = 600
const noThreads: readonly CommentThread[] = []

const isSame = (one: CommentAnchor | undefined, other: CommentAnchor): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Passages whose position changed since the server received it. */
function useAnchors(editor: Editor, threads: readonly CommentThread[]) {
  const saved = useRef(new Map<string, CommentAnchor>())
  useEffect(() => {
    for (const { uid, anchor } of threads) if (anchor && !saved.current.has(uid)) saved.current.set(uid, anchor)
  }, [threads])
  const read = useCallback(
    () => readCurrentAnchors(editor.state).filter(({ thread, anchor }) => !isSame(saved.current.get(thread), anchor)),
    [editor],
  )
  const acknowledge = useCallback((anchors: ReturnType<typeof read>) => {
    for (const { thread, anchor } of anchors) saved.current.set(thread, anchor)
  }, [])
  return useMemo(() => ({ read, acknowledge }), [read, acknowledge])
}

/** Loads an article's comments and marks them in its text. @param stamp changes when comments change elsewhere */
export function useComments(uid: string, editor: Editor, stamp: string | undefined) {
  const client = useQueryClient()
  const [current, setCurrent] = useState<string | null>(null)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['article-comments', uid],
    queryFn: ({ signal }) => listThreads(uid, signal),
    gcTime: 0,
  })
  const threads = data ?? noThreads

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new stamp asks once more
  useEffect(() => {
    if (stamp !== undefined) void client.invalidateQueries({ queryKey: ['article-comments', uid] })
  }, [stamp])
  useEffect(() => editor.view.dispatch(requestMarks(editor.state.tr, { threads })), [editor, threads])
  useEffect(() => editor.view.dispatch(requestMarks(editor.state.tr, { current })), [editor, current])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (hasLostPassage(editor.state)) editor.view.dispatch(requestMarks(editor.state.tr, 'find lost ones'))
      }, pauseMilliseconds)
    }
    editor.on('update', plan)
    return () => {
      clearTimeout(timer)
      editor.off('update', plan)
    }
  }, [editor])

  const anchors = useAnchors(editor, threads)
  // Stable identity: the panels beside the text do not re-render with every save.
  const acts = useMemo(
    () => ({
      reload: () => void refetch(),
      passage: () => anchorOf(textOf(editor.state.doc), editor.state.selection),
      async add(comment: NewComment, key: string): Promise<void> {
        const { uid: thread } = await createComment(uid, comment, key)
        await refetch()
        setCurrent(thread)
      },
      async resolve(thread: string, resolved: boolean): Promise<void> {
        await resolveThread(uid, thread, resolved)
        await refetch()
      },
      async remove(comment: string): Promise<void> {
        await deleteComment(uid, comment)
        await refetch()
      },
    }),
    [uid, editor, refetch],
  )
  return useMemo(
    () => ({ ...acts, threads, current, setCurrent, anchors, failure: error, isPending }),
    [acts, threads, current, anchors, error, isPending],
  )
}

export type Comments = ReturnType<typeof useComments>
