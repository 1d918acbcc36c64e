import { useCallback, useEffect, useRef, useState } from 'react'
import { usePerson } from '../../person.ts'
import type { ArticleDraft, DraftFields } from './draft-calls.ts'
import type { InitialText } from './saving/choose-initial-text.ts'
import { forgetCopy, storeDeviceCopy } from './saving/device-copy.ts'
import { DraftSaver, type SaveState } from './saving/draft-saver.ts'
import { type Anchors, sendDraft } from './saving/send-draft.ts'

export type Meta = Omit<DraftFields, 'content'>

interface DraftOptions {
  uid: string
  draft: ArticleDraft
  opened: InitialText
  readContent(): string
  anchors: Anchors
}

export interface Draft {
  meta: Meta
  changeMeta(change: Partial<Meta>): void
  changed(): void
  state: SaveState
  saver: DraftSaver
  read(): DraftFields
}

const metaOf = ({ content: _content, ...meta }: DraftFields): Meta => meta

/** State of the fields beside the text, which are saved together with it. */
export function useDraft({ uid, draft, opened, readContent, anchors }: DraftOptions): Draft {
  const { uid: owner } = usePerson()
  const [meta, setMeta] = useState(() => metaOf(opened.fields))
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: draft.savedAt })
  const latest = useRef(meta)
  const contentOf = useRef(readContent)
  contentOf.current = readContent
  const read = useCallback(() => ({ ...latest.current, content: contentOf.current() }), [])
  const [saver] = useState(
    () =>
      new DraftSaver({
        base: { version: draft.version, copy: draft.copy },
        savedAt: draft.savedAt,
        read,
        send: (fields, base, unanswered) => sendDraft({ uid, anchors }, fields, base, unanswered),
        keep: (fields, base, sent) => storeDeviceCopy({ owner, article: uid, fields, base, sent, at: Date.now() }),
        forget: () => forgetCopy(owner, uid),
        onState: setState,
      }),
  )
  useEffect(() => {
    if (opened.recovered !== undefined) saver.changed()
    const save = () => void saver.flush()
    addEventListener('pagehide', save)
    addEventListener('online', save)
    return () => {
      removeEventListener('pagehide', save)
      removeEventListener('online', save)
      void saver.flush().finally(() => saver.close())
    }
  }, [saver, opened])
  const changed = useCallback(() => saver.changed(), [saver])
  const changeMeta = useCallback(
    (change: Partial<Meta>) => {
      latest.current = { ...latest.current, ...change }
      setMeta(latest.current)
      saver.changed()
    },
    [saver],
  )
  return { meta, changeMeta, changed, state, saver, read }
}
