import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { answerSiteChallenge } from '../../../contracts/opening/opening.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { networkOf } from '../network.ts'
import { type CheckOutcome, failedOutcome, passedOutcome, type StoredCheck } from './check.ts'

/** Domains of RFC 2606 and 6761, and those that exist only in a local network. */
const reserved = /(^|\.)(localhost|local|test|example|invalid|internal|home\.arpa|exemple)$/i

/** @returns undefined where the address may be a public one */
function addressProblem(publicUrl: string): CheckOutcome | undefined {
  const { protocol, hostname } = new URL(publicUrl)
  if (reserved.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, ''))) {
    return failedOutcome(`PUBLIC_URL est ${publicUrl}\u00a0: ce n’est pas une adresse publique avec un nom.`)
  }
  if (protocol !== 'https:')
    return failedOutcome(`PUBLIC_URL est ${publicUrl}\u00a0: elle doit commencer par https://.`)
  return undefined
}

/** Answer to a challenge, which only this site can compute. */
export const proofOf = (key: Uint8Array, challenge: string): string =>
  createHmac('sha256', key).update(`opening:${challenge}`).digest('hex')

async function reach(platform: OpenedPlatform): Promise<CheckOutcome> {
  const { publicUrl } = platform.config
  const challenge = randomBytes(16).toString('hex')
  const answer = await networkOf(platform)
    .fetch(`${publicUrl}/api${answerSiteChallenge.path.replace(':challenge', challenge)}`)
    .catch((error: unknown) => String((error as Error).cause ?? error))
  if (typeof answer === 'string') return failedOutcome(`${publicUrl} ne répond pas depuis le serveur (${answer}).`)
  const text = await answer.text()
  if (answer.status === 200 && text.includes(proofOf(platform.fingerprintKey, challenge))) {
    return passedOutcome(`${publicUrl} mène bien à ce site, en HTTPS.`)
  }
  return failedOutcome(`${publicUrl} répond, mais ce n’est pas ce site (réponse ${answer.status}).`)
}

export const publicAddressCheck: StoredCheck = {
  code: 'public-address',
  blocking: true,
  basis: ({ publicUrl }) => publicUrl,
  untried: 'L’adresse n’a pas encore été essayée.',
  settled: ({ publicUrl }) => addressProblem(publicUrl),
  run: async (platform) => addressProblem(platform.config.publicUrl) ?? reach(platform),
}
