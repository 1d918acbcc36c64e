import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const token = 'kX3_-9aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789a'

test.each([
  [
    `Par ici : https://maison.fr/reset-password?token=${token}.`,
    'Par ici : https://maison.fr/reset-password?token=[masqué].',
  ],
  [`https://maison.fr/confirm-email?stop=1&token=${token}`, 'https://maison.fr/confirm-email?stop=1&token=[masqué]'],
  [`<a href="/confirm-email?stop=1&amp;token=${token}">`, '<a href="/confirm-email?stop=1&amp;token=[masqué]">'],
  [`(https://maison.fr/contact/tickets/a?t=${token})`, '(https://maison.fr/contact/tickets/a?t=[masqué])'],
])('the secret of a link is masked in the text: %s', (words, masked) => {
  expect(withoutSecrets(words)).toBe(masked)
  expect(withoutSecrets(masked)).toBe(masked)
})

test('a code in the link is masked in the text too', () => {
  const words = 'Voici le code : 7K2M-Q9XD-04TR-BN5V. https://maison.fr/gift/use?t=7K2M-Q9XD-04TR-BN5V'
  expect(withoutSecrets(words)).toBe('Voici le code : [à lire dans l’e-mail]. https://maison.fr/gift/use?t=[masqué]')
})

test('a person’s own text and links without a secret are not masked', () => {
  const words = 'À 120 secondes : https://video.example/film?t=120&list=A, référence 4F2A-91C0-77BE, 120 €'
  expect(withoutSecrets(words)).toBe(words)
})
