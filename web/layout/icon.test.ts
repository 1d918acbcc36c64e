import { expect, test } from 'vitest'
import { icon, neutralIcon } from './icon.ts'

test.each([icon, neutralIcon])('The address of an icon contains no character that must be escaped', (address) => {
  expect(address).not.toMatch(/[<>#\s"^`{}|\\]/)
  expect(decodeURIComponent(address)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
})
