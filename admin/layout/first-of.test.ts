import { expect, test } from 'vitest'
import { contentMenu } from '../content/menu.ts'
import { managementMenuOf } from '../management/menu.ts'
import { siteMenu } from '../site/menu.ts'
import { firstOf } from './first-of.ts'

test('the bar leads to the first screen of each menu', () => {
  expect([firstOf.magazine, firstOf.site]).toEqual([contentMenu[0].path, siteMenu[0].path])
  expect(firstOf.management.map(({ role }) => managementMenuOf([role])[0]?.path)).toEqual(
    firstOf.management.map(({ path }) => path),
  )
})
