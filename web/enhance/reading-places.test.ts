import { expect, test } from 'vitest'
import { dropGonePlaces, parseReadingPlaces, updateReadingPlaces } from './reading-places.ts'

const now = Date.parse('2026-11-27T08:00:00Z')
const place = (article: string, share = 0.4, at = now) => ({ article, title: `Titre ${article}`, share, at })

test('an article left in the middle comes first', () => {
  const places = updateReadingPlaces([place('les-mots'), place('dire-non')], place('dire-non', 0.7), false)
  expect(places).toEqual([place('dire-non', 0.7), place('les-mots')])
})

test('a finished article has no reading place', () => {
  expect(updateReadingPlaces([place('les-mots'), place('dire-non')], place('les-mots', 0.9), true)).toEqual([
    place('dire-non'),
  ])
})

test('an article left at its beginning keeps its former place', () => {
  expect(updateReadingPlaces([place('les-mots', 0.6)], place('les-mots', 0), false)).toEqual([place('les-mots', 0.6)])
  expect(updateReadingPlaces([], place('les-mots', 0.01), false)).toEqual([])
})

test('at most twenty places are stored for thirty days', () => {
  let places = parseReadingPlaces(null, now)
  for (let n = 0; n < 25; n += 1) places = updateReadingPlaces(places, place(`article-${n}`), false)
  expect(places).toHaveLength(20)
  expect(parseReadingPlaces(JSON.stringify([place('new'), place('old', 0.4, now - 31 * 86_400_000)]), now)).toEqual([
    place('new'),
  ])
})

test.each(['', 'no JSON', '{}', '[{"article":"les-mots"}]', '[null]'])('%s holds no places', (stored) => {
  expect(parseReadingPlaces(stored, now)).toEqual([])
})

test('Places of withdrawn articles are dropped up to the first existing article', async () => {
  const asked: string[] = []
  const isGone = async (article: string) => {
    asked.push(article)
    return article.startsWith('gone')
  }
  expect(await dropGonePlaces([place('gone-1'), place('gone-2'), place('kept'), place('old')], isGone)).toEqual([
    place('kept'),
    place('old'),
  ])
  expect(asked).toEqual(['gone-1', 'gone-2', 'kept'])
  expect(await dropGonePlaces([place('gone-1')], isGone)).toEqual([])
})
