import { expect, test } from 'vitest'
import { managementMenuOf, technicalMenu } from './menu.ts'

const entry = (current?: string) => managementMenuOf(['admin'], current).at(-1)

test('Technical screens are one entry, which leads to the one that is open', () => {
  const paths = managementMenuOf(['admin']).map(({ path }) => path)
  expect(technicalMenu.filter(({ path }) => paths.includes(path))).toEqual([technicalMenu[0]])
  expect(entry()).toEqual({ path: 'ledger-differences', title: 'Technique' })
  expect(entry('audit')).toEqual({ path: 'audit', title: 'Technique' })
  expect(entry('members')).toEqual(entry())
})

test('Support has no technical screens', () => {
  expect(managementMenuOf(['support']).map(({ path }) => path)).toEqual([
    'members',
    'set-aside-mails',
    'undeliverable-contacts',
  ])
})
