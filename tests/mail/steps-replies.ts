import { createPdf, createPhoto } from '../../modules/support/fixtures/attachments.ts'
import { expectTrue } from '../opening/expect.ts'
import { headerOf, type Scene, type Step, sendAsPerson, waitForArrival, waitForMailState } from './scene.ts'
import { people, site } from './servers.ts'
import { waitForResult } from './wait-for-result.ts'

/** Answers the newest mail that the site sent to that person, as a mail program does. */
async function replyAs(scene: Scene, address: string, text: string): Promise<void> {
  const mail = await waitForArrival(scene, address, (raw) => headerOf(raw, 'Reply-To') !== '')
  await sendAsPerson(scene, {
    from: `Claire <${address}>`,
    to: headerOf(mail, 'Reply-To'),
    subject: 'Re: Une question',
    inReplyTo: headerOf(mail, 'Message-ID'),
    references: headerOf(mail, 'Message-ID'),
    text,
  })
}

let ticket = ''

const messageThat = ({ product }: Scene, says: string) =>
  waitForResult(`the message « ${says} »`, async () =>
    (await product.ticket(ticket)).messages.find(({ content }) => content.includes(says)),
  )

const outgoing: Step = {
  title: 'a mail reaches a mailbox, given to Postfix with TLS and a password',
  async check(scene) {
    ticket = await scene.product.answeredTicket(people.claire)
    const mail = await waitForArrival(scene, people.claire, (raw) => headerOf(raw, 'Reply-To') !== '')
    await waitForMailState(scene, people.claire, 'sent', ({ state }) => state === 'sent')
    const [replyTo, returnPath] = [headerOf(mail, 'Reply-To'), headerOf(mail, 'Return-Path')]
    expectTrue(/^reponse\+t\w+@courrier\.maison\.test$/.test(replyTo), `a signed reply address, not ${replyTo}`)
    expectTrue(
      /^<reponse\+b\w+@courrier\.maison\.test>$/.test(returnPath),
      `a signed bounce address, not ${returnPath}`,
    )
    expectTrue(mail.includes('with ESMTPSA'), 'the site signed in to Postfix over TLS')
    return `Message-ID ${headerOf(mail, 'Message-ID')}`
  },
}

const reply: Step = {
  title: 'a reply is fetched by IMAP and added to its ticket, with its PDF and its pasted picture',
  async check(scene) {
    const mail = await waitForArrival(scene, people.claire, (raw) => headerOf(raw, 'Reply-To') !== '')
    await sendAsPerson(scene, {
      from: `Claire <${people.claire}>`,
      to: headerOf(mail, 'Reply-To'),
      subject: `Re: ${headerOf(mail, 'Subject')}`,
      inReplyTo: headerOf(mail, 'Message-ID'),
      references: headerOf(mail, 'Message-ID'),
      html: '<p>Voici la capture à regarder :</p><p><img src="cid:capture@gens"></p><div class="gmail_quote"><div>Le lun. 2 mars 2026 à 10:00, Éclore &lt;bonjour@maison.test&gt; a écrit :</div><blockquote>Bonjour, pouvez-vous nous en dire plus ?</blockquote></div>',
      attachments: [
        {
          filename: 'capture.png',
          content: await createPhoto('png'),
          cid: 'capture@gens',
          contentDisposition: 'inline',
        },
        { filename: 'facture.pdf', content: createPdf() },
      ],
    })
    const { content, attachments, mail: came } = await messageThat(scene, 'Voici la capture')
    const names = attachments.map(({ name }) => name).sort()
    expectTrue(names.join() === 'capture.png,facture.pdf', `both files are kept, not ${names}`)
    expectTrue(!content.includes('pouvez-vous'), `the quotation is left out of « ${content} »`)
    expectTrue(came?.trimmed === true, 'staff can read the whole mail')
    await waitForResult('the mail is filed', () => scene.servers.dovecot.mailsIn(site.address, 'Archives').length === 1)
    expectTrue(scene.servers.dovecot.mailsIn(site.address).length === 0, 'the INBOX is empty')
    return `« ${content} », ${names.join(', ')}`
  },
}

