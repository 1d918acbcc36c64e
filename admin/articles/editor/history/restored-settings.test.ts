import { expect, test } from 'vitest'
import { restoredSettings } from './restored-settings.ts'

const settings = { image: null, author: 'claire', category: 'vie', tags: ['corps', 'repos'], related: ['dire-non'] }

test('a field that the restored version lacks gets its default', () => {
  expect(restoredSettings({ settings, gone: [] })).toEqual({ ...settings, seo: null })
  const seo = { title: 'Un titre' }
  expect(restoredSettings({ settings: { ...settings, seo }, gone: [] })).toEqual({ ...settings, seo })
})

test('a restore leaves out deleted authors, tags and articles', () => {
  const restored = restoredSettings({ settings, gone: ['claire', 'repos', 'dire-non'] })
  expect(restored).toEqual({ image: null, category: 'vie', tags: ['corps'], related: [], seo: null })
})

test('restoring a version without stored settings changes no setting', () => {
  expect(restoredSettings({ settings: null, gone: [] })).toEqual({})
})
