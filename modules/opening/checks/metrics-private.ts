import { isIP } from 'node:net'
import type { Config } from '../../../platform/config/index.ts'
import { networkOf } from '../network.ts'
import { type CheckOutcome, failedOutcome, passedOutcome, type StoredCheck } from './check.ts'

/** Addresses that no stranger reaches: this machine and private networks (RFC 1918, 4193, 6598). */
const privateAddress =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd])/i

const isPrivateHost = (host: string): boolean => host === 'localhost' || (isIP(host) !== 0 && privateAddress.test(host))

const noMetrics = passedOutcome('Les mesures ne sont pas publiées (ni METRICS_PORT, ni METRICS_TOKEN).')

function settled({ metricsPort, metricsToken, host }: Config): CheckOutcome | undefined {
  if (metricsPort === undefined && metricsToken === undefined) return noMetrics
  if (metricsPort !== undefined && metricsToken === undefined && !isPrivateHost(host)) {
    return failedOutcome(
      `METRICS_PORT écoute sur ${host} sans METRICS_TOKEN\u00a0: n’importe qui pourrait lire les mesures.`,
    )
  }
  return undefined
}

export const metricsPrivateCheck: StoredCheck = {
  code: 'metrics-private',
  blocking: true,
  basis: ({ metricsPort, metricsToken, host, publicUrl }) => [metricsPort, metricsToken, host, publicUrl],
  untried: 'L’accès aux mesures n’a pas encore été essayé depuis l’adresse publique.',
  settled,
  async run(platform) {
    const { config } = platform
    const known = settled(config)
    if (known) return known
    const answer = await networkOf(platform)
      .fetch(`${config.publicUrl}/metrics`)
      .catch(() => undefined)
    if (answer === undefined)
      return failedOutcome(`${config.publicUrl} ne répond pas depuis le serveur\u00a0: rien n’a pu être essayé.`)
    if (answer.status >= 200 && answer.status < 300) {
      return failedOutcome(`${config.publicUrl}/metrics répond sans jeton\u00a0: les mesures sont publiques.`)
    }
    return passedOutcome(`${config.publicUrl}/metrics refuse qui n’a pas le jeton.`)
  },
}
