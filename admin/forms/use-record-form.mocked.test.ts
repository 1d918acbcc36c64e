// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staffAuthors } from '../../contracts/articles/staff-content.ts'
import { CallError } from '../../relay/call.ts'
import * as calls from '../records/record-calls.ts'
import { useRecordForm } from './use-record-form.ts'

vi.mock('../records/record-calls.ts')
const { changeRecord, createRecord, readRecord } = vi.mocked(calls)

type Row = calls.Row
const row = { uid: 'a', version: 1, name: 'Claire', role: 'Coach' } as unknown as Row

function answered() {
  const { promise, resolve, reject } = Promise.withResolvers<Row>()
  return { promise, resolve, reject }
}

const saved = vi.fn()
function open(record: Row | undefined) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children)
  const options = {
    calls: staffAuthors,
    fields: ['name', 'role'],
    record,
    empty: { name: '', role: '' },
    onSaved: saved,
  }
  return renderHook(() => useRecordForm(options), { wrapper }).result
}
type Form = ReturnType<typeof open>

const type = (form: Form, name: string, value: string) => act(() => form.current.set(name, value))

/** Starts to save, types while the request is under way, then lets it be answered. */
async function typeWhileSaving(form: Form, name: string, value: string, answer: () => void): Promise<void> {
  await act(async () => {
    const saving = form.current.save()
    form.current.set(name, value)
    answer()
    await saving
  })
}

beforeEach(() => vi.resetAllMocks())
afterEach(cleanup)

test('Text typed during a save is kept and sent with the next save', async () => {
  const form = open(row)
  const first = answered()
  changeRecord.mockReturnValueOnce(first.promise)
  type(form, 'name', 'Clara')
  await typeWhileSaving(form, 'name', 'Clara V.', () => first.resolve({ ...row, name: 'Clara', version: 2 }))
  expect(form.current.draft).toMatchObject({ name: 'Clara V.', role: 'Coach', version: 2 })
  expect(form.current.dirty).toBe(true)
  expect(saved).not.toHaveBeenCalled()
  const second = { ...row, name: 'Clara V.', version: 3 }
  changeRecord.mockResolvedValueOnce(second)
  await act(() => form.current.save())
  expect(changeRecord.mock.lastCall?.[1]).toMatchObject({ version: 2 })
  expect(changeRecord.mock.lastCall?.[2]).toEqual({ name: 'Clara V.' })
  expect(form.current.dirty).toBe(false)
  expect(saved).toHaveBeenCalledExactlyOnceWith(second)
})

test('Saving returns the saved record, or nothing if the save fails', async () => {
  const form = open(row)
  const second = { ...row, name: 'Clara', version: 2 }
  changeRecord.mockResolvedValueOnce(second)
  type(form, 'name', 'Clara')
  expect(await act(() => form.current.save())).toEqual(second)
  changeRecord.mockRejectedValueOnce(new Error('offline'))
  type(form, 'name', 'Claire')
  expect(await act(() => form.current.save())).toBeUndefined()
})

test('Saving again during a save returns the same record and sends nothing', async () => {
  const form = open(row)
  const first = answered()
  changeRecord.mockReturnValueOnce(first.promise)
  type(form, 'name', 'Clara')
  const second = { ...row, name: 'Clara', version: 2 }
  const presses = await act(() => {
    const both = Promise.all([form.current.save(), form.current.save()])
    first.resolve(second)
    return both
  })
  expect(presses).toEqual([second, second])
  expect(changeRecord).toHaveBeenCalledOnce()
  expect(saved).toHaveBeenCalledOnce()
})

test('Saving again during a failing save returns nothing and sends nothing', async () => {
  const form = open(row)
  const first = answered()
  changeRecord.mockReturnValueOnce(first.promise)
  type(form, 'name', 'Clara')
  const presses = await act(() => {
    const both = Promise.all([form.current.save(), form.current.save()])
    first.reject(new Error('offline'))
    return both
  })
  expect(presses).toEqual([undefined, undefined])
  expect(changeRecord).toHaveBeenCalledOnce()
})

test('Text typed between two saves of a new record updates the created record', async () => {
  const form = open(undefined)
  const first = answered()
  createRecord.mockReturnValueOnce(first.promise)
  const second = { ...row, version: 2 }
  changeRecord.mockResolvedValueOnce(second)
  type(form, 'name', 'Claire')
  const presses = await act(() => {
    const { save, set } = form.current
    const one = save()
    set('role', 'Coach')
    const all = Promise.all([one, save(), save()])
    first.resolve({ ...row, role: '' } as Row)
    return all
  })
  expect(presses.slice(1)).toEqual([second, second])
  expect(createRecord).toHaveBeenCalledOnce()
  expect(changeRecord.mock.calls.map(([, , changes]) => changes)).toEqual([{ role: 'Coach' }])
})

test('A value reverted while its change is being saved counts as unsaved', async () => {
  const form = open(row)
  const first = answered()
  changeRecord.mockReturnValueOnce(first.promise)
  type(form, 'name', 'Clara')
  await typeWhileSaving(form, 'name', 'Claire', () => first.resolve({ ...row, name: 'Clara', version: 2 }))
  expect(form.current.draft.name).toBe('Claire')
  expect(form.current.dirty).toBe(true)
})

test('Text typed while a record is being created is saved as a change to it', async () => {
  const form = open(undefined)
  const first = answered()
  createRecord.mockReturnValueOnce(first.promise)
  type(form, 'name', 'Claire')
  await typeWhileSaving(form, 'role', 'Coach', () => first.resolve({ ...row, role: '' } as Row))
  expect(form.current.draft).toMatchObject({ name: 'Claire', role: 'Coach' })
  expect(saved).not.toHaveBeenCalled()
  changeRecord.mockResolvedValueOnce(row)
  await act(() => form.current.save())
  expect(createRecord).toHaveBeenCalledOnce()
  expect(changeRecord.mock.lastCall?.[2]).toEqual({ role: 'Coach' })
  expect(saved).toHaveBeenCalledOnce()
})

test('Text typed while a colleague’s change is being loaded is kept', async () => {
  const form = open(row)
  const first = answered()
  changeRecord.mockReturnValueOnce(first.promise)
  const outdated = [{ property: 'version', message: 'changé', type: 'invalid' as const }]
  readRecord.mockResolvedValueOnce({ ...row, role: 'Autrice', version: 2 } as unknown as Row)
  type(form, 'name', 'Clara')
  await typeWhileSaving(form, 'name', 'Clara V.', () => first.reject(new CallError(409, 'changé', outdated)))
  expect(form.current.draft).toMatchObject({ name: 'Clara V.', role: 'Autrice', version: 2 })
})
