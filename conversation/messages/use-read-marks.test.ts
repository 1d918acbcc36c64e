// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLoaded, createMessage, fakeTransport } from '../fixtures/fake-transport.ts'
import { openWindow, setDocumentHidden, simulateReconnection } from '../fixtures/open-conversation.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('read marks', () => {
  test('unread and new messages are each marked as read once', async () => {
    const onRead = vi.fn()
    const { result, transport, source, rerender } = openWindow({
      loaded: createLoaded([createMessage(1), createMessage(2, true)], { unread: 1 }),
      onRead,
    })
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
    expect(result.current.firstNew).toBe(createMessage(2).uid)
    rerender({ onRead })
    setDocumentHidden(true)
    setDocumentHidden(false)
    simulateReconnection()
    expect(transport.markRead).toHaveBeenCalledTimes(1)
    act(() => source().send('message', createMessage(3), '3'))
    expect(transport.markRead).toHaveBeenCalledTimes(1)
    act(() => source().send('message', createMessage(4, true), '4'))
    await waitFor(() => expect(onRead).toHaveBeenCalledTimes(2))
    expect(transport.markRead).toHaveBeenCalledTimes(2)
  })

  test('messages received in a hidden window are marked as read once it is visible', async () => {
    const { result, transport, source } = openWindow()
    setDocumentHidden(true)
    act(() => source().send('message', createMessage(3, true), '3'))
    expect(transport.markRead).not.toHaveBeenCalled()
    setDocumentHidden(false)
    await waitFor(() => expect(transport.markRead).toHaveBeenCalledOnce())
    expect(result.current.firstNew).toBe(createMessage(3).uid)
  })

  test('a read mark that failed is resent once the network returns', async () => {
    const fake = fakeTransport()
    fake.server.fail = () => 0
    const onRead = vi.fn()
    const { transport, server } = openWindow(
      { loaded: createLoaded([createMessage(1, true)], { unread: 1 }), onRead },
      fake,
    )
    await waitFor(() => expect(transport.markRead).toHaveBeenCalledOnce())
    await act(async () => undefined)
    server.fail = () => undefined
    simulateReconnection()
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
    expect(transport.markRead).toHaveBeenCalledTimes(2)
  })
})
