import { expect, test } from 'vitest'
import { changeUpload, uploadsReducer } from './uploads.ts'

const add = (...names: string[]) => ({ act: 'add' as const, files: names.map((name) => new File(['x'], name)) })
const shown = (uploads: ReturnType<typeof uploadsReducer>) => uploads.map(({ file, state }) => `${file.name} ${state}`)

test('a file keeps its key when its upload is retried', () => {
  const first = uploadsReducer([], add('a.jpg', 'b.jpg'))
  expect(shown(first)).toEqual(['a.jpg waiting', 'b.jpg waiting'])
  const key = first[0]?.key ?? ''
  const failed = uploadsReducer(first, changeUpload(key, { state: 'failed', fault: 'Réseau' }))
  const again = uploadsReducer(failed, changeUpload(key, { state: 'waiting' }))
  expect([again[0]?.key, again[0]?.state]).toEqual([key, 'waiting'])
})

test('finished files leave the queue when files are added, cancelled ones at once', () => {
  const first = uploadsReducer([], add('a.jpg', 'b.jpg'))
  const arrived = uploadsReducer(first, changeUpload(first[0]?.key ?? '', { state: 'added' }))
  const more = uploadsReducer(arrived, add('c.jpg'))
  expect(shown(more)).toEqual(['b.jpg waiting', 'c.jpg waiting'])
  expect(shown(uploadsReducer(more, { act: 'forget', key: more[0]?.key ?? '' }))).toEqual(['c.jpg waiting'])
})
