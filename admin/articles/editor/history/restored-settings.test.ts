import { expect, test } from 'vitest'
import { restoredSettings } from './restored-settings.ts'

const settings = { image: null, author: 'claire', category: 'vie', tags: ['corps', 'repos'], related: ['dire-non'] }

test('a field that is newer than the version gets its default', () => {
  expect(restoredSettings({ settings, gone: [] })).toEqual({ ...settings, seo: null })
  const seo = { title: 'Un titre' }
  expect(restoredSettings({ settings: { ...settings, seo }, gone: [] })).toEqual({ ...settings, seo })
})

test('references to deleted things are left out', () => {
  const restored = restoredSettings({ settings, gone: ['claire', 'repos', 'dire-non'] })
  expect(restored).toEqual({ image: null, category: 'vie', tags: ['corps'], related: [], seo: null })
})

test('a version from before settings were kept changes none', () => {
  expect(restoredSettings({ settings: null, gone: [] })).toEqual({})
})
