import { expect, test } from 'vitest'
import { readMetadata } from '../../account/metadata.ts'
import { fakeApi, fakeUserUid } from '../../fixtures/fake-api.ts'
import { favoritesIn, loadFavorites, setFavorite } from './favorites.ts'

const viewer = { uid: fakeUserUid, email: 'camille@exemple.fr', roles: [], vip: false }
const stored = { profile: { name: 'Camille' }, favorites: ['dire-non'] }
const user = {
  body: { payload: { uid: fakeUserUid, email: viewer.email, coachingUid: null, metadata: JSON.stringify(stored) } },
}
const now = '2026-11-21T10:00:00Z'
const saved = { body: { payload: { data: {}, date: now, modified: now } } }

test('favorites are read from the user’s metadata', async () => {
  expect(await loadFavorites(fakeApi([user]).api, viewer)).toEqual(['dire-non'])
})

test('adding a favorite puts it first and keeps other metadata', async () => {
  const { api, sent } = fakeApi([user, saved])
  const received: unknown[] = []
  api.events.on('metadataUpdate', (update) => received.push(update))
  await setFavorite(api, viewer, 'mieux-dormir', true)
  expect(JSON.parse(String(sent()[1]?.body))).toEqual({ ...stored, favorites: ['mieux-dormir', 'dire-non'] })
  expect(received).toHaveLength(1)
})

test('a favorite is stored once and can be removed', async () => {
  const twice = fakeApi([user, saved])
  await setFavorite(twice.api, viewer, 'dire-non', true)
  expect(JSON.parse(String(twice.sent()[1]?.body)).favorites).toEqual(['dire-non'])
  const away = fakeApi([user, saved])
  await setFavorite(away.api, viewer, 'dire-non', false)
  expect(JSON.parse(String(away.sent()[1]?.body)).favorites).toEqual([])
})

test('metadata that is not an object is refused', () => {
  expect(() => readMetadata('[]')).toThrow('metadata type is not correct')
})

test('invalid article names are ignored', () => {
  expect(favoritesIn({ favorites: ['dire-non', 'É', '', 7, null, '../x'] })).toEqual(['dire-non'])
  expect(favoritesIn({ favorites: 'dire-non' })).toEqual([])
})
