/** Actions by typed key: a lower-case letter or a symbol. An action that returns false leaves the key to others. */
export type Shortcuts = Readonly<Record<string, () => unknown>>

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

const letter = /^\p{L}$/u

/**
 * Action of a key, unless the browser or an input method needs it. Symbols may need Shift: « ? » and digits do on
 * French keyboards.
 */
export function findShortcut(event: Pressed, shortcuts: Shortcuts): (() => unknown) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return undefined
  if (event.shiftKey && letter.test(event.key)) return undefined
  return Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined
}
