import { useEffect, useRef } from 'react'
import { findShortcut, type Shortcuts } from './find-shortcut.ts'
import { areShortcutsOn } from './preference.ts'

/** Elements that use letter keys themselves. Checkboxes do not. */
const typed =
  'textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], input:not([type="checkbox"])'

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(typed) !== null

const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null

/** Registers shortcuts while the component is shown; they do not act within fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    function receive(event: KeyboardEvent): void {
      const act = findShortcut(event, latest.current)
      if (!act || isTyping(event) || isCovered() || !areShortcutsOn()) return
      if (act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', receive)
    return () => document.removeEventListener('keydown', receive)
  }, [])
}
