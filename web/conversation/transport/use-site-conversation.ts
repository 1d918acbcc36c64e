import { useEffect, useState } from 'react'
import type { SupportType } from '../../../contracts/support/support-type.ts'
import { attachmentPath } from '../../../contracts/support/ticket-paths.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { type UseConversationInput, useConversation } from '../../../conversation/use-conversation.ts'
import { preloadCalls } from './load-calls.ts'
import { siteTransport } from './site-transport.ts'

interface UseSiteConversationInput extends Omit<UseConversationInput, 'transport' | 'side'> {
  type: SupportType
}

export function useSiteConversation({ type, uid, ...input }: UseSiteConversationInput) {
  const [transport] = useState(() => siteTransport(type, uid))
  useEffect(preloadCalls, [])
  const live = useConversation({ ...input, uid, transport, side: 'person' })
  return {
    ...live,
    fileAddress: (attachment: string) => relayAddressOf({ path: attachmentPath }, { type, uid, attachment }),
  }
}

export type LiveSiteConversation = ReturnType<typeof useSiteConversation>
