import { expect, test } from 'vitest'
import { fakeApi } from '../fixtures/fake-api.ts'
import { formula } from '../fixtures/formula.ts'
import { readLinkParameters } from './brought.ts'

function bring(address: string, before: object = {}, shown?: { formula: string }) {
  const url = new URL(address, 'https://maison.fr')
  const cookie = `journey=${encodeURIComponent(JSON.stringify(before))}`
  const { api, sent } = fakeApi([
    { body: { payload: [], page: { hasNextPage: false, endCursor: null } } },
    { body: { payload: formula } },
  ])
  return { brought: readLinkParameters(api, { request: new Request(url, { headers: { cookie } }), url, shown }), sent }
}

const letter = { token: 'abc', platform: 'letter' }

test('the affiliation is read from the address and not stored in the cookie', async () => {
  const { affiliation, journey } = await bring('/registration/payment?token=abc&platform=letter').brought
  expect(affiliation).toEqual(letter)
  expect(JSON.stringify(journey)).not.toContain('abc')
})

test('an address without a complete affiliation gives none', async () => {
  for (const address of ['/registration/payment?token=xyz', '/registration/payment']) {
    expect((await bring(address).brought).affiliation).toBeUndefined()
  }
})

test('the formula chosen on an earlier page stays offered', async () => {
  const { brought, sent } = bring('/registration/payment', { formula: 'ete' })
  await brought
  expect(sent().map(({ path }) => path)).toEqual(['/api/formulas', '/api/formulas/ete'])
})

test('The formula of the submitted page wins over the address, then the cookie', async () => {
  const wanted = async (address: string, shown?: { formula: string }) => {
    const { brought, sent } = bring(address, { formula: 'ete' }, shown)
    await brought
    return sent().at(-1)?.path
  }
  expect(await wanted('/registration/payment?formula=annuel')).toBe('/api/formulas/annuel')
  expect(await wanted('/registration/payment?formula=annuel', { formula: 'default' })).toBe('/api/formulas/default')
})
