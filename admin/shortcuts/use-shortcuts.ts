import { useEffect, useRef } from 'react'
import { actOf, type Shortcuts } from './act-of.ts'
import { areShortcutsOn } from './preference.ts'

/** Where letters are typed, or have a meaning of their own. A checkbox takes none. */
const typed =
  'textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], input:not([type="checkbox"])'

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(typed) !== null

const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null

/** Keys that act while the component is shown, outside fields and dialogs. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    function receive(event: KeyboardEvent): void {
      const act = actOf(event, latest.current)
      if (!act || isTyping(event) || isCovered() || !areShortcutsOn()) return
      if (act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', receive)
    return () => document.removeEventListener('keydown', receive)
  }, [])
}
