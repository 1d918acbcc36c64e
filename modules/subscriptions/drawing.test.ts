import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { events, nextStatus, statuses } from './machine.ts'

/** The arrows of the README’s drawing, but for where it begins and ends: `trialing --> active: paid`. */
function drawnArrows(): string[] {
  const text = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
  const drawing = text.match(/```mermaid\n([\s\S]*?)```/)?.[1] ?? ''
  const arrows = drawing.matchAll(/^ *(\w+) --> (\w+): (\w+)/gm)
  return [...arrows].map(([, from, to, event]) => `${from} --> ${to}: ${event}`)
}

const transitions = statuses.flatMap((from) =>
  events.flatMap((event) => {
    const to = nextStatus(from, event)
    return to ? [`${from} --> ${to}: ${event}`] : []
  }),
)

test('the drawing in the README shows every transition of the table, and no other', () => {
  expect(drawnArrows().sort()).toEqual(transitions.sort())
})
