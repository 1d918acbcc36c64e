// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import { PersonProvider } from '../../person.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { MessageGroupView } = await import('./message-group.tsx')

const me = { uid: 's', email: 'support@exemple.fr', roles: ['support' as const], siteName: 'Éclore' }
const message: StaffMessage = {
  ...{ uid: 'm', date: '2026-11-24T10:00:00.000Z', content: 'Voici.', staff: false, internal: false },
  ...{ attachments: [], contact: { uid: 'c', name: 'Camille' } },
}
const file = { name: 'lourd.pdf', size: 11 * 1024 * 1024, reason: 'Ce fichier dépasse 10\u00a0Mo.' }

const noneFound = { q: '', uids: new Set<string>(), current: undefined }

function show(shown: StaffMessage) {
  const group = { key: 'm', name: 'Camille', staff: false, internal: false, startsNew: false, messages: [shown] }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonProvider value={me}>
        <MessageGroupView uid="t" group={group} seen={undefined} reason={undefined} found={noneFound} />
      </PersonProvider>
    </QueryClientProvider>,
  )
  return container.querySelector('[data-note="refused-files"]')
}
test('Refused files are listed in a note below the message', () => {
  const note = show({ ...message, refusedFiles: { files: [file], others: 2 } })
  expect(note?.previousElementSibling?.textContent).toBe('Voici.')
  expect(note?.textContent).toBe(
    'Pièces jointes non reprises\u00a0:lourd.pdf (11\u00a0Mo)\u00a0: Ce fichier dépasse 10\u00a0Mo.et 2\u00a0autres.',
  )
})

test('A message without refused files has no note', () => {
  expect(show(message)).toBeNull()
})
