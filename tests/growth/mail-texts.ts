import { noticeOf, reportsFailure } from '../../modules/support/incoming/bounces/failure-notice.ts'
import { readBounce } from '../../modules/support/incoming/bounces/read-bounce.ts'
import { headerField, returnedMessageId } from '../../modules/support/incoming/bounces/report-fields.ts'
import { hasVagueCharset, repairUtf8, withUtf8Headers } from '../../modules/support/incoming/parsing/charsets.ts'
import { textOfHtml } from '../../modules/support/incoming/parsing/html-text.ts'
import { cleanLine, cleanText, cutText } from '../../modules/support/incoming/parsing/mail-text.ts'
import { parseMail } from '../../modules/support/incoming/parsing/parse-mail.ts'
import { authenticationOf } from '../../modules/support/incoming/parsing/read-authentication.ts'
import type { IncomingMail } from '../../modules/support/incoming/parsing/read-mail.ts'
import { nameOfSender } from '../../modules/support/incoming/parsing/sender-name.ts'
import { trimReply } from '../../modules/support/incoming/parsing/trim-reply.ts'
import { sortMail } from '../../modules/support/incoming/sort-mail.ts'
import { largeTextLength, type OutsideText } from './outside-text.ts'

const article = 500_000
const mail = 200_000
const part = 65_536
const line = 10_000
const mailWith = (given: Partial<IncomingMail>): IncomingMail => ({
  messageId: 'a@exemple.fr',
  from: 'mailer-daemon@exemple.fr',
  fromName: '',
  recipients: [],
  subject: '',
  references: [],
  headers: [],
  whole: '',
  files: [],
  otherFiles: 0,
  header: () => undefined,
  ...given,
})
const rawMail = (head: string, body = ''): Uint8Array => Buffer.from(`From: a@exemple.fr\r\n${head}\r\n\r\n${body}`)
const raw = (text: string): Uint8Array => Buffer.from(text)

/** Mails: parsed in a process of their own, then cut. */
export const mailTexts: Readonly<Record<string, OutsideText>> = {
  'modules/support/incoming/parsing/parse-mail.ts parseMail': {
    work: (text) => parseMail(rawMail('Content-Type: text/html', text)),
    permitted: largeTextLength,
    pieces: ['<b>', '<blockquote>', '<div class="x">'],
    apart: true,
  },
  'modules/support/incoming/parsing/parse-mail.ts parseMail, a header': {
    work: (text) => parseMail(rawMail(`Cc: ${text}`)),
    permitted: 200_000,
    pieces: ['@', '<', 'a,', ' ', '=?utf-8?q?a?= ', '('],
    apart: true,
  },
  'modules/support/incoming/parsing/html-text.ts textOfHtml': {
    work: textOfHtml,
    permitted: largeTextLength,
    pieces: [
      '<a>',
      '<blockquote>x',
      '<table><tr><td>x',
      '<p a=1 href=x>',
      '<!--',
      '<',
      '&amp',
      ' &nbsp;',
      '<br>',
      '<a href="https://x.y">z',
      '&lt;x',
    ],
    apart: true,
  },
  'modules/support/incoming/parsing/charsets.ts repairUtf8': {
    work: repairUtf8,
    permitted: largeTextLength,
    pieces: ['Ã©', 'Ã', '\n', 'a'],
    apart: true,
  },
  'modules/support/incoming/parsing/charsets.ts hasVagueCharset': {
    work: (text) => hasVagueCharset(raw(text)),
    permitted: 2_000_000,
    pieces: ['charset=', 'charset', ' '],
    apart: true,
  },
  'modules/support/incoming/parsing/charsets.ts withUtf8Headers': {
    work: (text) => withUtf8Headers(Buffer.from(text, 'latin1')),
    permitted: largeTextLength,
    pieces: ['é', '\r\n', 'a'],
    apart: true,
  },
  'modules/support/incoming/parsing/mail-text.ts cleanText': {
    work: cleanText,
    permitted: mail,
    pieces: ['\r', ' ', '\0', '\ud800'],
  },
  'modules/support/incoming/parsing/mail-text.ts cleanLine': {
    work: cleanLine,
    permitted: article,
    pieces: [' ', '\r\n', 'a '],
  },
  'modules/support/incoming/parsing/mail-text.ts cutText': {
    work: (text) => cutText(text, 200_000),
    permitted: 800_000,
    pieces: ['a', '🌷'],
  },
  'modules/support/incoming/parsing/trim-reply.ts trimReply': {
    work: (text) => trimReply(text, () => false),
    permitted: mail,
    pieces: ['>', '> a\n', '\n', 'Le a écrit :\n', 'De : a@b.fr\nDate : b\n', '-- \n', '-----\n', ' ', '@', '_'],
  },
  'modules/support/incoming/bounces/failure-notice.ts noticeOf': {
    work: (whole) => noticeOf({ whole }),
    permitted: mail,
    pieces: ['\n', '>', 'received'],
  },
  'modules/support/incoming/bounces/failure-notice.ts reportsFailure': {
    work: (text) => reportsFailure(mailWith({ whole: text, subject: text.slice(0, line) })),
    permitted: mail,
    pieces: ['5', 'mail ', 'not deliver', 'deliver '],
  },
  'modules/support/incoming/bounces/read-bounce.ts readBounce': {
    work: (text) =>
      readBounce(
        mailWith({
          whole: text,
          files: [{ name: '', type: 'message/delivery-status', bytes: raw(text), shown: false }],
        }),
      ),
    permitted: mail,
    pieces: ['Action: \r\n\t', 'Status:', '\r\n a', '<', 'Message-ID: <'],
  },
  'modules/support/incoming/bounces/report-fields.ts headerField': {
    work: (text) => headerField(text, 'Status'),
    permitted: part,
    pieces: ['Status:', 'Status: a\n', '\r\n a', ' ', 'a'],
  },
  'modules/support/incoming/bounces/report-fields.ts returnedMessageId': {
    work: returnedMessageId,
    permitted: part,
    pieces: ['Message-ID: <', '<', 'Message-ID:\n ', 'a'],
  },
  'modules/support/incoming/sort-mail.ts sortMail': {
    work: (text) =>
      sortMail(
        mailWith({
          whole: text,
          from: 'a@b.fr',
          header: (name) => (name === 'content-type' ? `multipart/report ${text.slice(0, line)}` : undefined),
        }),
        {
          isOurs: () => false,
          isReturned: false,
        },
      ),
    permitted: mail,
    pieces: ['report-type', ' ', '=', 'a'],
  },
  'modules/support/incoming/parsing/sender-name.ts nameOfSender': {
    work: (text) => nameOfSender({ from: text.slice(0, 320), fromName: text }),
    permitted: line,
    pieces: ['.', ' ', '@', 'a'],
  },
  'modules/support/incoming/parsing/read-authentication.ts authenticationOf': {
    work: (text) =>
      authenticationOf(mailWith({ headers: [{ key: 'authentication-results', value: `mx; ${text}` }] }), 'mx'),
    permitted: line,
    pieces: ['spf ', ' ', 'spf=', ';'],
  },
}
