import { expect, test } from 'vitest'
import { preventEmailWrap, typeset, typesetAll, typesetHtml } from './typography.ts'

test('no line begins with a punctuation mark: the space before it does not break', () => {
  expect(typeset('Dire non : l’art')).toBe('Dire non\u00a0: l’art')
  expect(typeset('Vraiment ? Oui ! Alors ; bon')).toBe('Vraiment\u202f? Oui\u202f! Alors\u202f; bon')
})

test('guillemets have non-breaking spaces', () => {
  expect(typeset('« oui »')).toBe('«\u00a0oui\u00a0»')
  expect(typeset('«oui»')).toBe('«\u00a0oui\u00a0»')
})

test('numbers, their thousands and their units stay on one line', () => {
  expect(typeset('12 345 € pour 3 jours, 50 % et 7 min')).toBe(
    '12\u202f345\u00a0€ pour 3\u00a0jours, 50\u00a0% et 7\u00a0min',
  )
  expect(typeset('{{count}} messages non lus')).toBe('{{count}}\u00a0messages non lus')
})

test('a telephone number and « e-mail » stay on one line', () => {
  expect(typeset('au 01 23 45 67 89 ou au 3114')).toBe('au 01\u00a023\u00a045\u00a067\u00a089 ou au 3114')
  expect(typesetHtml('<p>par e-mail.</p>')).toBe('<p>par <span class="whitespace-nowrap">e-mail</span>.</p>')
  expect(typesetHtml('<code>e-mail</code>')).toBe('<code>e-mail</code>')
})

test('an apostrophe is curved between letters only', () => {
  expect(typeset("l'art d'aimer 5' de")).toBe("l’art d’aimer 5' de")
})

test('addresses are not touched', () => {
  expect(typeset('https://exemple.fr?a=1;b')).toBe('https://exemple.fr?a=1;b')
})

test('typesetting a text twice changes nothing more', () => {
  const once = typeset('« Ah bon ? » : 1 234,50 € — fin')
  expect(typeset(once)).toBe(once)
})

test('tags, attributes and code of HTML are left alone', () => {
  expect(typesetHtml('<a title="a : b">c : d</a><code>e : f</code> g : h')).toBe(
    '<a title="a : b">c\u00a0: d</a><code>e : f</code> g\u00a0: h',
  )
})

test('typesetting a catalogue keeps its structure', () => {
  expect(typesetAll({ a: ['b !'], c: { d: 'e ?' } })).toEqual({ a: ['b\u202f!'], c: { d: 'e\u202f?' } })
})

test('a verb and the pronoun after its hyphen stay on one line', () => {
  expect(typeset('Demandez-le, lisez-les, pensez-y.')).toBe('Demandez-\u2060le, lisez-\u2060les, pensez-\u2060y.')
  expect(typeset(typeset('demandez-le'))).toBe(typeset('demandez-le'))
  expect(typeset('Rendez-vous, Anne-Lise, rez-les-bois')).toBe('Rendez-vous, Anne-Lise, rez-les-bois')
})

test('a line never breaks within the word e-mail', () => {
  const whole = '<span class="whitespace-nowrap">e-mail</span>'
  expect(preventEmailWrap('<p>Un e-mail, puis deux e-mails.</p>')).toBe(
    `<p>Un ${whole}, puis deux ${whole.replace('mail<', 'mails<')}.</p>`,
  )
  expect(preventEmailWrap('<b>a</b> e-mail<!-- --> e-mail')).toBe(`<b>a</b> ${whole}<!-- --> ${whole}`)
  for (const kept of [
    '<title>Un e-mail</title>',
    '<option value="e-mail">Par e-mail</option>',
    '<textarea>e-mail</textarea>',
    '<script type="application/ld+json">{"a":"e-mail"}</script>',
    '<a title="Un e-mail" href="/e-mail">Écrire</a>',
    '<p>re-mail e-mail-là</p>',
  ]) {
    expect(preventEmailWrap(kept)).toBe(kept)
  }
})
