import { expect, test } from 'vitest'
import { listEarlierValues } from './list-earlier-values.ts'

const ada = { uid: '0198', name: 'Ada' }
const change = (target: string, from: unknown, to: unknown, by: typeof ada | null = ada) => ({
  date: '2026-11-29T12:00:00.000Z',
  by,
  target,
  details: { from, to },
})
const link = (label: string) => ({ label, to: '/about' })

test('each earlier value lists the texts that its replacement removed and added', () => {
  const now = new Map<string, unknown>([
    ['navigation', [link('Blog'), link('Contact')]],
    ['emergency', { title: 'Urgences' }],
  ])
  const found = listEarlierValues(
    [
      // Reset to the original texts.
      change('navigation', [link('Ateliers')], null),
      change('emergency', { title: 'Aide' }, { title: 'Urgences' }, null),
      change('navigation', [link('Contact')], [link('Ateliers')]),
    ],
    now,
  )
  expect(found.map(({ name, by, removed, added }) => [name, by, removed, added])).toEqual([
    ['navigation', 'Ada', ['Ateliers'], ['Blog', 'Contact', '/about']],
    ['emergency', null, ['Aide'], ['Urgences']],
    ['navigation', 'Ada', ['Contact'], ['Ateliers']],
  ])
  expect(found[2]?.value).toEqual([link('Contact')])
})

test('reordering lists no text as removed or added', () => {
  const [found] = listEarlierValues(
    [change('navigation', [link('Contact'), link('Blog')], [link('Blog'), link('Contact')])],
    new Map([['navigation', [link('Blog'), link('Contact')]]]),
  )
  expect([found?.removed, found?.added]).toEqual([[], []])
})

test('a change whose value the audit does not keep is left out', () => {
  expect(listEarlierValues([{ ...change('contact-email', '', ''), details: {} }], new Map())).toEqual([])
})
