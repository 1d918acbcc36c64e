import { expect, test } from 'vitest'
import { mailSignature } from '../../../../platform/mailer/index.ts'
import { textOfHtml } from './html-text.ts'
import { replyMark, trimReply } from './trim-reply.ts'

const lines = (...parts: string[]) => parts.join('\n')
const isOurs = (address: string) => address === 'bonjour@exemple.fr'
const trim = (whole: string) => trimReply(whole, isOurs)

const mine = lines('Bonjour Julie,', '', 'Oui, le 12 me va.', 'Zoé')
const closing = mailSignature('Éclore')
const ours = lines(`${replyMark}.`, '', 'Éclore', '', 'Bonjour Zoé,', '', 'Quand ?', '', closing)
const quoted = ours.replace(/^/gm, '> ')
const from = 'Éclore <bonjour@exemple.fr>'

const attributions: [string, string][] = [
  ['Gmail', `Le mer. 4 mars 2026 à 10:12, ${from} a écrit :`],
  ['Gmail, broken', lines('Le mer. 4 mars 2026 à 10:12, Éclore <', 'bonjour@exemple.fr> a écrit :')],
  ['Thunderbird', 'Le 04/03/2026 à 10:12, Éclore a écrit\u00a0:'],
  ['Apple Mail', `Le 4 mars 2026 à 10:12, ${from} a écrit\u00a0:`],
  ['Yahoo', `    Le mercredi 4 mars 2026 à 10:12:00 UTC+1, ${from} a écrit :`],
  ['Spark', `Le 4 mars 2026 à 10:12 +0100, ${from}, a écrit :`],
  ['English', `On Wed, Mar 4, 2026 at 10:12 AM ${from} wrote:`],
  ['German', 'Am 04.03.26 um 10:12 schrieb Éclore:'],
]

test.each(attributions)('%s: the attribution and the quote are removed', (_name, attribution) => {
  expect(trim(lines(mine, '', attribution, '', quoted))).toEqual({ text: mine, trimmed: true })
  expect(trim(lines(mine, '', attribution, '', ours)).text).toBe(mine)
})

const blocks: [string, string][] = [
  ['Outlook', lines(`De : ${from}`, 'Envoyé : mercredi 4 mars 2026 10:12', 'À : Zoé', 'Objet : Une réponse')],
  ['Outlook, bold', lines(`*De :* ${from}`, '*Envoyé :* mercredi', '*À :* Zoé', '*Objet :* Une réponse')],
  [
    'Outlook, rule',
    lines('________________________________', 'De : Éclore', 'Envoyé : mercredi', 'Objet : Une réponse'),
  ],
  ['Windows Mail', lines('De : Éclore', 'Envoyé le :mercredi 4 mars 2026', 'À : zoe@exemple.fr', 'Objet :Une réponse')],
  [
    'Zimbra (Free, La Poste)',
    lines(
      '----- Mail original -----',
      `De: "Éclore" <bonjour@exemple.fr>`,
      'À: "Zoé" <zoe@exemple.fr>',
      'Envoyé: Mercredi 4 Mars 2026 10:12:00',
      'Objet: Une réponse',
    ),
  ],
  [
    'Samsung',
    lines(
      '-------- Message d’origine --------',
      `De : ${from}`,
      'Date : 04/03/2026 10:12 (GMT+01:00)',
      'À : zoe@exemple.fr',
      'Objet : Une réponse',
    ),
  ],
  ['English', lines(`From: ${from}`, 'Sent: Wednesday', 'To: Zoé', 'Subject: x')],
  ['-----Original Message-----', '-----Original Message-----'],
  ['our mark alone', ''],
]

test.each(blocks)('%s: the header block and everything after it are removed', (_name, block) => {
  expect(trim(lines(mine, '', block, '', ours))).toEqual({ text: mine, trimmed: true })
  expect(trim(lines(mine, 'Envoyé de mon iPhone', '', block, '', ours)).text).toBe(mine)
})

test('The header block that Orange’s webmail quotes is removed', () => {
  const orange = lines(
    '> Message du 04/03/26 10:12',
    '> De : "Éclore" <bonjour@exemple.fr>',
    '> A : "Zoé"',
    '> Objet : x',
  )
  expect(trim(lines(mine, '', orange, '>', quoted)).text).toBe(mine)
})

const htmlOurs = `<p>${replyMark}.</p><table><tr><td>Éclore</td></tr></table><p>Bonjour Zoé,</p><p>Quand&nbsp;?</p><p>${closing}</p>`
const htmlHead =
  '<b>De :</b> Éclore &lt;bonjour@exemple.fr&gt;<br><b>Envoyé :</b> mercredi<br><b>À :</b> Zoé<br><b>Objet :</b> Une réponse'
