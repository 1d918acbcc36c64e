import { repeatPiece } from '../../fixtures/growth.ts'
import { call } from '../identities.ts'
import { hostilePieces, longestText } from '../writers-texts.ts'
import type { Attack } from './attack.ts'
import { tokenOf, type Victim } from './victim.ts'

/** An editor saves `content`, runs its checks and publishes it; a visitor then reads it. @returns the highest status */
async function write(victim: Victim, content: string): Promise<number> {
  const { server } = victim
  const token = await tokenOf(victim, 'editor')
  const ask = (method: string, path: string, body?: unknown) => call(server, method, path, { token }, body)
  const first = async (path: string): Promise<string> => (await ask('GET', path)).body.payload[0].uid
  const made = await ask('POST', '/staff/articles', {
    title: 'Un texte',
    content: '<p>Bonjour</p>',
    author: await first('/staff/authors'),
    category: await first('/staff/categories'),
  })
  const { uid, version } = made.body.payload
  const path = `/staff/articles/${uid}`
  const saved = await ask('PUT', `${path}/draft`, { title: 'Un texte', excerpt: '', content, version })
  const checked = await ask('GET', `${path}/checks`)
  const published = await ask('POST', `${path}/publish`, { version })
  const page = await fetch(`${server.process.url}/article/${uid}`)
  await page.arrayBuffer()
  return Math.max(...[made, saved, checked, published, page].map(({ status }) => status))
}

export const textAttacks: readonly Attack[] = hostilePieces.map((piece) => ({
  name: `a text of ${JSON.stringify(piece)}`,
  send: (victim) => write(victim, repeatPiece(piece)(longestText)),
}))
