import type { Editor } from '@tiptap/react'
import { lazy, Suspense } from 'react'
import type { DraftFields } from '../draft-calls.ts'
import type { SaveState } from '../saving/draft-saver.ts'
import type { Meta } from '../use-draft.ts'
import { RestoredNotice } from './restored-notice.tsx'
import { useRestore } from './use-restore.ts'

const HistoryScreen = lazy(() => import('./history-screen.tsx'))

interface HistoryPartProps {
  uid: string
  editor: Editor
  state: SaveState
  disabled: boolean
  open: boolean
  read(): DraftFields
  changeMeta(change: Partial<Meta>): void
  onClose(): void
}

/** The history, once it is opened, and the notice about a restored version. */
export function HistoryPart({ uid, editor, state, disabled, open, read, changeMeta, onClose }: HistoryPartProps) {
  const { restored, restore, undo, hide } = useRestore({ editor, read, changeMeta })
  return (
    <>
      {restored && !disabled && <RestoredNotice name={restored.name} onUndo={undo} onHide={hide} />}
      {open && (
        <Suspense>
          <HistoryScreen
            {...{ uid, onClose }}
            readOnly={disabled}
            fields={read()}
            hasCopy={state.kind !== 'saved' || state.at !== null}
            onRestore={(version, name) => {
              onClose()
              restore(version, name)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
