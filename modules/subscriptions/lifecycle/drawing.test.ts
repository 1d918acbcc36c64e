import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nextStatus, statuses, subscriptionEvents } from './machine.ts'

/** The transitions in the README's diagram, except those from the start and to the end: `trialing --> active: paid`. */
function drawnArrows(): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
  const drawing = text.match(/```mermaid\n([\s\S]*?)```/)?.[1] ?? ''
  const arrows = drawing.matchAll(/^ *(\w+) --> (\w+): (\w+)/gm)
  return [...arrows].map(([, from, to, event]) => `${from} --> ${to}: ${event}`)
}

const transitions = statuses.flatMap((from) =>
  subscriptionEvents.flatMap((event) => {
    const to = nextStatus(from, event)
    return to ? [`${from} --> ${to}: ${event}`] : []
  }),
)

test('the diagram in the README shows exactly the transitions of the table', () => {
  expect(drawnArrows().sort()).toEqual(transitions.sort())
})
