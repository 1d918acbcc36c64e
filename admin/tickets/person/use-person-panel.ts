import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'

const key = 'person-beside'

/** Tells whether the user left the card open. Reading throws where the browser blocks storage. */
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
    // Not stored: the next conversation starts with a closed card.
  }
}

export interface PersonPanelState {
  open: boolean
  /** there is room beside the conversation; otherwise the card lies over it */
  wide: boolean
  toggle(): void
  close(): void
}

/** Tells whether the person's card is shown. In a wide window the next conversation opens with the user's last choice. */
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
