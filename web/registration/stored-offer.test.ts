// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { formula } from '../fixtures/formula.ts'
import { fillStoredParameters, type ShownOfferData, storeOffer } from './stored-offer.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  document.documentElement.dataset.tracker = ''
})

const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

function show(offer: ShownOfferData): void {
  const template = document.createElement('template')
  template.dataset.offer = JSON.stringify(offer)
  document.body.append(template)
}

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(values)) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  return form
}

const shown = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))
const sender = { token: 'abc', platform: 'letter' }
const trafficToken = { value: 'été', isValid: false, formula: null }

test('the offer, its formula and sender are stored for a later form', () => {
  show({ formula: formula as Formula, affiliation: sender, trafficToken: trafficToken as never })
  storeOffer(document)
  expect(stored('affiliate-data')).toEqual(sender)
  expect(stored('unique-token')).toMatchObject({ value: 'été' })
  expect(stored('formula-data')).toMatchObject({ amount: formula.amount })
  const form = formWith({ token: '', platform: '', utk: '' })
  fillStoredParameters(form)
  expect(shown(form)).toEqual({ ...sender, utk: 'été' })
})

test('the link’s parameters take precedence over stored ones', () => {
  show({ formula: formula as Formula, affiliation: sender, trafficToken: null })
  storeOffer(document)
  const form = formWith({ token: 'new', platform: 'mail', utk: '' })
  fillStoredParameters(form)
  expect(shown(form)).toEqual({ token: 'new', platform: 'mail', utk: '' })
})

test('an offer stored without consent is not used', () => {
  localStorage.setItem('affiliate-data', JSON.stringify(sender))
  storeOffer(document)
  const form = formWith({ token: '', platform: '', utk: '' })
  fillStoredParameters(form)
  expect(shown(form)).toEqual({ token: '', platform: '', utk: '' })
  expect(stored('formula-data')).toBeNull()
})
