import { expect, test } from 'vitest'
import { defaultColours } from './colours.ts'
import { initialIcon, neutralIcon } from './icon.ts'

test.each([initialIcon('Élan & <vie>', defaultColours), neutralIcon])(
  'The address of an icon contains no character that must be escaped',
  (address) => {
    expect(address).not.toMatch(/[<>#\s"^`{}|\\]/)
    expect(decodeURIComponent(address)).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/)
  },
)
