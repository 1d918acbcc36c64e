// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFailure, createLoaded, createMessage, pageOf } from './fixtures/fake-transport.ts'
import { contentsOfMessages, listStoredKeys, openWindow, simulateReconnection } from './fixtures/open-conversation.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('sending', () => {
  test('messages written offline are sent in order, each once, when back online', async () => {
    const { result, server, transport, written, write } = openWindow()
    server.fail = () => 0
    write('Un')
    write('Deux')
    await waitFor(() => expect(result.current.held).toBe(true))
    expect(result.current.pending.map(({ content }) => content)).toEqual(['Un', 'Deux'])
    expect(contentsOfMessages(result.current)).toEqual(['message 1', 'message 2'])
    server.fail = () => undefined
    simulateReconnection()
    await waitFor(() => expect(result.current.pending).toEqual([]))
    expect([...written.values()].map(({ content }) => content)).toEqual(['Un', 'Deux'])
    expect(contentsOfMessages(result.current).slice(2)).toEqual(['Un', 'Deux'])
    const keys = transport.send.mock.calls.map(([{ key }]) => key)
    expect(keys[0]).toBe(keys[1])
    expect(listStoredKeys()).toEqual([])
  })

  test('a message whose request got no response is resent with its key and shown once', async () => {
    const { result, transport, written, source, write } = openWindow()
    const answer = transport.send.getMockImplementation()
    transport.send.mockImplementationOnce(async (item) => {
      await answer?.(item)
      throw createFailure(0)
    })
    write('Une fois')
    await waitFor(() => expect(written.size).toBe(1))
    const [own] = written.values()
    act(() => source().send('message', own, '3'))
    expect(result.current.pending).toEqual([])
    simulateReconnection()
    await waitFor(() => expect(transport.send).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(listStoredKeys()).toEqual([]))
    expect(written.size).toBe(1)
    expect(contentsOfMessages(result.current).filter((content) => content === 'Une fois')).toHaveLength(1)
  })

  test('a reopened window sends what the previous window could not send', async () => {
    const first = openWindow()
    first.server.fail = () => 503
    first.write('Plus tard')
    await waitFor(() => expect(first.result.current.held).toBe(true))
    first.unmount()
    const second = openWindow()
    await waitFor(() => expect([...second.written.values()].map(({ content }) => content)).toEqual(['Plus tard']))
  })

  test('after the session has ended messages wait until the next sign-in', async () => {
    const { result, server, source, written, write } = openWindow()
    server.fail = () => 401
    write('Après')
    await waitFor(() => expect(result.current.signedOut).toBe(true))
    server.fail = () => undefined
    act(() => source().open())
    await waitFor(() => expect(written.size).toBe(1))
    expect(result.current.signedOut).toBe(false)
  })

  test('a refused message shows the reason and can be edited again', async () => {
    const { result, server, write } = openWindow()
    server.fail = (call) => (call === 'send' ? 400 : undefined)
    write('Refusé')
    await waitFor(() => expect(result.current.pending[0]?.problem).toBe('Non.'))
    act(() => result.current.writing.change('La suite'))
    const [item] = result.current.pending
    act(() => item && result.current.edit(item))
    expect(result.current.writing.text).toBe('Refusé\nLa suite')
    expect(result.current.pending).toEqual([])
  })
})