const newTicket: Step = {
  title: 'a mail of a stranger to the reply address opens a ticket, and is answered',
  async check(scene) {
    const before = await scene.product.countTickets()
    await sendAsPerson(scene, {
      from: people.later,
      to: site.address,
      subject: 'Vos horaires',
      text: 'Quand ouvrez-vous ?',
    })
    await waitForResult('a ticket more', async () => (await scene.product.countTickets()) === before + 1)
    await waitForArrival(scene, people.later)
    return `${before} → ${before + 1} tickets`
  },
}

const absence: Step = {
  title: 'an automatic reply of Dovecot is not answered, and opens no ticket',
  async check(scene) {
    const { product, servers } = scene
    const absent = await product.answeredTicket(people.absent)
    const reply = await waitForResult('the absence notice was fetched', () =>
      servers.dovecot
        .mailsIn(site.address, 'Archives')
        .find((raw) => headerOf(raw, 'Auto-Submitted').startsWith('auto-replied') && raw.includes(people.absent)),
    )
    const [tickets, mails] = [await product.countTickets(), await product.mailsTo(people.absent)]
    // A later reply that was fetched shows that the notice was processed.
    await replyAs(scene, people.claire, 'Une ligne après l’absence.')
    await messageThat(scene, 'après l’absence')
    expectTrue((await product.countTickets()) === tickets, 'no ticket more')
    expectTrue((await product.mailsTo(people.absent)).length === mails.length, 'no mail more')
    await waitForResult('our mails count as delivered', async () =>
      (await product.mailsTo(people.absent)).every(({ state }) => state === 'sent'),
    )
    const { messages } = await product.ticket(absent)
    expectTrue(
      messages.every(({ content }) => !content.includes('je répondrai lundi')),
      'no message of it',
    )
    return `« ${headerOf(reply, 'Subject')} » to ${headerOf(reply, 'To').replace(/\w{20,}/, '…')}`
  },
}

const restarts: Step = {
  title: 'after restarts of Dovecot one connection reads on, and nothing is lost',
  async check(scene) {
    const { product, servers } = scene
    const counts: number[] = []
    for (const turn of [1, 2, 3]) {
      await servers.dovecot.stop()
      await replyAs(scene, people.claire, `Écrit pendant l’arrêt ${turn}.`)
      await servers.dovecot.start()
      await messageThat(scene, `l’arrêt ${turn}.`)
      counts.push(product.mailboxConnections())
    }
    expectTrue(
      counts.every((count) => count === 1),
      `one connection each time, not ${counts}`,
    )
    expectTrue(await product.isRunning(), 'the site runs')
    return `connections ${counts.join(', ')}`
  },
}

const missingFolder: Step = {
  title: 'a missing folder leaks no connection, and is read once it is there',
  async check(scene) {
    const { product, servers } = scene
    await product.stop()
    const logins = () => servers.dovecot.log().split('imap-login: Info: Login').length
    const before = logins()
    await product.start('Courrier')
    const counts: number[] = []
    for (const tries of [1, 2, 3]) {
      await waitForResult(`try ${tries}`, () => logins() >= before + tries)
      counts.push(product.mailboxConnections())
    }
    expectTrue(
      counts.every((count) => count <= 1),
      `never more than one connection, not ${counts}`,
    )
    servers.dovecot.createFolder(site.address, 'Courrier')
    await replyAs(scene, people.claire, 'Dans l’autre dossier.')
    await waitForResult('the reply is in the INBOX', () => servers.dovecot.mailsIn(site.address).length > 0)
    servers.dovecot.moveInbox(site.address, 'Courrier')
    await messageThat(scene, 'l’autre dossier')
    expectTrue(product.mailboxConnections() === 1, `one connection, not ${product.mailboxConnections()}`)
    return `connections ${counts.join(', ')}, then 1`
  },
}

export const replySteps: readonly Step[] = [outgoing, reply, newTicket, absence]
export const mailboxSteps: readonly Step[] = [restarts, missingFolder]
