import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { findRegisterGaps, readRegister } from './read-register.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
})
afterAll(() => app.close())

test('personal-tables.ts lists every database column', async () => {
  expect(await findRegisterGaps(app.platform.db)).toEqual({ unlisted: [], gone: [] })
})

test('a column missing from the register is reported as a gap', async () => {
  await app.platform.db.execute(sql`alter table support_contacts add column telephone text`)
  expect((await admin.get('/staff/privacy-register')).body.payload.gaps).toEqual(['support_contacts.telephone'])
  await app.platform.db.execute(sql`alter table support_contacts drop column telephone`)
})

test('each activity has purpose, basis, retention, recipients and columns', async () => {
  const { activities, gaps } = (await admin.get('/staff/privacy-register')).body.payload
  expect(gaps).toEqual([])
  for (const { code, data, ...line } of activities) {
    expect(code).toMatch(/^[a-z]+$/)
    for (const text of Object.values(line)) expect(text).toMatch(/\S{3}/)
    expect(data.length).toBeGreaterThan(0)
  }
  const support = activities.find(({ code }: { code: string }) => code === 'support')
  expect(support.retention).toContain('3\u00a0ans après le dernier message')
  expect(support.data).toContainEqual({ table: 'support_contacts', columns: expect.arrayContaining(['email']) })
})

test('the CSV file has one row of quoted values for each processing activity', async () => {
  const { activities, csv } = (await admin.get('/staff/privacy-register')).body.payload
  const rows = csv.trimEnd().split('\r\n')
  expect(rows).toHaveLength(activities.length + 1)
  expect(rows[0]).toBe(
    '\ufeff"Traitement";"Finalité";"Personnes";"Base légale";"Conservation";"Destinataires";"Lieu et transferts";"Données";"Responsable du traitement";"Délégué à la protection des données";"Mesures de sécurité";"Effacement"',
  )
  for (const row of rows.slice(1)) expect(row).toMatch(/^("[^"]*";){11}"[^"]+"$/)
})

test('Google is a recipient only where a tracker is configured', async () => {
  const { platform } = app
  const withTracker = { ...platform, config: { ...platform.config, trackerId: 'GTM-TEST123' } }
  const without = await readRegister(platform, platform.db)
  expect(JSON.stringify(without)).not.toContain('Google')
  const register = await readRegister(withTracker, platform.db)
  const audience = register.activities.find(({ code }) => code === 'audience')
  expect(audience).toMatchObject({ recipients: expect.stringContaining('Google Ireland Limited'), data: [] })
  expect(audience?.transfers).toContain('(UE) 2023/1795')
  expect(register.impactAssessment).toContain('(UE) 2023/1795')
})

test('the register and the assessment name controller, officer and measures', async () => {
  const { head, impactAssessment } = (await admin.get('/staff/privacy-register')).body.payload
  expect(head.map(({ term }: { term: string }) => term)).toEqual([
    'Responsable du traitement',
    'Délégué à la protection des données',
    'Mesures de sécurité',
    'Effacement',
  ])
  for (const { text } of head) expect(impactAssessment).toContain(text)
  expect(impactAssessment).toContain('[à compléter par le responsable]')
})
