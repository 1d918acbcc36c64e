import { expect, test } from 'vitest'
import { groupThemes } from './group-themes.ts'

/** Discussions of one theme, each of a different member. */
const of = (name: string | undefined, discussions: number) =>
  Array.from({ length: discussions }, (_, place) => ({
    ownerUid: `${name}-${place}`,
    theme: name === undefined ? undefined : { uid: name.toLowerCase(), name },
  }))
const shown = (...all: ReturnType<typeof of>[]) => {
  const { themes, others } = groupThemes(all.flat())
  return [...themes.map(({ name, discussions }) => `${name} ${discussions}`), others]
}

test('themes with fewer than five members are grouped', () => {
  expect(shown(of('Vie', 5), of('Amour', 7), of('Travail', 4), of('Famille', 3))).toEqual(['Amour 7', 'Vie 5', 7])
})

test('discussions without a theme are counted in the group of others', () => {
  expect(shown(of('Vie', 6), of(undefined, 9))).toEqual(['Vie 6', 9])
})

test('the smallest theme joins the group of others if that has too few members', () => {
  expect(shown(of('Vie', 8), of('Amour', 5), of('Travail', 1))).toEqual(['Vie 8', 6])
  expect(shown(of('Vie', 8), of('Amour', 5))).toEqual(['Vie 8', 'Amour 5', 0])
})

test('a quarter with too few members shows no number', () => {
  expect(shown(of('Vie', 3), of('Amour', 1))).toEqual([null])
  expect(shown()).toEqual([0])
})

test('a member with five discussions counts as one member', () => {
  const [one] = of('Amour', 1)
  expect(shown(of('Vie', 6), Array(5).fill(one))).toEqual([11])
})
