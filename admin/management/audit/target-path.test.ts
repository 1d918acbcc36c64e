import { expect, test } from 'vitest'
import { targetPath } from './target-path.ts'

test('an audit entry links to its record if the back office has a page for it', () => {
  const uid = '01a210cb-231a-7ae9-bc7d-14a089d33349'
  expect(targetPath('members', uid)).toBe(`/members/${uid}/show`)
  expect(targetPath('security', uid)).toBe(`/members/${uid}/show`)
  expect(targetPath('formulas', 'ete')).toBe('/formulas/ete')
  expect(decodeURIComponent(targetPath('payments', uid) ?? '')).toBe(`/payments?filter={"uid":["${uid}"]}`)
  expect(targetPath('jobs', uid)).toBeUndefined()
  expect(targetPath('members', null)).toBeUndefined()
})
