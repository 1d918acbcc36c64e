// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Letter } from './letter.tsx'

vi.mock('../layout/site-data.ts', () => ({ useSite: () => ({ siteName: 'Éclore' }) }))

const files = [
  { name: 'lettre.docx', size: 2048, reason: 'Ce type de fichier n’est pas accepté.' },
  { name: 'lourd.pdf', size: 11 * 1024 * 1024, reason: 'Ce fichier dépasse 10\u00a0Mo.' },
]
const message = {
  ...{ uid: 'm', date: '2026-11-24T10:00:00.000Z', content: 'Voici.', staff: false, attachments: [] },
  contact: { uid: 'c', name: 'Camille' },
}

const noteOf = (refusedFiles?: { files: typeof files; others: number }) => {
  const sent = { ...message, ...(refusedFiles ? { refusedFiles } : {}) }
  const { container } = render(<Letter message={sent} isNew={false} fileAddress={String} />)
  return { letter: container.querySelector('article'), note: container.querySelector('[data-note="refused-files"]') }
}

test.each([
  [0, []],
  [1, ['et 1\u00a0autre.']],
  [110, ['et 110\u00a0autres.']],
])('A note below the letter lists its refused files, and %i others', (others, rest) => {
  const { letter, note } = noteOf({ files, others })
  expect(letter?.contains(note)).toBe(false)
  expect(letter?.textContent).not.toContain('lettre.docx')
  expect(note?.textContent).toContain('Pièces jointes non reprises')
  expect([...(note?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'lettre.docx (2\u00a0Ko)\u00a0: Ce type de fichier n’est pas accepté.',
    'lourd.pdf (11\u00a0Mo)\u00a0: Ce fichier dépasse 10\u00a0Mo.',
    ...rest,
  ])
})

test('A letter without refused files has no note', () => {
  expect(noteOf().note).toBeNull()
})
