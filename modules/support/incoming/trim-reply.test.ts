import { expect, test } from 'vitest'
import { replyMark, trimReply } from './trim-reply.ts'

const lines = (...parts: string[]) => parts.join('\n')
const mine = lines('Bonjour Julie,', '', 'Oui, le 12 me va.', 'Zoé')

test.each([
  ['Gmail', 'Le mer. 4 mars 2026 à 10:12, Éclore <bonjour@exemple.fr> a écrit :'],
  ['Gmail, brisé', lines('Le mer. 4 mars 2026 à 10:12, Éclore <', 'bonjour@exemple.fr> a écrit :')],
  ['Thunderbird', 'Le 04/03/2026 à 10:12, Éclore a écrit\u00a0:'],
  ['iPhone', 'Le 4 mars 2026 à 10:12, Éclore <bonjour@exemple.fr> a écrit :'],
  ['English', 'On Wed, Mar 4, 2026 at 10:12 AM Éclore <bonjour@exemple.fr> wrote:'],
  ['deutsch', 'Am 04.03.26 um 10:12 schrieb Éclore:'],
])('%s: the attribution and the quote are removed', (_name, attribution) => {
  const quoted = lines('> Bonjour Zoé,', '>', '> Quand ?')
  expect(trimReply(lines(mine, '', attribution, '', quoted))).toEqual({ text: mine, trimmed: true })
  expect(trimReply(lines(mine, '', attribution, '', 'Bonjour Zoé, quand ?')).text).toBe(mine)
})

test.each([
  [
    'Outlook',
    lines('De : Éclore <bonjour@exemple.fr>', 'Envoyé : mercredi 4 mars 2026 10:12', 'À : Zoé', 'Objet : Une réponse'),
  ],
  ['Outlook, gras', lines('*De :* Éclore', '*Envoyé :* mercredi', '*À :* Zoé', '*Objet :* Une réponse')],
  [
    'Outlook avec trait',
    lines('________________________________', 'De : Éclore', 'Envoyé : mercredi', 'Objet : Une réponse'),
  ],
  ['English', lines('From: Éclore', 'Sent: Wednesday', 'To: Zoé', 'Subject: x')],
  ['-----Message d’origine-----', '-----Message d’origine-----'],
  ['-----Original Message-----', '-----Original Message-----'],
  ['our mark', `${replyMark}.`],
])('%s: the block goes', (_name, block) => {
  expect(trimReply(lines(mine, '', block, '', 'Bonjour Zoé,', 'Quand ?'))).toEqual({ text: mine, trimmed: true })
})

test.each([
  '-- \nZoé Martin\n06 00 00 00 00',
  'Envoyé de mon iPhone',
  'Envoyé depuis mon téléphone',
  'Sent from my iPhone',
  'Obtenir Outlook pour iOS',
])('removes the signature: %s', (signature) => expect(trimReply(lines(mine, '', signature)).text).toBe(mine))

test('removes a signature before a quote', () => {
  const quote = lines('Le 4 mars 2026 à 10:12, Éclore a écrit :', '> Quand ?')
  expect(trimReply(lines(mine, '', 'Envoyé de mon iPhone', '', quote)).text).toBe(mine)
})

test('removes a quote without attribution at the end', () => {
  expect(trimReply(lines(mine, '', '> Quand ?', '> À vous.')).text).toBe(mine)
})

test('our mark begins the quote when there is no attribution', () => {
  expect(trimReply(lines(mine, '', `> ${replyMark}.`, '> Quand ?'))).toEqual({ text: mine, trimmed: true })
})

test('answers between quoted lines stay, with the lines that they answer', () => {
  const whole = lines('Le 4 mars 2026 à 10:12, Éclore a écrit :', '> Quand ?', 'Le 12.', '> Où ?', 'À Lyon.')
  expect(trimReply(whole)).toEqual({ text: whole, trimmed: false })
})

test.each([
  'Le médecin a écrit : repos. Et vous, qu’en pensez-vous ?\nJe suis perdue.',
  'De : mon point de vue, rien ne change.',
  'Le 12, c’est bien.\nLe 13 aussi.',
  'Un tiret -- au milieu\net la suite',
  '> tout est cité',
  'Le 4 mars 2026 à 10:12, Éclore a écrit :',
  '',
])('text that only resembles a quote stays: %s', (whole) => {
  expect(trimReply(whole)).toEqual({ text: whole.trim(), trimmed: false })
})

test('a mail crafted to be slow is parsed fast', () => {
  const started = performance.now()
  for (const evil of [
    'Le '.repeat(60_000),
    'On a wrote:\n> x\ny\n'.repeat(12_000),
    '> '.repeat(100_000),
    ' '.repeat(200_000),
    'De : x\n'.repeat(30_000),
  ])
    trimReply(`x\n${evil}`)
  expect(performance.now() - started).toBeLessThan(2000)
})
