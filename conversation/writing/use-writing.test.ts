// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFailure } from '../fixtures/fake-transport.ts'
import { listStoredKeys, openWindow, simulateReconnection } from '../fixtures/open-conversation.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('drafts and files', () => {
  const pdf = () => new File(['%PDF-1.7 '], 'carnet.pdf', { type: 'application/pdf' })

  test('a draft and its files reappear in a new window until they are sent', async () => {
    const first = openWindow()
    act(() => first.result.current.writing.change('Je commence'))
    act(() => first.result.current.writing.files.add([pdf()]))
    await waitFor(() => expect(first.result.current.writing.files.files[0]?.state).toBe('ready'))
    first.unmount()
    const { result, transport } = openWindow()
    expect(result.current.writing.text).toBe('Je commence')
    expect(result.current.writing.files.files.map(({ name }) => name)).toEqual(['carnet.pdf'])
    act(() => result.current.writing.submit())
    await waitFor(() => expect(transport.send).toHaveBeenCalledOnce())
    expect(transport.send.mock.calls[0]?.[0].attachments.map(({ name }) => name)).toEqual(['carnet.pdf'])
    await waitFor(() => expect(listStoredKeys()).toEqual([]))
  })

  test('at most three offered articles are kept with the draft and sent', async () => {
    const choose = (uid: string) => ({ uid, title: `Titre ${uid}` })
    const first = openWindow()
    for (const uid of ['a', 'b', 'a', 'c', 'd']) act(() => first.result.current.writing.offer(choose(uid)))
    first.unmount()
    const { result, transport } = openWindow()
    expect(result.current.writing.articles.map(({ uid }) => uid)).toEqual(['a', 'b', 'c'])
    act(() => result.current.writing.withdraw('b'))
    act(() => result.current.writing.submit())
    await waitFor(() => expect(transport.send).toHaveBeenCalledOnce())
    expect(transport.send.mock.calls[0]?.[0].articles).toEqual([choose('a'), choose('c')])
    expect(result.current.writing.articles).toEqual([])
  })

  test('offered articles are not sent with a note but wait for the answer', async () => {
    const { result, transport } = openWindow()
    act(() => result.current.writing.offer({ uid: 'a', title: 'A' }))
    act(() => result.current.writing.setInternal(true))
    expect(result.current.writing.held).toBe(true)
    act(() => result.current.writing.change('Entre nous'))
    act(() => result.current.writing.submit())
    await waitFor(() => expect(transport.send).toHaveBeenCalledOnce())
    expect(transport.send.mock.calls[0]?.[0].articles).toBeUndefined()
    act(() => result.current.writing.setInternal(false))
    expect(result.current.writing.articles.map(({ uid }) => uid)).toEqual(['a'])
  })

  test('the page’s initial text is appended to a draft once', () => {
    const first = openWindow()
    act(() => first.result.current.writing.change('Je commence'))
    first.unmount()
    const second = openWindow({ initial: '> un passage' })
    expect(second.result.current.writing.text).toBe('Je commence\n> un passage')
    second.unmount()
    expect(openWindow({ initial: '> un passage' }).result.current.writing.text).toBe('Je commence\n> un passage')
  })

  test('a message written offline is sent together with its file', async () => {
    const { result, server, transport } = openWindow()
    server.fail = () => 0
    act(() => result.current.writing.files.add([pdf()]))
    await waitFor(() => expect(result.current.writing.files.files[0]?.state).toBe('failed'))
    act(() => result.current.writing.submit())
    await waitFor(() => expect(result.current.pending[0]?.files.map(({ name }) => name)).toEqual(['carnet.pdf']))
    server.fail = () => undefined
    simulateReconnection()
    await waitFor(() => expect(result.current.pending).toEqual([]))
    const keys = transport.upload.mock.calls.map(([{ key }]) => key)
    expect(new Set(keys).size).toBe(1)
    expect(result.current.conversation.messages.at(-1)?.attachments.map(({ name }) => name)).toEqual(['carnet.pdf'])
  })

  test('removing a file cancels its upload without a notice', async () => {
    const { result, transport } = openWindow()
    transport.upload.mockImplementationOnce(
      ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(createFailure(0)), { once: true }),
        ),
    )
    act(() => result.current.writing.files.add([pdf()]))
    expect(result.current.writing.held).toBe(true)
    const key = result.current.writing.files.files[0]?.key ?? ''
    await act(async () => result.current.writing.files.remove(key))
    expect(result.current.writing.files).toMatchObject({ files: [], notice: null })
  })

  test('a sixth file is refused by name and sending waits for the other uploads', async () => {
    const { result } = openWindow()
    act(() => result.current.writing.files.add(Array.from({ length: 6 }, pdf)))
    expect(result.current.writing.files.notice).toEqual({ reason: 'too_many', name: 'carnet.pdf' })
    expect(result.current.writing.held).toBe(true)
    await waitFor(() => expect(result.current.writing.held).toBe(false))
    expect(result.current.writing.files.ready()).toHaveLength(5)
  })
})
