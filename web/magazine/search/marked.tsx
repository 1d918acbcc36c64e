import type { Segment } from '../../../contracts/articles/content-entities.ts'
import { typeset } from '../../i18n/typography.ts'

interface MarkedProps {
  text: string
  /** the text, or a piece of another, cut where words were searched for */
  segments: readonly Segment[] | undefined
}

export function Marked({ text, segments }: MarkedProps) {
  if (!segments) return typeset(text)
  // A text is cut in the same places each time: a segment's place is its name.
  return segments.map(({ text: piece, marked }, place) => {
    const key = `${place}-${piece}`
    return marked ? <mark key={key}>{typeset(piece)}</mark> : <span key={key}>{typeset(piece)}</span>
  })
}
