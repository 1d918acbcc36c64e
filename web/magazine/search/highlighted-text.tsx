import type { Segment } from '../../../contracts/articles/content-entities.ts'
import { typeset } from '../../i18n/typography.ts'

interface MarkedProps {
  text: string
  /** the text, or an excerpt, split at the searched words */
  segments: readonly Segment[] | undefined
}

export function HighlightedText({ text, segments }: MarkedProps) {
  if (!segments) return typeset(text)
  // A text is always split at the same places: a segment's index is a stable key.
  return segments.map(({ text: piece, marked }, place) => {
    const key = `${place}-${piece}`
    return marked ? <mark key={key}>{typeset(piece)}</mark> : <span key={key}>{typeset(piece)}</span>
  })
}
