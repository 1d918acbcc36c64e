import { expect, test } from 'vitest'
import { sitePages } from '../../web/fixtures/site-pages.ts'
import { magazineAddresses, memberAddresses, visitorForms } from '../fixtures/site-addresses.ts'

const site = await sitePages()

/** Pages that a journey of their own opens, by what leads to them. */
const openedByAStep = {
  'something that was made before': [
    ...['/pages/:uid', '/gift/order/:uid', '/gift/order/:uid/card', '/coaching/:uid', '/contact/tickets/:uid'],
    ...['/contact/tickets', '/contact/switch', '/account/subscription/resume'],
  ],
  'a mail': ['/voices/:token', '/confirm-email', '/contact/survey'],
  'a form of the page before': [
    ...['/logout', '/unlock', '/registration/welcome/:result?', '/registration/:result', '/callback/payment'],
    '/account/subscription/leaving',
  ],
  'no reader of the site': ['/admin/*', '/styleguide'],
}

test('The addresses that tests visit cover every page of the site', () => {
  const addresses = [...magazineAddresses, ...visitorForms, ...memberAddresses]
  const covered = [...addresses.map((address) => site.at(address)?.path), ...Object.values(openedByAStep).flat()]
  const shown = site.pages.filter(({ isShown }) => isShown).map(({ path }) => path)
  expect(covered.toSorted()).toEqual(shown.toSorted())
})

test('A page that tests visit as a form is not the same for all visitors', () => {
  const kept = (addresses: readonly string[]) => addresses.filter((address) => site.at(address)?.facts.cached)
  expect(kept([...visitorForms, ...memberAddresses])).toEqual([])
})
