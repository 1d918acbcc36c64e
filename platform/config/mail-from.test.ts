import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

test.each(['bonjour@exemple.fr', 'Éclore <bonjour@exemple.fr>', '<bonjour@exemple.fr>'])(
  'mails come from %s',
  (value) => {
    expect(readConfig({ MAIL_FROM: value }).mailFrom).toBe(value)
  },
)

test.each(['x', 'pas une adresse', 'a@b <c>', 'Éclore bonjour@exemple.fr'])(
  'MAIL_FROM refuses %s, which is not an address',
  (value) => {
    expect(() => readConfig({ MAIL_FROM: value })).toThrow(ConfigError)
    expect(() => readConfig({ MAIL_FROM: value })).toThrow('MAIL_FROM must be an address')
  },
)
