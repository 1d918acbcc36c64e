import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { type TextKey, t } from './index.ts'

interface RichTextProps {
  text: TextKey
  /** elements for `<name>…</name>` in the text; the words between become their children */
  parts: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>
}

/** A text of the catalogue with links in it. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = t(text).split(/<(\w+)>(.*?)<\/\1>/)
  // Each match yields three pieces: the text before it, its name, its content.
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 1) return null
    const name = pieces[index - 1] ?? ''
    const part = parts[name]
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    return <Fragment key={index}>{part ? cloneElement(part, {}, piece) : piece}</Fragment>
  })
}
