import { expect, test } from 'vitest'
import { isOfferUsable, markOfferPaid, removeFormerOffer, storeOfferOnConsent } from './kept-offer.ts'

const kept = { 'affiliate-data': '{}', 'unique-token': '{}', 'formula-data': '{}', 'payment-result': 'success' }

function device(dataset: DOMStringMap, left: object = kept) {
  const items = new Map(Object.entries(left))
  const marks = new Map<string, string>()
  const stores = {
    page: { dataset },
    local: () => ({ removeItem: (key: string) => void items.delete(key) }),
    tab: () => ({
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
    }),
  }
  return { stores, items, newTab: () => marks.clear() }
}

const asked = { tracker: 'GTM-1' }
const agreed = { ...asked, agreed: 'advertising' }

test('without a consent banner an offer lives as long as the tab', () => {
  const { stores, items, newTab } = device({ tracker: '' })
  storeOfferOnConsent(() => undefined, stores)
  removeFormerOffer(stores)
  expect([isOfferUsable(stores), items.size]).toEqual([true, 4])
  newTab()
  expect(isOfferUsable(stores)).toBe(false)
  removeFormerOffer(stores)
  expect([...items.keys()]).toEqual([])
})

test('with consent an offer outlives the tab, until the payment', () => {
  const { stores, items, newTab } = device(agreed)
  newTab()
  removeFormerOffer(stores)
  expect([isOfferUsable(stores), items.has('affiliate-data')]).toEqual([true, true])
  markOfferPaid(stores)
  expect(isOfferUsable(stores)).toBe(false)
  removeFormerOffer(stores)
  expect(items.has('affiliate-data')).toBe(false)
})

test('a stored offer is not used without the advertising consent that is asked for', () => {
  expect(isOfferUsable(device({ ...asked, agreed: 'measurement' }).stores)).toBe(false)
  expect(isOfferUsable(device(asked).stores)).toBe(false)
})

test('a browser that refuses storage causes no error', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const stores = { page: { dataset: { tracker: '' } }, local: refuse, tab: refuse }
  let stored = 0
  storeOfferOnConsent(() => {
    stored++
  }, stores)
  removeFormerOffer(stores)
  expect([stored, isOfferUsable(stores)]).toEqual([1, false])
})
