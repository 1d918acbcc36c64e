import { expect, test } from 'vitest'
import { defaultHome } from '../../modules/site/home/default-home.ts'
import { messages } from '../messages.ts'
import type { HomeContent } from './home.ts'
import { homeFaults } from './home-faults.ts'

const bubbles: HomeContent['exchange'] = ['Un', 'Deux', 'Trois'].map((text) => ({ from: 'member', text }))
const none = { title: '', text: '' }
const faultsOf = (change: Partial<HomeContent>) => homeFaults({ ...defaultHome, ...change }).map(([path]) => path)

test('A shown exchange has no messages or at least three', () => {
  const shown = { hidden: [] }
  expect([0, 1, 2, 3].map((count) => faultsOf({ ...shown, exchange: bubbles.slice(0, count) }))).toEqual([
    [],
    ['exchange'],
    ['exchange'],
    [],
  ])
  expect(faultsOf({ hidden: ['exchange'], exchange: bubbles.slice(1) })).toEqual([])
  expect(homeFaults({ ...defaultHome, ...shown, exchange: bubbles.slice(1) })).toEqual([
    ['exchange', 'Un échange compte de 3 à 6\u00a0messages\u00a0: complétez-le, ou masquez cette partie.'],
  ])
})

test('Each section with content needs a title', () => {
  const headings = { ...defaultHome.headings, magazine: none, steps: none, questions: none }
  expect(faultsOf({ headings })).toEqual([
    'headings.steps.title',
    'headings.magazine.title',
    'headings.questions.title',
  ])
  expect(faultsOf({ headings, hidden: ['magazine'], steps: [], questions: [] })).toEqual([])
  const { offer, closing, hero } = defaultHome
  expect(faultsOf({ hero: { ...hero, title: '' }, closing: { ...closing, title: '' } })).toEqual([
    'closing.title',
    'hero.title',
  ])
  expect(faultsOf({ closing: none, offer: { title: '', text: '', points: [], note: none } })).toEqual([])
  expect(
    homeFaults({ ...defaultHome, offer: { ...offer, title: '', note: { title: '', text: '<p>Fin</p>' } } }),
  ).toEqual([
    ['offer.title', messages.sectionTitle],
    ['offer.note.title', messages.noteTitle],
  ])
})
