import { expect, test } from 'vitest'
import { groupThemes } from './group-themes.ts'

/** So many discussions, each of another member. */
const of = (name: string | undefined, discussions: number) =>
  Array.from({ length: discussions }, (_, place) => ({
    ownerUid: `${name}-${place}`,
    theme: name === undefined ? undefined : { uid: name.toLowerCase(), name },
  }))
const shown = (...all: ReturnType<typeof of>[]) => {
  const { themes, others } = groupThemes(all.flat())
  return [...themes.map(({ name, discussions }) => `${name} ${discussions}`), others]
}

test('themes of fewer than five members are joined', () => {
  expect(shown(of('Vie', 5), of('Amour', 7), of('Travail', 4), of('Famille', 3))).toEqual(['Amour 7', 'Vie 5', 7])
})

test('a discussion without a theme is among the others', () => {
  expect(shown(of('Vie', 6), of(undefined, 9))).toEqual(['Vie 6', 9])
})

test('the smallest theme joins a remainder of few members', () => {
  expect(shown(of('Vie', 8), of('Amour', 5), of('Travail', 1))).toEqual(['Vie 8', 6])
  expect(shown(of('Vie', 8), of('Amour', 5))).toEqual(['Vie 8', 'Amour 5', 0])
})

test('a quarter of few members has no number', () => {
  expect(shown(of('Vie', 3), of('Amour', 1))).toEqual([null])
  expect(shown()).toEqual([0])
})

test('a member with five discussions is one member', () => {
  const [one] = of('Amour', 1)
  expect(shown(of('Vie', 6), Array(5).fill(one))).toEqual([11])
})
