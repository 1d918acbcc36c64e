import { useState } from 'react'
import { createPreviewLink } from '../draft-calls.ts'
import type { DraftSaver, SaveState } from '../saving/draft-saver.ts'
import { FramedPage } from './framed-page.tsx'
import { usePreviewLink } from './use-frame.ts'

interface PreviewPaneProps {
  uid: string
  saver: DraftSaver
  state: SaveState
}

/** The page of the working copy beside its text. */
export default function PreviewPane({ uid, saver, state }: PreviewPaneProps) {
  const [savedAt, setSavedAt] = useState(state.kind === 'saved' ? state.at : null)
  if (state.kind === 'saved' && state.at !== savedAt) setSavedAt(state.at)
  const link = usePreviewLink(uid, async () => {
    await saver.flush()
    return createPreviewLink(uid)
  })
  return <FramedPage link={link} savedAt={savedAt} />
}
