// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings, type Setting } from '../../contracts/administration/staff-system.ts'
import * as relay from '../../relay/call.ts'
import { useSettingsForm } from './use-settings-form.ts'

vi.mock('../../relay/call.ts', async (load) => ({ ...(await load<typeof relay>()), callApi: vi.fn() }))
const callApi = vi.mocked(relay.callApi)

type Name = 'site-name' | 'logo-text'
type Draft = Readonly<Record<Name, string>>
const fields = {
  names: ['site-name', 'logo-text'] as const,
  draftOf: (read: (name: Name) => unknown): Draft => ({
    'site-name': read('site-name') as string,
    'logo-text': read('logo-text') as string,
  }),
  settingOf: (name: Name, draft: Draft) => draft[name],
}

const setting = (uid: Name, value: string, version = 1) => ({ uid, value, version }) as unknown as Setting
const answered = (...payload: Setting[]) => ({ payload }) as never

async function open() {
  callApi.mockResolvedValueOnce(answered(setting('site-name', 'Éclore'), setting('logo-text', 'É')))
  const { result } = renderHook(() => useSettingsForm(fields))
  await act(async () => {})
  return result
}
type Form = Awaited<ReturnType<typeof open>>

const typeIn = (form: Form, part: Partial<Draft>) => form.current.setDraft({ ...form.current.draft, ...part } as Draft)
const sent = () => callApi.mock.calls.filter(([call]) => call === changeSettings).map(([, options]) => options)

beforeEach(() => vi.resetAllMocks())
afterEach(cleanup)

test('Text typed during a save is sent by the next save', async () => {
  const form = await open()
  const first = Promise.withResolvers<never>()
  callApi.mockReturnValueOnce(first.promise)
  callApi.mockResolvedValueOnce(answered(setting('logo-text', 'O', 2)))
  act(() => typeIn(form, { 'site-name': 'Ondine' }))
  await act(async () => {
    const saving = form.current.save()
    typeIn(form, { 'logo-text': 'O' })
    const pressedAgain = form.current.save()
    first.resolve(answered(setting('site-name', 'Ondine', 2)))
    await Promise.all([saving, pressedAgain])
  })
  expect(sent()).toEqual([
    { body: { settings: [{ uid: 'site-name', value: 'Ondine', version: 1 }] } },
    { body: { settings: [{ uid: 'logo-text', value: 'O', version: 1 }] } },
  ])
  expect(form.current).toMatchObject({ dirty: false, draft: { 'site-name': 'Ondine', 'logo-text': 'O' } })
})

test('Pressing save twice sends the settings once', async () => {
  const form = await open()
  callApi.mockResolvedValueOnce(answered(setting('site-name', 'Ondine', 2)))
  act(() => typeIn(form, { 'site-name': 'Ondine' }))
  await act(async () => {
    await Promise.all([form.current.save(), form.current.save()])
  })
  expect(sent()).toHaveLength(1)
  expect(form.current.notice?.failed).toBe(false)
})
