import { expect, test } from 'vitest'
import { faults, unfit } from './faults.ts'

test('Each planted fault fits one place of the code and has test files', () => {
  expect(faults.flatMap((fault) => unfit(fault) ?? [])).toEqual([])
})
