import { expect, test } from 'vitest'
import { excerptOfSegments, highlightEnd, highlightStart, segmentsOf } from './highlight.ts'

const marked = (text: string, found: string) =>
  excerptOfSegments(segmentsOf(text, text.replace(found, `${highlightStart}${found}${highlightEnd}`)))
    .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
    .join('')

test('a short excerpt is not cut', () => expect(marked('L’art de dire non.', 'dire')).toBe('L’art de [dire] non.'))

test('a long excerpt is cut at words with « … », around the match', () => {
  const long = `${'Une phrase, douce. '.repeat(12)}Respirer enfin. ${'Et une autre, longue. '.repeat(12)}`
  expect(marked(long, 'Une')).toMatch(/^\[Une\] phrase, .* (Une|phrase|douce)…$/)
  expect(marked(long, 'Respirer')).toMatch(/^…(Une|phrase,|douce\.) .*\[Respirer\] enfin\. .* \p{L}+…$/u)
})
