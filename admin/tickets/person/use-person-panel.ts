import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'

const key = 'person-beside'

/** A browser that keeps nothing for this site throws. */
function isKeptOpen(): boolean {
  try {
    return localStorage.getItem(key) === 'open'
  } catch {
    return false
  }
}

function keep(open: boolean): void {
  try {
    if (open) localStorage.setItem(key, 'open')
    else localStorage.removeItem(key)
  } catch {
    // It is closed again with the next conversation.
  }
}

export interface PersonPanelState {
  open: boolean
  /** there is room beside the conversation; otherwise the card lies over it */
  wide: boolean
  toggle(): void
  close(): void
}

/** Whether the person's card is shown. Beside the conversation it stays as the user left it. */
export function usePersonPanel(available: boolean): PersonPanelState {
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [open, setOpen] = useState(() => wide && isKeptOpen())
  function show(next: boolean): void {
    setOpen(next)
    if (wide) keep(next)
  }
  const toggle = () => show(!open)
  useShortcuts(available ? { v: toggle } : {})
  return { open: open && available, wide, toggle, close: () => show(false) }
}