const html: [string, string][] = [
  [
    'Gmail',
    `<div class="gmail_quote"><div class="gmail_attr">Le mer. 4 mars 2026 à 10:12, Éclore &lt;<a href="mailto:bonjour@exemple.fr">bonjour@exemple.fr</a>&gt; a écrit&nbsp;:<br></div><blockquote class="gmail_quote">${htmlOurs}</blockquote></div>`,
  ],
  [
    'Outlook',
    `<div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${htmlHead}</p></div></div>${htmlOurs}`,
  ],
  [
    'Outlook on the web',
    `<div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg">${htmlHead}<div>&nbsp;</div></div><div>${htmlOurs}</div>`,
  ],
  ['Yahoo', `<div class="yahoo_quoted"><div>Le mercredi 4 mars, Éclore a écrit :</div><div>${htmlOurs}</div></div>`],
  [
    'Thunderbird in Dutch',
    `<div class="moz-cite-prefix">Op 4 maart schreef Éclore:</div><blockquote type="cite">${htmlOurs}</blockquote>`,
  ],
  [
    'Proton',
    `<div class="protonmail_quote">-------- Message original --------<br>Le 04/03/2026 10:12, Éclore a écrit :<br><blockquote>${htmlOurs}</blockquote></div>`,
  ],
]

test.each(html)('%s in HTML: the quote is removed', (_name, quote) => {
  const own = '<div>Bonjour Julie,</div><div><br></div><div>Oui, le 12 me va.</div><div>Zoé</div><br>'
  expect(trim(textOfHtml(`<html><body>${own}${quote}</body></html>`)).text).toBe(mine)
})

test.each([
  '-- \nZoé Martin\n06 00 00 00 00',
  '--\nZoé Martin\n06 00 00 00 00',
  'Envoyé de mon iPhone',
  'Envoyé depuis mon téléphone',
  'Envoyé à partir de Outlook pour Android<https://aka.ms/x>',
  'Envoyé depuis l’application Mail Orange',
  'Envoyé avec la messagerie sécurisée Proton Mail.',
  'Sent from my iPhone',
  'Obtenir Outlook pour iOS <https://aka.ms/o0ukef>',
])('A signature is removed: %s', (signature) => {
  expect(trim(lines(mine, '', signature)).text).toBe(mine)
  expect(trim(lines(mine, '', signature, '', attributions[0]?.[1] ?? '', quoted)).text).toBe(mine)
})

test('A quote without attribution at the end is removed', () => {
  expect(trim(lines(mine, '', '> Quand ?', '> À vous.')).text).toBe(mine)
})

const attribution = 'Le 4 mars 2026 à 10:12, Éclore <bonjour@exemple.fr> a écrit :'
const kept: [string, string][] = [
  ['answers between quoted lines', lines(attribution, '> Quand ?', 'Le 12.', '> Où ?', 'À Lyon.')],
  ['an answer below the quote', lines(attribution, quoted, '', mine)],
  ['an answer below an unmarked quote', lines(attribution, ours, '', 'Et encore une question : où ?')],
  ['an unmarked quote without its end', lines('Oui', attribution, 'Quand ?', 'Le 12, dites-vous ? Non.')],
  ['a person who wrote', lines('Le médecin a écrit :', 'repos. Et vous, qu’en pensez-vous ?', 'Je suis perdue.')],
  [
    'an attribution across an empty line',
    lines('Le 4 mars 2026 je l’ai vu.', '', 'Il m’a écrit :', '> pardon', 'Que faire ?'),
  ],
  [
    'a quote of somebody else',
    lines('Voici :', 'Le 4 mars 2026 à 9:00, Paul <paul@exemple.org> a écrit :', '', 'Je pars.'),
  ],
  ['lines like headers', lines('De : mon mari', 'À : moi', 'Date : hier', 'Objet : la maison', 'Il veut vendre.')],
  [
    'a forwarded mail',
    lines(
      'Pour vous :',
      '---------- Forwarded message ---------',
      'De : Paul <paul@exemple.org>',
      'Date: mer. 4 mars 2026',
      'Subject: x',
      'To: Zoé',
      '',
      'Je pars.',
    ),
  ],
  [
    'a forwarded mail of Outlook',
    lines('Voyez :', 'De : Paul <paul@exemple.org>', 'Envoyé : mercredi', 'À : Zoé', 'Objet : x', '', 'Je pars.'),
  ],
  ['a last line about a phone', lines(mine, 'Envoyé de mon bureau hier, le colis n’est pas arrivé.')],
  [
    'paragraphs below a dashed line',
    lines('Première idée.', '--', 'Deuxième idée, que je détaille ici.', 'Qu’en pensez-vous ?'),
  ],
  ['quoted lines only', '> tout est cité'],
  ['an attribution only', attribution],
  ['nothing', ''],
]

test.each(kept)('Text that may not be a quote is kept: %s', (_name, whole) => {
  expect(trim(whole)).toEqual({ text: whole.trim(), trimmed: false })
})

test.each([
  ['Le ', 40_000],
  ['On a wrote:\n> x\ny\n', 8_000],
  ['> ', 60_000],
  [' ', 120_000],
  ['De : x\n', 20_000],
  ['De : x\nÀ : y\nDate : z\n', 8_000],
  ['Le 4 mars 2026 a écrit :\n', 6_000],
  ['--- Message original ---\n', 6_000],
  ['-- \n', 30_000],
  [`${mailSignature('Éclore')}\n`, 4_000],
])('Trimming time grows about linearly with the length: %j', (part, count) => {
  const milliseconds = (times: number) => {
    const whole = `x\n${part.repeat((times * count) / 8)}`
    const runs = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      trim(whole)
      return process.cpuUsage(before).user / 1000
    })
    return Math.min(...runs)
  }
  milliseconds(1)
  expect(milliseconds(8)).toBeLessThan(12 * Math.max(milliseconds(1), 4))
})
