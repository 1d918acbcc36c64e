import { expect, test } from 'vitest'
import { ticketText } from './ticket-text.ts'

const message = (name: string, content: string, more: object = {}) => ({
  contact: { uid: name, name },
  date: '2026-12-01T08:05:00.000Z',
  content,
  internal: false,
  attachments: [],
  ...more,
})

test('A ticket copied as text has its title, names, times, messages and file names', () => {
  const file = { uid: 'f', name: 'reçu.pdf', mimeType: 'application/pdf', size: 10, href: '/f' }
  expect(
    ticketText({ title: 'Ma facture' }, [
      message('Zoé', 'Bonjour,\noù est mon reçu\u202f?', { attachments: [file] }),
      message('Inès', 'Elle exagère.', { internal: true }),
      message('Inès', 'Le voici.'),
    ] as never),
  ).toBe(
    [
      'Ma facture',
      'Zoé, 1er décembre 2026 à 09:05\nBonjour,\noù est mon reçu\u202f?\n[Fichier\u00a0: reçu.pdf]',
      'Inès, 1er décembre 2026 à 09:05\nLe voici.',
    ].join('\n\n'),
  )
})
