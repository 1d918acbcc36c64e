import { expect, test } from 'vitest'
import {
  type AttachedFile,
  isSendable,
  restoreAttachedFiles,
  selectFiles,
  uploadedAttachments,
} from './attached-files.ts'

const mebibyte = 1024 * 1024
const file = (name: string, type = 'image/jpeg', size = mebibyte) => ({ name, type, size })
const stored = { uid: '0199d0de-0000-7000-8000-000000000001', name: 'a.jpg', mimeType: 'image/jpeg' as const, size: 3 }

test('at most five files are accepted, existing ones included', () => {
  const chosen = ['1', '2', '3'].map((name) => file(name))
  expect(selectFiles(chosen, 3)).toEqual({
    taken: chosen.slice(0, 2),
    refusals: [{ name: '3', refusal: 'too_many' }],
  })
})

test('only files of a wrong type or size are refused before the upload', () => {
  const { taken, refusals } = selectFiles(
    [file('film.mp4', 'video/mp4'), file('affiche.png', 'image/png', 10 * mebibyte + 1), file('sans', '')],
    0,
  )
  expect(taken.map(({ name }) => name)).toEqual(['sans'])
  expect(refusals.map(({ refusal }) => refusal)).toEqual(['wrong_type', 'too_large'])
})

test('a draft’s files are restored from the device unless the data is malformed', () => {
  const [back] = restoreAttachedFiles(JSON.stringify([stored]))
  expect(back).toMatchObject({ name: 'a.jpg', state: 'ready', attachment: stored })
  for (const other of [null, 'x', '{}', '[{"uid":"1"}]']) expect(restoreAttachedFiles(other)).toEqual([])
})

test('a message can be sent unless a file is still uploading or was refused', () => {
  const ready: AttachedFile = { key: 'a', name: 'a', state: 'ready', progress: 1, attachment: stored }
  const failed: AttachedFile = { key: 'b', name: 'b', state: 'failed', progress: 0 }
  const refused: AttachedFile = { ...failed, problem: 'Ce fichier est trop lourd.' }
  const sending: AttachedFile = { ...failed, state: 'sending' }
  const sendable = [[], [ready], [ready, failed], [ready, refused], [sending]].map(isSendable)
  expect(sendable).toEqual([true, true, true, false, false])
  expect(uploadedAttachments([ready, failed])).toEqual([stored])
})
