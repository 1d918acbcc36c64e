import { describe, expect, test } from 'vitest'
import { rawMail } from '../../fixtures/incoming-mail.ts'
import { readMail } from '../parsing/read-mail.ts'
import { sortMail } from '../sort-mail.ts'
import { readBounce } from './read-bounce.ts'

interface Notice {
  from: string
  subject: string
  text: string
  headers?: readonly string[]
}

const plain = 'Content-Type: text/plain; charset=utf-8'

async function read({ from, subject, text, headers = [] }: Notice, isReturned = true) {
  const typed = headers.some((line) => line.startsWith('Content-Type'))
  const raw = rawMail({ from, to: 'x@exemple.fr', subject, text, headers: typed ? [...headers] : [...headers, plain] })
  const mail = await readMail(raw)
  const sorted = sortMail(mail, { isOurs: () => false, isReturned })
  return { sorted: sorted.kind === 'unwanted' ? sorted.reason : sorted.kind, bounce: readBounce(mail) }
}

const returned = [
  'Return-Path: <bonjour@exemple.fr>',
  'Message-ID: <0198b0a0-0000-7000-8000-000000000001@exemple.fr>',
  'Subject: Votre demande',
  '',
  'Cette boîte est pleine, user unknown.',
].join('\n')

const exim = {
  from: 'Mail Delivery System <Mailer-Daemon@mx.exemple.org>',
  subject: 'Mail delivery failed: returning message to sender',
  headers: ['Return-Path: <>', 'X-Failed-Recipients: zoe@exemple.fr', 'Auto-Submitted: auto-replied'],
  text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered.\n\n  zoe@exemple.fr\n    host mx.exemple.fr [192.0.2.1]: 550 Unrouteable address\n\n------ This is a copy of the message. ------\n\n${returned}`,
}
const eximDelay = {
  ...exim,
  subject: 'Warning: message 1abc-000 delayed 24 hours',
  text: `A message that you sent has not yet been delivered to zoe@exemple.fr after more than 24 hours on the queue.\nNo action is required on your part. Delivery attempts will continue for some time.\n\n${returned}`,
}
const qmail = {
  from: 'MAILER-DAEMON@mx.exemple.org',
  subject: 'failure notice',
  text: `Hi. This is the qmail-send program at mx.exemple.org.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<zoe@exemple.fr>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${returned}`,
}
const openSmtpd = {
  from: 'Mailer Daemon <MAILER-DAEMON@mx.exemple.org>',
  subject: 'Delivery status notification: error',
  text: `Hi!\n\nThis is the MAILER-DAEMON, please DO NOT REPLY to this e-mail.\n\nAn error has occurred while attempting to deliver a message for the following list of recipients:\n\nzoe@exemple.fr: 550 Invalid recipient\n\nBelow is a copy of the original message:\n\n${returned}`,
}
const ionos = {
  from: '"Mail Delivery System" <mailer-daemon@kundenserver.exemple>',
  subject: 'Mail delivery failed: returning message to sender',
  headers: ['Auto-Submitted: auto-generated'],
  text: `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its recipients. The following addresses failed:\n\n<zoe@exemple.fr>:\nmailbox is full\n\n--- The header of the original message is following. ---\n\n${returned}`,
}
const exchange = {
  from: 'System Administrator <postmaster@exemple.org>',
  subject: 'Undeliverable: Votre demande',
  headers: ['X-MS-Exchange-Message-Is-Ndr: '],
  text: `Your message\n\n  To:      zoe@exemple.fr\n  Subject: Votre demande\n  Sent:    Wed, 4 Mar 2026 10:12:00\n\ndid not reach the following recipient(s):\n\nzoe@exemple.fr on Wed, 4 Mar 2026 10:12:05\n    The recipient name is not recognized\n    Recipient address unknown\n`,
}
const withoutSender = {
  from: '',
  subject: 'Returned mail: see transcript for details',
  text: `The following addresses had permanent fatal errors\n<zoe@exemple.fr>\n    (reason: 554 5.7.1 Client host blocked)\n\n${returned}`,
}
const policy = {
  ...qmail,
  text: qmail.text.replace('Sorry, no mailbox here by that name. (#5.1.1)', '554 5.7.1 Relaying denied'),
}

test.each([
  ['Exim', exim, 'hard'],
  ['Exim, delay', eximDelay, 'late'],
  ['qmail', qmail, 'hard'],
  ['OpenSMTPD', openSmtpd, 'hard'],
  ['IONOS', ionos, 'soft'],
  ['Exchange', exchange, 'hard'],
  ['without a sender', withoutSender, 'soft'],
  ['a policy', policy, 'soft'],
] as const)('a server’s notice is a bounce: %s', async (_name, notice, kind) => {
  const { sorted, bounce } = await read(notice)
  expect(sorted).toBe('bounce')
  expect(bounce?.kind).toBe(kind)
})

test('a server’s notice gives the Message-ID of the bounced mail', async () => {
  expect((await read(exim)).bounce?.messageId).toBe('0198b0a0-0000-7000-8000-000000000001@exemple.fr')
})

test.each([exim, qmail, openSmtpd, ionos, exchange, withoutSender])(
  'a server’s notice opens no ticket at any address',
  async (notice) => {
    expect((await read(notice, false)).sorted).not.toBe('person')
  },
)

test('a notice at a verified bounce address is a bounce even without a reason', async () => {
  const silent = { from: 'MAILER-DAEMON@mx.exemple.org', subject: 'Hello', text: 'Письмо не доставлено.' }
  expect((await read(silent)).sorted).toBe('bounce')
  expect((await read(silent, false)).sorted).toBe('delivery-notice')
})

describe('at a verified bounce address', () => {
  test.each([
    ['an absence notice', { headers: ['Auto-Submitted: auto-replied'], subject: 'Absente', from: 'zoe@exemple.fr' }],
    [
      'one that must not be answered',
      {
        headers: ['Return-Path: <>', 'Auto-Submitted: auto-replied'],
        subject: 'Re: Votre demande',
        from: 'zoe@exemple.fr',
      },
    ],
    ['one that says so in its subject', { subject: 'Réponse automatique : Votre demande', from: 'zoe@exemple.fr' }],
  ])('%s is not a bounce', async (_name, notice) => {
    expect((await read({ text: 'Je reviens le 12 mars.', ...notice })).sorted).toBe('auto-reply')
  })

  test('a reply that a person wrote is not a bounce', async () => {
    const reply = { from: 'zoe@exemple.fr', subject: 'Re: Votre demande', text: 'Oui, 500 euros me vont.' }
    expect((await read(reply)).sorted).toBe('person')
  })

  test('a complaint is not a bounce', async () => {
    const complaint = {
      from: 'staff@exemple.org',
      subject: 'complaint',
      text: '',
      headers: ['Content-Type: multipart/report; report-type=feedback-report; boundary=b'],
    }
    expect((await read(complaint)).sorted).toBe('complaint')
  })
})

test.each(['X-Autogenerated: Reply', 'X-Vacation: yes'])('A mail with %s is an automatic reply', async (header) => {
  const mail = { from: 'zoe@exemple.fr', subject: 'Re: Votre demande', text: 'Je reviens le 12.', headers: [header] }
  expect((await read(mail, false)).sorted).toBe('auto-reply')
})
