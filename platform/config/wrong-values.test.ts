import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

test.each([
  ['NODE_ENV', 'prod', 'must be production, development or test'],
  ['PORT', ' ', 'must be a number from 0 to 65535'],
  ['PORT', '0x10', 'must be a number from 0 to 65535'],
  ['PORT', '8e1', 'must be a number from 0 to 65535'],
  ['PORT', '65536', 'must be a number from 0 to 65535'],
  ['METRICS_PORT', '0', 'must be a number from 1 to 65535'],
  ['PROCESSES', '65', 'must be a number from 1 to 64'],
  ['SUPPORT_RETENTION_DAYS', '0', 'must be a number from 1 to 36500'],
  ['REGISTRATIONS_PER_HOUR', '-1', 'must be a number from 0 to 100000'],
  ['REFUSED_CARDS_PER_HOUR', '1.5', 'must be a number from 0 to 100000'],
  ['BUILD_CHECK_SECONDS', '1', 'must be a number from 5 to 86400'],
  ['SMTP_URL', 'smtp://', 'must be an smtp(s):// URL with a host'],
  ['DEMO_PASSWORD', 'x'.repeat(51), 'must have 8 to 50 characters'],
  ['PUSH_KEY', 'x', 'must be a private key of P-256, 32 bytes in base64url'],
  ['PUSH_KEY', 'A'.repeat(43), 'must be a private key of P-256, 32 bytes in base64url'],
  ['BACKUP_RECIPIENT', 'age1abc', 'must be an age recipient (age1…)'],
])('%s=%j is refused in a line that says what it must be', (name, value, sentence) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`Wrong configuration: ${name} ${sentence}`)
})

test('one port for the site and for metrics is refused', () => {
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(
    'Wrong configuration: METRICS_PORT must differ from PORT',
  )
})

test('numbers at both ends of their range are accepted', () => {
  expect(readConfig({ PORT: '0' }).port).toBe(0)
  expect(readConfig({ PORT: '65535' }).port).toBe(65_535)
  expect(readConfig({ PROCESSES: '64' }).processes).toBe(64)
  expect(readConfig({ REGISTRATIONS_PER_HOUR: '100000' }).registrationsPerHour).toBe(100_000)
})
