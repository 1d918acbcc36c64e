import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { pushJob } from '../modules/accounts/push/push-job.ts'
import { pushService } from '../modules/accounts/push/push-service.ts'
import { openBenchApp } from './tools/bench-app.ts'
import { writeResult } from './tools/results.ts'

/*
 * Sends pushes to 5,000 devices of different members through a push service on this machine: encrypted, signed and sent by the job queue.
 * Uses PGlite, or DATABASE_URL (an empty database). Exits with 1 above 30 seconds, or if a push is missing.
 */

const { values } = parseArgs({ options: { devices: { type: 'string', default: '5000' } } })
const count = Number(values.devices)
const mostSeconds = 30

let received = 0
const service = http.createServer((request, response) => {
  request.resume().on('end', () => {
    received += 1
    response.writeHead(201).end()
  })
})
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
const { port } = service.address() as AddressInfo

const { platform, engine, startWork, stopWork, close } = await openBenchApp()
const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
platform.services.replace(
  pushService,
  ({ headers, body }) =>
    new Promise((answered, failed) => {
      const sent = http.request({ port, method: 'POST', headers, agent }, (response) => {
        response.resume().on('end', () => answered(response.statusCode ?? 0))
      })
      sent.on('error', failed).end(body)
    }),
)

const key = createECDH('prime256v1').generateKeys('base64url')
const auth = randomBytes(16).toString('base64url')
const devices = Array.from({ length: count }, () => ({ user: randomUUID(), sid: randomUUID(), uid: randomUUID() }))
await platform.db.execute(sql`
  with device as (select * from jsonb_to_recordset(${JSON.stringify(devices)}::jsonb) as d("user" uuid, sid uuid, uid uuid)),
  person as (
    insert into users (uid, email, password_hash, roles, roles_changed_at, coaching_uid, metadata, metadata_modified_at, password_changed_at, created_at)
    select "user", "user" || '@exemple.fr', '', '{user,vip}', now(), gen_random_uuid(), '{}', now(), now(), now() from device returning uid
  ),
  session as (
    insert into sessions (sid, user_uid, second_factor, created_at, expires_at)
    select sid, "user", false, now(), now() + interval '1 day' from device where "user" in (select uid from person) returning sid
  )
  insert into push_subscriptions (uid, sid, user_uid, endpoint, p256dh, auth, created_at)
  select uid, sid, "user", 'https://fcm.googleapis.com/fcm/send/' || uid, ${key}, ${auth}, now()
  from device where sid in (select sid from session)`)
for (const { uid } of devices)
  await platform.jobs.enqueue(platform.db, pushJob, { device: uid, tag: uid, path: '/coaching' }, { singletonKey: uid })

const begun = performance.now()
await startWork()
await platform.jobs.idle()
const seconds = (performance.now() - begun) / 1000
await stopWork()
await close()
service.close()
service.closeAllConnections()

writeResult(
  'Pushes',
  ['engine', 'devices', 'received', 'seconds', 'limit'],
  [[engine, count, received, seconds.toFixed(1), mostSeconds]],
)
process.exit(received === count && seconds <= mostSeconds ? 0 : 1)
