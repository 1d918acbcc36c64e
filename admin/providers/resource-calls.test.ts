import { expect, test } from 'vitest'
import { staffResources } from '../../contracts/calls.ts'
import { loadCalls } from './resource-calls.ts'

test('the calls of each resource are found by its name', async () => {
  const found = await Promise.all(staffResources.map(({ path }) => loadCalls(path)))
  expect(found).toEqual(staffResources)
})
