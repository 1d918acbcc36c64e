import { expect, test } from 'vitest'
import { splitHolderName } from './holder-names.ts'

test.each([
  ['Zoé D’Été', 'Zoé', 'D’Été'],
  ['  Mme Anne-Lise  de La Tour ', 'Anne-Lise', 'de La Tour'],
  ['Zoé', 'Zoé', ''],
  ['', '', ''],
])('The holder « %s » is %s, %s', (holder, first, last) => {
  expect(splitHolderName(holder)).toEqual({ first, last })
})
