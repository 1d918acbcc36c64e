import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const toolsIn = (toolbar: HTMLElement): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>('button, [role=combobox]')].filter((tool) => !tool.matches(':disabled'))

/** Index of the tool that a key moves to; undefined for other keys. */
function reached(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * The toolbar is one tab stop; arrow keys, Home and End move between its tools. The tab stop is set after each
 * render, because tools appear, disappear and get disabled.
 */
export function useToolbarKeys(toolbar: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement>(undefined)

  function mark(): void {
    if (!toolbar.current) return
    const tools = toolsIn(toolbar.current)
    const stop = current.current && tools.includes(current.current) ? current.current : tools[0]
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
  }
  useLayoutEffect(mark)

  return {
    onFocus({ target }: { target: EventTarget }) {
      const tool = (target as HTMLElement).closest<HTMLElement>('button, [role=combobox]')
      if (!tool || !toolbar.current?.contains(tool)) return
      current.current = tool
      mark()
    },
    /** @returns whether the key moved the focus to another tool */
    move(event: KeyboardEvent): boolean {
      if (!toolbar.current || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
      const tools = toolsIn(toolbar.current)
      const at = tools.indexOf(event.target as HTMLElement)
      const next = at < 0 ? undefined : reached(event.key, at, tools.length)
      if (next === undefined) return false
      event.preventDefault()
      tools[next]?.focus()
      return true
    },
  }
}
