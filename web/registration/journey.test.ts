import { expect, test } from 'vitest'
import {
  articleIn,
  readAffiliation,
  readJourney,
  resumePath,
  writeJourney,
  writeJourneyAfterPayment,
} from './journey.ts'

const requestWith = (cookie: string) => new Request('https://maison.fr/', { headers: { cookie } })
const sent = (cookie: string) => requestWith(cookie.split(';')[0] ?? '')

test('affiliation is kept only if both parts are valid', () => {
  expect(readAffiliation({ token: 'abc', platform: 'lettre' })).toEqual({ token: 'abc', platform: 'lettre' })
  expect(readAffiliation({ token: 'abc' })).toBeUndefined()
  expect(readAffiliation({ token: ' ', platform: 'lettre' })).toBeUndefined()
  expect(readAffiliation({ token: 'abc', platform: 'x'.repeat(101) })).toBeUndefined()
})

test('the cookie is read on the next page', () => {
  const journey = { trafficToken: 'é;=', formula: 'ete' }
  expect(readJourney(sent(writeJourney(journey, false)))).toEqual(journey)
})

test('the cookie never contains the affiliation, not even one of an earlier version', () => {
  const before = { affiliation: { token: 't', platform: 'p' }, formula: 'ete' }
  expect(readJourney(sent(writeJourney(before as never, false)))).toEqual({ formula: 'ete' })
})

test.each(['', 'journey=%7Bnot', 'journey=3', 'journey=null', 'journey=%7B%22formula%22%3A%22A%20B%22%7D'])(
  'an invalid cookie %j is ignored',
  (cookie) => {
    expect(readJourney(requestWith(cookie)).formula).toBeUndefined()
  },
)

test.each(['//exemple.org', 'https://exemple.org', '/\\exemple.org', '/logout', '/account', '', null])(
  'the user is never sent back to %j',
  (asked) => expect(resumePath(asked)).toBe(''),
)

test('after the payment only the page that the user was reading is kept', () => {
  const journey = {
    formula: 'ete',
    resume: resumePath('/article/dire-non'),
  }
  const after = readJourney(sent(writeJourneyAfterPayment(sent(writeJourney(journey, false)), false)))
  expect(after).toEqual({ resume: '/article/dire-non' })
  expect(writeJourneyAfterPayment(requestWith(''), false)).toMatch(/^journey=; .*Max-Age=0/)
})

test('a page’s address names the article that the user came from', () => {
  const from = (redirect: string) => articleIn(new URL(`https://maison.fr/registration?redirect=${redirect}`))
  expect(from('%2Farticle%2Fdire-non')).toBe('dire-non')
  expect(from('%2Farticle%2Fdire-non%3Fpreview%3Dx')).toBeUndefined()
  expect(from('%2Faccount')).toBeUndefined()
  expect(articleIn(new URL('https://maison.fr/registration'))).toBeUndefined()
})
