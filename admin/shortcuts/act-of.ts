/** By the key as it is typed: a letter in lower case, or a sign. False: it did nothing, and others may act on the key. */
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
export function actOf(event: Pressed, shortcuts: Shortcuts): (() => unknown) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return undefined
  if (event.shiftKey && letter.test(event.key)) return undefined
  return Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined
}
