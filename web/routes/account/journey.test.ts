import { expect, test } from 'vitest'
import { readAffiliation, readJourney, writeJourney } from './journey.ts'

const requestWith = (cookie: string) => new Request('https://maison.fr/', { headers: { cookie } })
const sent = (cookie: string) => requestWith(cookie.split(';')[0] ?? '')

test('affiliation is kept only if both parts are valid', () => {
  expect(readAffiliation({ token: 'abc', platform: 'lettre' })).toEqual({ token: 'abc', platform: 'lettre' })
  expect(readAffiliation({ token: 'abc' })).toBeUndefined()
  expect(readAffiliation({ token: ' ', platform: 'lettre' })).toBeUndefined()
  expect(readAffiliation({ token: 'abc', platform: 'x'.repeat(101) })).toBeUndefined()
})

test('what was written is read on the next page', () => {
  const journey = { affiliation: { token: 'é;=', platform: 'p' }, trafficToken: 'ete', formula: 'ete' }
  expect(readJourney(sent(writeJourney(journey, false)))).toEqual(journey)
})

test.each(['', 'journey=%7Bnot', 'journey=3', 'journey=null', 'journey=%7B%22formula%22%3A%22A%20B%22%7D'])(
  'a spoilt cookie %j is none',
  (cookie) => {
    expect(readJourney(requestWith(cookie)).formula).toBeUndefined()
  },
)
