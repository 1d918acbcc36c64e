import { randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'

const atOnce = 8

const tiny = (count: number): string => {
  const prefix = randomBytes(2).toString('hex')
  return Array.from({ length: count }, (_, index) => `${index.toString(36)}${index === 0 ? prefix : ''}=`).join(';')
}

const claims = (padding: number): string => {
  const roles = { user: true, vip: true, coach: false, support: false, editor: false, admin: false }
  const exp = 4_000_000_000
  const identifier = `${randomBytes(padding / 2).toString('hex')}@exemple.fr`
  const body = { uid: randomUUID(), identifier, acl: roles, sid: randomUUID(), iat: 1, exp }
  return `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(body)).toString('base64url')}.${randomBytes(32).toString('base64url')}`
}

interface Unproved {
  target: string
  cookie: string
}

/** Cookies and addresses whose size a stranger chooses; each call returns new ones. */
export const unauthenticatedRequests: Readonly<Record<string, () => Unproved>> = {
  'thousands of tiny cookies': () => ({ target: '/', cookie: `locale=fr;session=${claims(0)};${tiny(2800)}` }),
  'as many cookies as are accepted': () => ({ target: '/', cookie: `locale=fr;session=${claims(0)};${tiny(99)}` }),
  'a long cookie beside a session': () => ({
    target: '/',
    cookie: `locale=fr;session=${claims(0)}; a=${randomBytes(3600).toString('hex')}`,
  }),
  'a session of five thousand characters': () => ({ target: '/articles', cookie: `locale=fr;session=${claims(3400)}` }),
  'a long address': () => ({ target: `/${randomBytes(3500).toString('hex')}`, cookie: '' }),
  'a question': () => ({ target: `/articles?q=${randomBytes(4).toString('hex')}`, cookie: '' }),
  'a long question': () => ({ target: `/articles?q=${randomBytes(3500).toString('hex')}`, cookie: '' }),
  'a long page of a list': () => ({ target: `/articles.data?pages=${randomBytes(3000).toString('hex')}`, cookie: '' }),
}

function ask(agent: http.Agent, port: number, { target, cookie }: Unproved, from: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) }
    const request = http.get({ agent, port, path: target, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    request.once('error', reject)
  })
}

const kinds = Object.values(unauthenticatedRequests)

/** Sends `count` unauthenticated requests. @returns how many responses had each status */
export async function floodUnauthenticated(port: number, count: number): Promise<Record<string, number>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses: Record<string, number> = {}
  let sent = 0
  const work = async () => {
    while (sent < count) {
      const number = sent
      sent += 1
      const request = (kinds[number % kinds.length] as () => Unproved)()
      const status = await ask(agent, port, request, `10.7.${number % 250}.${number % 249}`)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
    return statuses
  } finally {
    agent.destroy()
  }
}
