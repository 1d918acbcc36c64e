import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { DraftFields } from '../draft-calls.ts'
import type { Meta } from '../use-draft.ts'
import type { Version } from './history-calls.ts'
import { restoreContent } from './restore-content.ts'
import { restoredSettings } from './restored-settings.ts'

interface RestoreOptions {
  editor: Editor
  read(): DraftFields
  changeMeta(change: Partial<Meta>): void
}

export interface Restored {
  /** name of the version */
  name: string
  former: DraftFields
}

/** Puts a version into the editor, which saves it like typed text. `undo` restores the former text and settings. */
export function useRestore({ editor, read, changeMeta }: RestoreOptions) {
  const [restored, setRestored] = useState<Restored>()
  function write(content: string, meta: Partial<Meta>): void {
    editor.view.dispatch(closeHistory(restoreContent(editor.state.tr, content)))
    changeMeta(meta)
    editor.commands.focus('start')
  }
  return {
    restored,
    restore(version: Version, name: string): void {
      const former = read()
      write(version.content, { title: version.title, excerpt: version.excerpt, ...restoredSettings(version) })
      setRestored({ name, former })
    },
    undo(): void {
      if (!restored) return
      const { content, ...meta } = restored.former
      write(content, meta)
      setRestored(undefined)
    },
    hide: () => setRestored(undefined),
  }
}
