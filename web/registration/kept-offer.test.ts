import { expect, test } from 'vitest'
import { isOfferKept, offerServed, removeFormerOffer, whenOfferMayBeKept } from './kept-offer.ts'

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
  whenOfferMayBeKept(() => undefined, stores)
  removeFormerOffer(stores)
  expect([isOfferKept(stores), items.size]).toEqual([true, 4])
  newTab()
  expect(isOfferKept(stores)).toBe(false)
  removeFormerOffer(stores)
  expect([...items.keys()]).toEqual([])
})

test('with consent an offer outlives the tab, until the payment', () => {
  const { stores, items, newTab } = device(agreed)
  newTab()
  removeFormerOffer(stores)
  expect([isOfferKept(stores), items.has('affiliate-data')]).toEqual([true, true])
  offerServed(stores)
  expect(isOfferKept(stores)).toBe(false)
  removeFormerOffer(stores)
  expect(items.has('affiliate-data')).toBe(false)
})

test('a stored offer is not used without the advertising consent that is asked for', () => {
  expect(isOfferKept(device({ ...asked, agreed: 'measurement' }).stores)).toBe(false)
  expect(isOfferKept(device(asked).stores)).toBe(false)
})

test('a browser that refuses storage breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const stores = { page: { dataset: { tracker: '' } }, local: refuse, tab: refuse }
  let stored = 0
  whenOfferMayBeKept(() => {
    stored++
  }, stores)
  removeFormerOffer(stores)
  expect([stored, isOfferKept(stores)]).toEqual([1, false])
})