describe('the stream', () => {
  test('repeated events are shown once after the stream is resumed', () => {
    vi.useFakeTimers()
    const { result, sources, source } = openWindow()
    act(() => source().open())
    act(() => source().send('message', createMessage(3, true), '3'))
    act(() => source().fail(2))
    act(() => vi.advanceTimersByTime(4000))
    expect(result.current.lost).toBe(true)
    expect(sources.map(({ after }) => after).slice(0, 2)).toEqual([2, 3])
    act(() => source().open())
    expect(result.current.lost).toBe(false)
    act(() => source().send('message', createMessage(3, true), '3'))
    act(() => source().send('message', createMessage(4, true), '4'))
    expect(contentsOfMessages(result.current)).toEqual([1, 2, 3, 4].map((n) => `message ${n}`))
  })

  test('the conversation is reloaded after every disconnect, however short', async () => {
    const onReconnected = vi.fn()
    const { result, transport, source } = openWindow({ onReconnected })
    act(() => source().open())
    expect([onReconnected.mock.calls.length, transport.read.mock.calls.length]).toEqual([0, 0])
    transport.read.mockResolvedValueOnce(pageOf(createLoaded([createMessage(1)], { sequence: 2 })))
    act(() => source().fail(0))
    act(() => source().open())
    expect(onReconnected).toHaveBeenCalledOnce()
    await waitFor(() => expect(contentsOfMessages(result.current)).toEqual(['message 1']))
  })

  test('messages sent while the stream was refused are loaded', async () => {
    const { result, transport, source } = openWindow()
    transport.read.mockResolvedValueOnce(
      pageOf(createLoaded([createMessage(2, true), createMessage(3, true)], { sequence: 3 })),
    )
    act(() => source().fail(2))
    await waitFor(() => expect(contentsOfMessages(result.current)).toEqual(['message 1', 'message 2', 'message 3']))
  })

  test('staff who read with a stated reason send no read mark and no typing signal', async () => {
    const { result, transport, source } = openWindow({
      silent: true,
      loaded: createLoaded([createMessage(1), createMessage(2, true)], { unread: 1 }),
    })
    act(() => source().fail(2))
    act(() => result.current.writing.change('Je lis'))
    await waitFor(() => expect(result.current.ready).toBe(true))
    for (const call of [transport.read, transport.markRead, transport.notifyTyping]) expect(call).not.toHaveBeenCalled()
  })

  test('staff who read with a stated reason see nothing of an erased conversation', async () => {
    const { result, transport, source } = openWindow({ silent: true })
    transport.look.mockRejectedValueOnce(createFailure(403))
    act(() => source().fail(2))
    await waitFor(() => expect(transport.look).toHaveBeenCalledTimes(1))
    expect(contentsOfMessages(result.current)).toEqual(['message 1', 'message 2'])
    transport.look.mockRejectedValueOnce(createFailure(404))
    act(() => source().fail(2))
    await waitFor(() => expect(result.current.conversation.gone).toBe(true))
    expect(contentsOfMessages(result.current)).toEqual([])
  })

  test('a person who is typing is named until their message arrives', () => {
    vi.useFakeTimers()
    const { result, transport, source } = openWindow()
    const typing = { contact: createMessage(2, true).contact, staff: true }
    act(() => source().send('typing', { ...typing, staff: false }))
    expect(result.current.typing).toBeNull()
    act(() => source().send('typing', typing))
    expect(result.current.typing).toBe('Claire')
    act(() => source().send('message', createMessage(3, true), '3'))
    expect(result.current.typing).toBeNull()
    for (const text of ['B', 'Bo', 'Bon']) act(() => result.current.writing.change(text))
    expect(transport.notifyTyping).toHaveBeenCalledTimes(1)
    act(() => vi.advanceTimersByTime(3000))
    act(() => result.current.writing.change('Bonj'))
    expect(transport.notifyTyping).toHaveBeenCalledTimes(2)
  })

  test('the user’s messages count as seen once the other side has read them', () => {
    const page = createLoaded([createMessage(1), createMessage(2)])
    const { result, source } = openWindow({ loaded: { ...page, ticket: { ...page.ticket, unseen: 2 } } })
    act(() => source().send('read', { staff: true, until: createMessage(1).date }))
    expect(result.current.conversation.unseen).toBe(1)
    act(() => source().send('read', { staff: false, until: createMessage(2).date }))
    expect(result.current.conversation.unseen).toBe(1)
  })
})

describe('the end of a conversation', () => {
  test('a closed conversation accepts messages but a locked one does not', async () => {
    const { result, server, source, write } = openWindow()
    act(() => source().send('status', { status: 'closed' }, '3'))
    expect(result.current.conversation.status).toBe('closed')
    write('Encore un mot')
    await waitFor(() => expect(contentsOfMessages(result.current)).toContain('Encore un mot'))
    act(() => source().send('status', { status: 'pending' }, '5'))
    act(() => source().send('status', { status: 'locked' }, '6'))
    expect(result.current.conversation.status).toBe('locked')
    server.fail = (call) => (call === 'send' ? 409 : undefined)
    write('Trop tard')
    await waitFor(() => expect(result.current.pending[0]).toMatchObject({ content: 'Trop tard', problem: 'Non.' }))
    const [item] = result.current.pending
    act(() => item && result.current.discard(item))
    expect([result.current.pending, listStoredKeys()]).toEqual([[], []])
  })

  test.each([
    ['its stream is refused', (live: ReturnType<typeof openWindow>) => act(() => live.source().fail(2))],
    [
      'older messages are asked for',
      (live: ReturnType<typeof openWindow>) => act(() => live.result.current.older.load()),
    ],
    ['it is written in', (live: ReturnType<typeof openWindow>) => live.write('Bonjour')],
  ])('an erased conversation is noticed when %s, and no longer shown', async (_title, ask) => {
    const live = openWindow({ loaded: createLoaded([createMessage(1), createMessage(2, true)], { older: 'cursor' }) })
    act(() => live.result.current.writing.change('Un brouillon'))
    live.server.fail = () => 404
    ask(live)
    await waitFor(() => expect(live.result.current.conversation.gone).toBe(true))
    const { conversation, pending, lost } = live.result.current
    expect([conversation.messages, conversation.older, pending, lost]).toEqual([[], null, [], false])
  })

  test('unsent text of an erased conversation stays on the device', async () => {
    const { result, server, write } = openWindow()
    server.fail = () => 404
    write('À garder')
    await waitFor(() => expect(result.current.conversation.gone).toBe(true))
    simulateReconnection()
    expect(listStoredKeys().map((name) => localStorage.getItem(name))).toEqual([expect.stringContaining('À garder')])
  })
})

test('older messages are prepended once a failed load is retried', async () => {
  const { result, transport, server } = openWindow({ loaded: createLoaded([createMessage(5)], { older: 'a' }) })
  server.fail = () => 503
  act(() => result.current.older.load())
  await waitFor(() => expect(result.current.older.state).toBe('failed'))
  server.fail = () => undefined
  transport.read.mockResolvedValueOnce(pageOf(createLoaded([createMessage(3), createMessage(4, true)])))
  act(() => result.current.older.load())
  await waitFor(() => expect(contentsOfMessages(result.current)).toEqual(['message 3', 'message 4', 'message 5']))
  expect(transport.read).toHaveBeenLastCalledWith('a')
  expect([result.current.older.state, result.current.conversation.older]).toEqual(['idle', null])
})
