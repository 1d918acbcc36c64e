import { expectTrue } from '../opening/expect.ts'
import { expectMarked, factsOf, headerOf, type Step, sendAsPerson, waitForArrival, waitForMailState } from './scene.ts'
import { people, peopleDomain, site } from './servers.ts'

/** Uids of tickets by the address of their contact. */
const tickets = new Map<string, string>()

const bounced = (title: string, address: string, kind: 'hard' | 'soft', says: RegExp): Step => ({
  title,
  async check(scene) {
    const ticket = await scene.product.answeredTicket(address)
    tickets.set(address, ticket)
    const mail = await waitForMailState(scene, address, 'bounced', ({ state }) => state === 'bounced')
    expectTrue(mail.bounce === kind, `${kind}, not ${factsOf(mail)}`)
    expectTrue(says.test(mail.error ?? ''), `the server’s reason, not ${mail.error}`)
    await expectMarked(scene, ticket, kind === 'hard')
    return `${factsOf(mail)}; the contact is ${kind === 'hard' ? '' : 'not '}marked`
  },
})

const noMore: Step = {
  title: 'a marked contact gets no more mail about the ticket',
  async check({ product }) {
    const before = (await product.mailsTo(people.unknown)).length
    await product.answer(tickets.get(people.unknown) ?? '')
    expectTrue((await product.mailsTo(people.unknown)).length === before, 'no mail more')
    return `${before} mails, as before`
  },
}

/** Refusals of the site's own server are about the site: the mail is tried again. */
const refusedAtOnce: Step = {
  title: 'a mail that Postfix refuses because of the site is tried again, and arrives',
  async check(scene) {
    const { product, servers } = scene
    const { later } = people
    const found: string[] = []
    servers.siteServer.setTable('refusals', [`${later} 554 5.7.1 Relaying denied for this hour`])
    const ticket = await product.answeredTicket(later)
    for (const [answer, says] of [
      ['554 5.7.1 Relaying denied for this hour', /Relaying denied/],
      ['450 4.7.1 Daily limit reached', /Daily limit/],
    ] as const) {
      servers.siteServer.setTable('refusals', [`${later} ${answer}`])
      const mail = await waitForMailState(
        scene,
        later,
        answer,
        ({ state, error }) => state === 'failed' && says.test(error ?? ''),
      )
      expectTrue(mail.bounce === null, `not bounced: ${factsOf(mail)}`)
      found.push(factsOf(mail))
    }
    await expectMarked(scene, ticket, false)
    const before = servers.dovecot.mailsIn(later).length
    servers.siteServer.setTable('refusals', [])
    await waitForMailState(scene, later, 'sent', ({ state, attempts }) => state === 'sent' && attempts > 1)
    await waitForArrival(scene, later, () => servers.dovecot.mailsIn(later).length > before)
    return `${found.join('; ')}; then sent`
  },
}

const deferred: Step = {
  title: 'a mail that the other server defers is noted as late, then as given up, never as hard',
  async check(scene) {
    const ticket = await scene.product.answeredTicket(people.slow)
    const late = await waitForMailState(
      scene,
      people.slow,
      'late',
      ({ state, error }) => state === 'sent' && error !== null,
    )
    const given = await waitForMailState(scene, people.slow, 'given up', ({ state }) => state === 'bounced')
    expectTrue(given.bounce === 'soft', `soft, not ${factsOf(given)}`)
    await expectMarked(scene, ticket, false)
    return `${factsOf(late)}; then ${factsOf(given)}`
  },
}

/** Complaint as mailbox providers send it (RFC 5965), about the newest mail to Claire. */
const complaint: Step = {
  title: 'a complaint that comes by mail is shown to staff, and opens no ticket',
  async check(scene) {
    const { product } = scene
    const before = await product.countTickets()
    const reported = await waitForArrival(scene, people.claire, (raw) => headerOf(raw, 'Reply-To') !== '')
    const parts = [
      'Content-Type: text/plain\n\nThis is an email abuse report.',
      'Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nUser-Agent: Loop/1.0\nVersion: 1',
      `Content-Type: message/rfc822\n\n${reported.replaceAll('\r\n', '\n')}`,
    ]
    const body = parts.map((part) => `--report\n${part}\n\n`).join('')
    const head = `From: loop@${peopleDomain}\nTo: ${site.address}\nSubject: Email Feedback Report\nMIME-Version: 1.0\nMessage-ID: <loop-1@${peopleDomain}>\nContent-Type: multipart/report; report-type=feedback-report; boundary="report"`
    const raw = `${head}\n\n${body}--report--\n`.replaceAll('\n', '\r\n')
    await sendAsPerson(scene, { envelope: { from: `loop@${peopleDomain}`, to: [site.address] }, raw })
    const mail = await waitForMailState(scene, people.claire, 'reported', ({ complaintDateTime }) =>
      Boolean(complaintDateTime),
    )
    expectTrue((await product.countTickets()) === before, 'no ticket more')
    return `${mail.subject}, reported on ${mail.complaintDateTime}`
  },
}

export const refusalSteps: readonly Step[] = [
  bounced('an unknown user is a hard bounce, and marks the contact', people.unknown, 'hard', /5\.1\.1/),
  noMore,
  bounced('a forwarded mail to an unknown user is a hard bounce too', people.moved, 'hard', /5\.1\.1/),
  bounced('a full mailbox of Dovecot is a soft bounce', people.full, 'soft', /5\.2\.2/),
  bounced('« Relay access denied » is a soft bounce', people.foreign, 'soft', /5\.7\.1.*Relay access denied/),
  refusedAtOnce,
  deferred,
  complaint,
]
