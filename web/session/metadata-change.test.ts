import { expect, test } from 'vitest'
import { readMetadataChange } from './metadata-change.ts'

test('only a timestamp is read back', () => {
  expect(readMetadataChange('2026-11-21T10:00:00.000Z')).toBe('2026-11-21T10:00:00.000Z')
  for (const other of [undefined, '', 'hier', '2026-11-21', '<script>']) expect(readMetadataChange(other)).toBeNull()
})
