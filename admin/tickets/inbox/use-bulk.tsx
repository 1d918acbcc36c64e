import { lazy, Suspense, useRef, useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { useList } from '../../lists/list-provider.tsx'
import { usePerson } from '../../person.ts'
import { applyBulk, type BulkChange, type BulkReport, type ChangedTicket, undoBulk } from './bulk-change.ts'
import { UndoSnackbar } from './undo-snackbar.tsx'
import { inboxWords } from './words.ts'

/** Loaded with the first act that needs a menu, or that fails. */
const BulkMenu = lazy(() => import('./bulk-menu.tsx'))
const BulkFailures = lazy(() => import('./bulk-failures.tsx'))

export type BulkAct = BulkChange['act']

interface Asked {
  act: Exclude<BulkAct, 'take' | 'release' | 'close'>
  tickets: readonly StaffTicket[]
  anchor: Element
}

interface Done {
  act: BulkAct
  changed: readonly ChangedTicket[]
}

export interface Bulk {
  /**
   * Acts at once, unless the act needs a choice from a menu: a colleague, a tag or a moment.
   * @param anchor where that menu opens
   */
  start(act: BulkAct, tickets: readonly StaffTicket[], anchor: Element): void
  /** text with the number of changed conversations, while the change runs */
  progress: string | undefined
  /** menu and notice */
  shown: React.ReactNode
}

/** Changes several conversations of the list; the change can be undone for some seconds. */
export function useBulk(): Bulk {
  const { refetch, choose } = useList()
  const me = usePerson()
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState<Done>()
  const [failed, setFailed] = useState<BulkReport['failed']>([])
  const [progress, setProgress] = useState<string>()
  const busy = useRef(false)

  async function change(count: number, apply: (onProgress: (done: number) => void) => Promise<BulkReport>) {
    if (busy.current) return undefined
    busy.current = true
    const report = await apply((at) => setProgress(inboxWords.progress(at, count)))
    busy.current = false
    setProgress(undefined)
    setFailed(report.failed)
    void refetch()
    return report
  }
  async function run(tickets: readonly StaffTicket[], wanted: BulkChange): Promise<void> {
    const report = await change(tickets.length, (onProgress) => applyBulk(tickets, wanted, onProgress))
    if (!report) return
    choose([])
    setDone({ act: wanted.act, changed: report.changed })
  }
  function start(act: BulkAct, tickets: readonly StaffTicket[], anchor: Element): void {
    if (tickets.length === 0) return
    if (act === 'take') void run(tickets, { act, me })
    else if (act === 'release' || act === 'close') void run(tickets, { act })
    else setAsked({ act, tickets, anchor })
  }
  return {
    start,
    progress,
    shown: (
      <>
        <Suspense>
          {asked && (
            <BulkMenu
              act={asked.act}
              anchor={asked.anchor}
              count={asked.tickets.length}
              onChange={(wanted) => {
                setAsked(undefined)
                void run(asked.tickets, wanted)
              }}
              onClose={() => setAsked(undefined)}
            />
          )}
          {failed.length > 0 && <BulkFailures failed={failed} onClose={() => setFailed([])} />}
        </Suspense>
        {done && (
          <UndoSnackbar
            key={done.changed.map(({ before, version }) => `${before.uid}@${version}`).join()}
            message={inboxWords.done(inboxWords.acts[done.act].replace('…', ''), done.changed.length)}
            onUndo={() =>
              void change(done.changed.length, (onProgress) => undoBulk(done.changed, done.act, onProgress))
            }
            onDone={() => setDone(undefined)}
          />
        )}
      </>
    ),
  }
}
