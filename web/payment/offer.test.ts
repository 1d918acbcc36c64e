import { expect, test } from 'vitest'
import { type FakeAnswer, fakeApi } from '../fixtures/fake-api.ts'
import { formula } from '../fixtures/formula.ts'
import { readOffer, tokenOf } from './offer.ts'

const formulaNamed = (uid: string, needsToken: boolean) => ({
  body: { payload: { ...formula, uid, ...(needsToken && { needsToken }) } },
})
const listed = (...uids: string[]) => ({
  body: { payload: uids.map((uid) => ({ ...formula, uid })), page: { hasNextPage: false, endCursor: null } },
})
const token = (isValid: boolean, of: string | null) => ({
  body: { payload: { value: 'bienvenue', isValid, formula: of } },
})

test('a valid token offers its private formula and is sent with the order', async () => {
  const { api } = fakeApi([token(true, 'ete'), listed('default'), formulaNamed('ete', true)])
  const offer = await readOffer(api, { trafficToken: 'bienvenue' })
  expect(offer.formula.uid).toBe('ete')
  expect(tokenOf(offer)).toEqual({ trafficToken: 'bienvenue' })
})

test('without a valid token the default formula is offered', async () => {
  const over = fakeApi([
    token(false, null),
    listed('default'),
    formulaNamed('ete', true),
    formulaNamed('default', false),
  ]).api
  const offer = await readOffer(over, { trafficToken: 'bienvenue', formula: 'ete' })
  expect(offer.formula.uid).toBe('default')
  expect(tokenOf(offer)).toEqual({})
  const none = fakeApi([listed('default'), formulaNamed('ete', true), formulaNamed('default', false)]).api
  expect((await readOffer(none, { formula: 'ete' })).formula.uid).toBe('default')
})

test('a formula that the user chose before stays offered if it needs no token', async () => {
  const { api } = fakeApi([listed('default'), formulaNamed('annee', false)])
  expect((await readOffer(api, { formula: 'annee' })).formula.uid).toBe('annee')
})

const offeredOf = async (answers: FakeAnswer[], wanted: Parameters<typeof readOffer>[1]) => {
  const { formula, plans } = await readOffer(fakeApi(answers).api, wanted)
  return [formula.uid, ...plans.map(({ uid }) => uid)]
}

test('a choice is offered only among several listed formulas', async () => {
  expect(await offeredOf([listed('default', 'annuel')], {})).toEqual(['default', 'default', 'annuel'])
  expect(await offeredOf([listed('default', 'annuel')], { formula: 'annuel' })).toEqual(['annuel', 'default', 'annuel'])
  expect(await offeredOf([listed('default')], {})).toEqual(['default'])
  expect(await offeredOf([listed('annuel')], {})).toEqual(['annuel'])
})

test('Only a token for a private formula ends the choice of formulas', async () => {
  const open = [token(true, 'default'), listed('default', 'annuel')]
  expect(await offeredOf(open, { trafficToken: 'ete', formula: 'annuel' })).toEqual(['annuel', 'default', 'annuel'])
  const own = [token(true, 'ete'), listed('default', 'annuel'), formulaNamed('ete', true)]
  expect(await offeredOf(own, { trafficToken: 'ete', formula: 'annuel' })).toEqual(['ete'])
})
