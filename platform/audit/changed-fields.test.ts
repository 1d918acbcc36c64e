import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('the audit stores only changed fields, with their values before and after', () => {
  const before = { roles: ['coach'], suspended: false, amount: 990, delay: null }
  const after = { roles: ['coach', 'admin'], suspended: false, amount: undefined, delay: 3 }
  expect(changedFields(before, after)).toEqual({
    from: { roles: ['coach'], delay: null },
    to: { roles: ['coach', 'admin'], delay: 3 },
  })
  expect(changedFields(before, before)).toEqual({ from: {}, to: {} })
})
