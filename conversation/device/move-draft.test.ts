// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createAttachment } from '../fixtures/fake-transport.ts'
import { draftSlot, filesSlot, outboxSlot } from './device-storage.ts'
import { moveDraft } from './move-draft.ts'

const slots = [draftSlot, filesSlot, outboxSlot]
const read = (uid: string) => slots.map((slot) => slot('ines', uid).read())
beforeEach(() => localStorage.clear())

test('text, files and unsent messages move from one conversation to another', async () => {
  const [first, second] = [createAttachment('a.pdf'), createAttachment('b.pdf')]
  draftSlot('ines', 'from').write('Je commence')
  draftSlot('ines', 'into').write('Déjà là')
  filesSlot('ines', 'from').write(JSON.stringify([second]))
  filesSlot('ines', 'into').write(JSON.stringify([first]))
  outboxSlot('ines', 'from').write('[{"key":"waits"}]')
  await moveDraft('ines', 'from', 'into')
  expect(read('into')).toEqual(['Déjà là\nJe commence', JSON.stringify([first, second]), '[{"key":"waits"}]'])
  expect(read('from')).toEqual([null, null, null])
  await moveDraft('ines', 'from', 'into')
  expect(read('into')[0]).toBe('Déjà là\nJe commence')
})

test('a moved draft keeps only as many files as a message may have', async () => {
  const files = Array.from({ length: 8 }, (_, place) => createAttachment(`${place}.pdf`))
  filesSlot('ines', 'into').write(JSON.stringify(files.slice(0, 4)))
  filesSlot('ines', 'from').write(JSON.stringify(files.slice(4)))
  await moveDraft('ines', 'from', 'into')
  expect(read('into')[1]).toBe(JSON.stringify(files.slice(0, 5)))
})
