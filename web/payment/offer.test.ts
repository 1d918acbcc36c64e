import { expect, test } from 'vitest'
import { fakeApi } from '../fixtures/fake-api.ts'
import { formula } from '../fixtures/formula.ts'
import { readOffer, tokenOf } from './offer.ts'

const formulaNamed = (uid: string, needsToken: boolean) => ({
  body: { payload: { ...formula, uid, ...(needsToken && { needsToken }) } },
})
const token = (isValid: boolean, of: string | null) => ({
  body: { payload: { value: 'bienvenue', isValid, formula: of } },
})

test('a private formula is offered with a valid token, sent with the order', async () => {
  const { api } = fakeApi([token(true, 'ete'), formulaNamed('ete', true)])
  const offer = await readOffer(api, { trafficToken: 'bienvenue' })
  expect(offer.formula.uid).toBe('ete')
  expect(tokenOf(offer)).toEqual({ trafficToken: 'bienvenue' })
})

test('without a valid token the default is offered instead, and no token is sent', async () => {
  const over = fakeApi([token(false, null), formulaNamed('ete', true), formulaNamed('default', false)]).api
  const offer = await readOffer(over, { trafficToken: 'bienvenue', formula: 'ete' })
  expect(offer.formula.uid).toBe('default')
  expect(tokenOf(offer)).toEqual({})
  const none = fakeApi([formulaNamed('ete', true), formulaNamed('default', false)]).api
  expect((await readOffer(none, { formula: 'ete' })).formula.uid).toBe('default')
})

test('an open formula that the user chose before stays offered', async () => {
  const { api } = fakeApi([formulaNamed('annee', false)])
  expect((await readOffer(api, { formula: 'annee' })).formula.uid).toBe('annee')
})
