import { expect, test } from 'vitest'
import { faults, findListProblem } from './faults.ts'

test('Each planted fault fits one place of the code and has test files', () => {
  expect(faults.flatMap((fault) => findListProblem(fault) ?? [])).toEqual([])
})
