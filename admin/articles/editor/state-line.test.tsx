// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articleState } from '../../../contracts/articles/staff-articles.ts'
import { StateLine } from './state-line.tsx'
import { editorWords } from './words.ts'

test('Only a published article is shown as identical to its live version', () => {
  const said = articleState.options.map((article) => {
    const { container } = render(<StateLine state={{ kind: 'saved', at: null }} article={article} />)
    return [article, container.textContent?.trim()]
  })
  const { draft, live } = editorWords.state
  expect(said).toEqual([
    ['draft', draft],
    ['scheduled', draft],
    ['published', live],
    ['archived', draft],
  ])
})
