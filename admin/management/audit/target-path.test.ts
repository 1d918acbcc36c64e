import { expect, test } from 'vitest'
import { auditDomainNames } from '../../../contracts/administration/audit-acts.ts'
import { resources } from '../../resources.ts'
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

test('every audit entry about a resource with a record screen links to it', () => {
  // The target of `voices.invite` is a member.
  const audited = resources.filter(
    ({ name, show, edit }) => name in auditDomainNames && name !== 'voices' && (show || edit),
  )
  expect(audited.map(({ name }) => targetPath(name, 'uid'))).toEqual(
    audited.map(({ name, show }) => (show ? `/${name}/uid/show` : `/${name}/uid`)),
  )
})
