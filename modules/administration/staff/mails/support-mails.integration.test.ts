import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffApp, createUser, type Person } from '../../../../tests/fixtures/staff-people.ts'
import type { TestApp } from '../../../../tests/fixtures/test-app.ts'

let app: TestApp
let admin: Person
let support: Person
let member: Person
beforeAll(async () => {
  app = await createStaffApp()
  admin = await createUser(app, ['admin'])
  support = await createUser(app, ['support'])
  member = await createUser(app, [])
  for (const { email } of [admin, member])
    await app.call('POST', '/reset-password/request', { body: { identifier: email } })
  await app.settle()
})
afterAll(() => app.close())

const mailTo = async ({ email }: Person) =>
  (await admin.get(`/staff/mails?filter[to]=${email}`)).body.payload[0].uid as string
const secret = /reset-password\?token=[\w-]{20}/

test('Support reads and resends one member’s mails, without the secrets of links', async () => {
  const listed = await support.get(`/staff/mails?filter[to]=${member.email}`)
  expect([listed.status, listed.body.payload.length]).toEqual([200, 1])
  const uid = await mailTo(member)
  expect((await admin.get(`/staff/mails/${uid}`)).body.payload.text).toMatch(secret)
  const read = await support.get(`/staff/mails/${uid}`)
  expect(read.status).toBe(200)
  expect(JSON.stringify(read.body)).not.toMatch(secret)
  const page = await support.get(`/staff/mails/${uid}/page`)
  expect([page.status, secret.test(JSON.stringify(page.body ?? ''))]).toEqual([200, false])
  expect((await support.post(`/staff/mails/${uid}/resend`, {})).status).toBe(200)
  expect((await support.post(`/staff/mails/${uid}/settle`, {})).status).toBe(403)
})

test('Support can list mails only by member, and cannot read a colleague’s mail', async () => {
  for (const query of ['', '?q=mot', `?filter[to]=${admin.email}`, `?filter[formerMember]=${admin.uid}`])
    expect((await support.get(`/staff/mails${query}`)).status, query).toBe(403)
  const uid = await mailTo(admin)
  for (const path of ['', '/page']) expect((await support.get(`/staff/mails/${uid}${path}`)).status).toBe(403)
  expect((await support.post(`/staff/mails/${uid}/resend`, {})).status).toBe(403)
})
