import { expect, test } from 'vitest'
import { readEnrolment } from './enrolment.ts'

const href = 'otpauth://totp/%C3%89close:coach%40exemple.fr?issuer=%C3%89close&secret=JBSWY3DPEHPK3PXPAB&digits=6'

test('the secret is written in groups of four, for typing by hand', () => {
  expect(readEnrolment(href)?.secret).toBe('JBSW Y3DP EHPK 3PXP AB')
})

test('the picture has a QR code’s three finder patterns inside a white border', () => {
  const { size, path } = readEnrolment(href)?.picture ?? { size: 0, path: '' }
  expect(path).toContain('M2 2h7v1h-7z')
  expect(path).toContain(`M${size - 9} 2h7v1h-7z`)
  expect(path).toContain(`M2 ${size - 9}h7v1h-7z`)
  expect(path).not.toMatch(/M\d+ [01]h/)
})

test.each(['', 'https://exemple.fr/?secret=JBSWY3DP', 'otpauth://totp/x', 'otpauth://totp/x?secret=%3Cscript%3E'])(
  '%j is no address of an authenticator',
  (other) => expect(readEnrolment(other)).toBeNull(),
)
