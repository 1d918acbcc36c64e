import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { listArticleChecks } from '../../../../contracts/articles/staff-drafts.ts'
import { callApi } from '../../../../relay/call.ts'
import type { Meta } from '../use-draft.ts'

/** Runs the checks only on request: reading level and health claims cost the server more than a save. */
export function useChecks(uid: string) {
  const { data, ...query } = useQuery({
    queryKey: ['article-checks', uid],
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      return { askedAt, checks: (await callApi(listArticleChecks, { params: { uid }, signal })).payload }
    },
    enabled: false,
    gcTime: 0,
  })
  return { ...query, checks: data?.checks, askedAt: data?.askedAt }
}

/** Tells whether text or settings changed since the last check. Re-renders on the first change only, not on each key. */
export function useChecksOutdated(editor: Editor, meta: Meta, askedAt: number | undefined): boolean {
  const [changedAt, setChangedAt] = useState(0)
  const checked = useRef(askedAt)
  checked.current = askedAt
  const known = useRef(meta)
  useEffect(() => {
    const change = () => setChangedAt((before) => (before > (checked.current ?? 0) ? before : Date.now()))
    if (known.current !== meta) change()
    known.current = meta
    editor.on('update', change)
    return () => void editor.off('update', change)
  }, [editor, meta])
  return askedAt !== undefined && changedAt > askedAt
}
