import { expect, test } from 'vitest'
import { saveStaffHome } from '../../../contracts/site/home.ts'
import { demoHero, demoHome } from '../../../demo/home.ts'
import { defaultHome } from './default-home.ts'

test.each([
  ['a new site', defaultHome],
  ['the demo', { ...demoHome, hero: { ...demoHero, image: null } }],
])('The home page of %s respects its text limits', (_site, home) => {
  expect(saveStaffHome.body?.safeParse({ ...home, version: 1 }).error?.issues).toBeUndefined()
})
