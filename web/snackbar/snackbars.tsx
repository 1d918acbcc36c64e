import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { usePlace } from '../reader-page/places.ts'
import type { ShownFlash } from '../session/cookies/flash.ts'
import { enqueue, type Snackbar, type SnackbarMessage } from './queue.ts'
import { runUnlessHovered } from './run-unless-hovered.ts'
import { SnackbarCard } from './snackbar-card.tsx'

type Show = (message: SnackbarMessage) => void

const SnackbarContext = createContext<Show>(() => {})

/** `const show = useSnackbar(); show({ type: 'error', message: '…' })` */
export const useSnackbar = (): Show => use(SnackbarContext)

function TimedSnackbar({ snackbar, onClose }: { snackbar: Snackbar; onClose: (id: number) => void }) {
  const { id, timeout } = snackbar
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    return runUnlessHovered(
      () => card.current,
      timeout,
      () => onClose(id),
    )
  }, [id, timeout, onClose])
  return (
    <div ref={card} className="contents">
      <SnackbarCard {...snackbar} onClose={() => onClose(id)} />
    </div>
  )
}

interface SnackbarsProps {
  /** messages from the previous page; already in the HTML */
  flashes: readonly ShownFlash[]
  children: ReactNode
}

export function Snackbars({ flashes, children }: SnackbarsProps) {
  const nextId = useRef(flashes.length)
  const [shown, setShown] = useState<readonly Snackbar[]>(() => flashes.reduce<readonly Snackbar[]>(enqueue, []))
  const show = useCallback<Show>((message) => {
    const id = nextId.current++
    setShown((list) => enqueue(list, message, id))
  }, [])
  const close = useCallback((id: number) => setShown((list) => list.filter((snackbar) => snackbar.id !== id)), [])
  const first = useRef(flashes)
  useEffect(() => {
    if (flashes === first.current) return
    first.current = flashes
    for (const flash of flashes) show(flash)
  }, [flashes, show])
  const place = usePlace('flashes')
  const cards = shown.map((snackbar) => <TimedSnackbar key={snackbar.id} snackbar={snackbar} onClose={close} />)
  return (
    <SnackbarContext value={show}>
      {children}
      <div
        data-screen-only
        data-snackbars
        className="pointer-events-none fixed inset-x-4 bottom-6 z-50 flex flex-col items-center gap-3"
      >
        {place}
        {cards}
      </div>
    </SnackbarContext>
  )
}
