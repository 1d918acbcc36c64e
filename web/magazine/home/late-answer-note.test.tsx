import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LateAnswerNote } from './late-answer-note.tsx'

const said = (cents: number) =>
  renderToStaticMarkup(<LateAnswerNote cents={cents} />)
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ')

test('The home page names the refund for a late answer unless it is 0', () => {
  expect([500, 1050, 100, 0].map(said)).toEqual([
    'Une réponse en retard ? 5 € vous sont rendus.',
    'Une réponse en retard ? 10,50 € vous sont rendus.',
    'Une réponse en retard ? 1 € vous est rendu.',
    '',
  ])
})
