// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../relay/call.ts'
import { formWords } from '../forms/words.ts'
import { useWorkingCopy } from './use-working-copy.ts'

interface Copy {
  version: number
  title: string
  text: string
}
const copy: Copy = { version: 1, title: 'Accueil', text: 'Bonjour' }

const read = vi.fn<() => Promise<Copy>>()
const write = vi.fn<(words: { title: string; text: string }, stored: Copy) => Promise<Copy>>()
const calls = {
  wordsOf: ({ title, text }: Copy) => ({ title, text }),
  read,
  write,
  savedWords: 'Enregistré.',
}
const publish = vi.fn<(current: Copy) => Promise<Copy>>()

async function open() {
  const { result } = renderHook(() => useWorkingCopy(calls))
  await act(async () => {})
  return result
}
type Form = Awaited<ReturnType<typeof open>>

const change = (form: Form, part: Partial<Copy>) => act(() => form.current.change(part))
const published = (form: Form) => form.current.actOnSaved('Publié.', publish)

beforeEach(() => {
  vi.resetAllMocks()
  read.mockResolvedValue(copy)
})
afterEach(cleanup)

test('Text typed during a save is kept and counts as unsaved', async () => {
  const form = await open()
  const answer = Promise.withResolvers<Copy>()
  write.mockReturnValueOnce(answer.promise)
  change(form, { title: 'Chez nous' })
  await act(async () => {
    const saving = form.current.save()
    form.current.change({ text: 'Bonsoir' })
    answer.resolve({ ...copy, version: 2, title: 'Chez nous' })
    await saving
  })
  expect(form.current.draft).toEqual({ title: 'Chez nous', text: 'Bonsoir' })
  expect(form.current).toMatchObject({ dirty: true, notice: undefined, saving: false })
  write.mockResolvedValueOnce({ version: 3, title: 'Chez nous', text: 'Bonsoir' })
  await act(() => form.current.save())
  expect(write).toHaveBeenLastCalledWith(
    { title: 'Chez nous', text: 'Bonsoir' },
    expect.objectContaining({ version: 2 }),
  )
  expect(form.current).toMatchObject({ dirty: false, notice: { text: 'Enregistré.', failed: false } })
})

test('Saving again while a save is under way sends nothing', async () => {
  const form = await open()
  write.mockResolvedValueOnce({ ...copy, version: 2, title: 'Chez nous' })
  change(form, { title: 'Chez nous' })
  await act(async () => {
    await Promise.all([form.current.save(), form.current.save()])
  })
  expect(write).toHaveBeenCalledOnce()
})

test('Publishing waits for a running save and uses its version', async () => {
  const form = await open()
  write.mockResolvedValueOnce({ ...copy, version: 2, title: 'Chez nous' })
  publish.mockImplementation(async (current) => current)
  change(form, { title: 'Chez nous' })
  await act(async () => {
    await Promise.all([form.current.save(), published(form), published(form)])
  })
  expect(write).toHaveBeenCalledOnce()
  expect(publish).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 2 }))
})

test('A failed save keeps the text and publishes nothing', async () => {
  const form = await open()
  write.mockRejectedValueOnce(new Error('offline'))
  change(form, { title: 'Chez nous' })
  await act(() => published(form))
  expect(publish).not.toHaveBeenCalled()
  expect(form.current).toMatchObject({ dirty: true, draft: { title: 'Chez nous' }, notice: { failed: true } })
})

const outdated = new CallError(409, 'Cette fiche a changé.', [{ property: 'version', message: '', type: 'invalid' }])

test.each([
  ['another part', { text: 'Bonsoir' }, { title: 'Chez nous', text: 'Bonsoir' }, formWords.outdated],
  ['the same part', { title: 'Chez elle' }, { title: 'Chez nous', text: 'Bonjour' }, formWords.keptMine],
])('A colleague’s save of %s keeps the user’s text', async (_part, theirs, draft, text) => {
  const form = await open()
  change(form, { title: 'Chez nous' })
  write.mockRejectedValueOnce(outdated)
  read.mockResolvedValue({ ...copy, ...theirs, version: 2 })
  await act(() => form.current.save())
  expect(form.current).toMatchObject({ draft, dirty: true, notice: { text, failed: true } })
  write.mockResolvedValueOnce({ ...copy, ...draft, version: 3 })
  await act(() => form.current.save())
  expect(write).toHaveBeenLastCalledWith(draft, expect.objectContaining({ version: 2 }))
})
