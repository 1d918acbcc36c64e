import { act, renderHook } from '@testing-library/react'
import { vi } from 'vitest'
import type { Message } from '../contracts/support.ts'
import { fakeTransport, loaded, said, ticket } from './fake-transport.fixture.ts'
import { type UseConversationInput, useConversation } from './use-conversation.ts'

const owner = said(1).contact.uid

/** A window of the person’s; `write` types and sends. */
export function openWindow(input: Partial<UseConversationInput> = {}, fake = fakeTransport()) {
  const page = input.loaded ?? loaded([said(1), said(2, true)])
  const { result, unmount, rerender } = renderHook(
    (more: Partial<UseConversationInput>) =>
      useConversation({ transport: fake.transport, side: 'person', owner, uid: ticket, loaded: page, ...more }),
    { initialProps: input },
  )
  const write = (text: string) => {
    act(() => result.current.writing.change(text))
    act(() => result.current.writing.submit())
  }
  return { ...fake, result, unmount, rerender, write }
}

export const contents = ({ conversation }: { conversation: { messages: readonly Message[] } }) =>
  conversation.messages.map(({ content }) => content)
/** names of what is on the device */
export const stored = () => Object.keys(localStorage)
export const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
export const networkBack = () => act(() => void dispatchEvent(new Event('online')))
