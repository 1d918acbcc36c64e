import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Certificate, createCertificate } from '../fixtures/certificate.ts'
import { findFreePort } from '../fixtures/process.ts'
import { type Dovecot, startDovecot } from './dovecot.ts'
import { type Postfix, startPostfix } from './postfix.ts'

/** The site's domain, the one of its replies, and the one where people have their mailboxes. */
export const siteDomain = 'maison.test'
export const replyDomain = 'courrier.maison.test'
export const peopleDomain = 'gens.test'
/** A domain whose mails are routed to a server that does not relay them. */
const foreignDomain = 'ailleurs.test'

export const site = { address: `reponse@${replyDomain}`, password: 'courrier de la maison' }
/** The first admin, to whom the site writes too. */
export const ownerAddress = `ada@${siteDomain}`
const password = 'courrier des gens'
const of = (name: string) => `${name}@${peopleDomain}`

export const people = {
  claire: of('claire'),
  absent: of('absent'),
  full: of('pleine'),
  moved: of('ancienne'),
  slow: of('lente'),
  later: of('attente'),
  unknown: of('inconnue'),
  foreign: `zoe@${foreignDomain}`,
}

const absence = `require ["vacation"];
vacation :days 1 :subject "Absente jusqu’à lundi" "Bonjour, je suis absente et je répondrai lundi.";
`

export interface MailServers {
  folder: string
  certificate: Certificate
  ports: { site: number; people: number; strict: number; imaps: number }
  /** the site's server: the site gives it mails, and it receives replies */
  siteServer: Postfix
  /** the server of the people */
  peopleServer: Postfix
  dovecot: Dovecot
  stop(): Promise<void>
}

const transportTo = (port: number) => `smtp:[127.0.0.1]:${port}`

export async function startServers(): Promise<MailServers> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mail-'))
  // Postfix and Dovecot run as users of their own.
  chmodSync(folder, 0o755)
  const certificate = createCertificate(folder, ['DNS:localhost', 'IP:127.0.0.1'])
  const ports = {
    site: await findFreePort(),
    people: await findFreePort(),
    strict: await findFreePort(),
    imaps: await findFreePort(),
  }
  const { claire, absent, full, moved, slow, later, unknown } = people
  const dovecot = await startDovecot({
    folder,
    certificate,
    imapsPort: ports.imaps,
    submissionPort: ports.people,
    users: [
      { ...site, folders: ['Archives'] },
      ...[ownerAddress, claire, slow, later].map((address) => ({ address, password })),
      { address: absent, password, sieve: absence },
      { address: full, password, quota: 100 },
    ],
  })
  const delivery = { virtual_transport: `lmtp:unix:${dovecot.lmtpSocket}`, virtual_mailbox_maps: 'texthash:@mailboxes' }
  const siteServer = startPostfix({
    name: 'postfix-site',
    folder,
    ports: { [ports.site]: [] },
    settings: {
      ...delivery,
      myhostname: `mx.${siteDomain}`,
      myorigin: siteDomain,
      mynetworks: '',
      virtual_mailbox_domains: `${replyDomain}, ${siteDomain}`,
      transport_maps: 'texthash:@transport',
      smtpd_tls_cert_file: certificate.certificate,
      smtpd_tls_key_file: certificate.key,
      smtpd_tls_security_level: 'may',
      smtpd_tls_auth_only: 'yes',
      smtpd_sasl_auth_enable: 'yes',
      smtpd_sasl_type: 'dovecot',
      smtpd_sasl_path: dovecot.authSocket,
      smtpd_relay_restrictions:
        'check_recipient_access texthash:@refusals, permit_sasl_authenticated, reject_unauth_destination',
      delay_warning_time: '1s',
      maximal_queue_lifetime: '20s',
    },
    tables: {
      mailboxes: [`${site.address} ok`, `${ownerAddress} ok`],
      transport: [`${peopleDomain} ${transportTo(ports.strict)}`, `${foreignDomain} ${transportTo(ports.strict)}`],
      refusals: [],
    },
  })
  const peopleServer = startPostfix({
    name: 'postfix-people',
    services: ['forgetful unix n - n - 0 cleanup -o header_checks=$forgetful_checks'],
    folder,
    // People give their mails to the first port; the site's server delivers to the second.
    ports: {
      [ports.people]: ['mynetworks=127.0.0.0/8'],
      [ports.strict]: ['mynetworks=', 'cleanup_service_name=forgetful'],
    },
    settings: {
      ...delivery,
      myhostname: `mx.${peopleDomain}`,
      myorigin: peopleDomain,
      virtual_mailbox_domains: peopleDomain,
      forgetful_checks: 'regexp:@forgotten',
      virtual_alias_maps: 'texthash:@aliases',
      transport_maps: 'texthash:@transport',
      smtpd_relay_restrictions:
        'check_recipient_access texthash:@refusals, permit_mynetworks, reject_unauth_destination',
    },
    tables: {
      mailboxes: [claire, absent, full, slow, later].map((address) => `${address} ok`),
      aliases: [`${moved} ${unknown}`],
      transport: [`${replyDomain} ${transportTo(ports.site)}`, `${siteDomain} ${transportTo(ports.site)}`],
      refusals: [`${slow} 450 4.7.1 Greylisted, try again later`],
      // Dovecot does not answer automatic mails (RFC 3834), but other programs do: hide these headers from it.
      forgotten: ['/^(Auto-Submitted|X-Auto-Response-Suppress):/ IGNORE'],
    },
  })
  return {
    ...{ folder, certificate, ports, siteServer, peopleServer, dovecot },
    async stop() {
      for (const server of [siteServer, peopleServer]) server.stop()
      await dovecot.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
