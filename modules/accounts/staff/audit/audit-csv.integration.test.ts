import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAudit } from '../../../../platform/audit/index.ts'
import { createStaffApp, createUser } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createStaffApp()
})
afterAll(() => app.close())

test('the CSV file shows the screen’s texts, with codes in their own columns', async () => {
  const admin = await createUser(app, ['admin'], 'Ada')
  const member = await createUser(app, ['user'], 'Camille')
  await admin.post(`/staff/members/${member.uid}/suspend`, { reason: 'Abus; répété' })
  const { db, clock } = app.platform
  const detail = { from: 0, to: 500 }
  await writeAudit(db, clock, { actor: null, action: 'settings.change', target: 'promise-credit', detail })

  const headers = { authorization: `Bearer ${admin.token}` }
  const { body } = await app.fastify.inject({ method: 'GET', url: '/api/staff/csv/audit', headers })
  const lines = body.slice(1).split('\r\n')
  expect(lines[0]).toBe('Identifiant;Date;Par;Acte;Objet;Détails;Code de l’acte;Identifiant de l’objet;Données')
  const lineOf = (code: string, target: string) => lines.find((line) => line.includes(`;${code};${target};`)) ?? ''
  expect(lineOf('members.suspend', member.uid)).toContain(
    `;Ada;Membres\u00a0: suspension;Camille;"Motif\u00a0: Abus; répété\u00a0; A changé quelque chose\u00a0: oui";members.suspend;`,
  )
  const amount = 'Montant rendu par promesse manquée'
  expect(lineOf('settings.change', 'promise-credit')).toContain(
    `;le site;Réglages\u00a0: changement;${amount};${amount}\u00a0: 0,00\u00a0€ → 5,00\u00a0€;`,
  )
})

test('the CSV file includes an entry whose reason looks like a date', async () => {
  const admin = await createUser(app, ['admin'], 'Ada')
  const member = await createUser(app, ['user'])
  const reason = '0000-00-00T00:00:00Z'
  expect((await admin.post(`/staff/members/${member.uid}/suspend`, { reason })).status).toBe(200)
  const headers = { authorization: `Bearer ${admin.token}` }
  const { statusCode, body } = await app.fastify.inject({ method: 'GET', url: '/api/staff/csv/audit', headers })
  expect(statusCode).toBe(200)
  expect(body).toContain(`;"Motif\u00a0: ${reason}\u00a0; `)
})
