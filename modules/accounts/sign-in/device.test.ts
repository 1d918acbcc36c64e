import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const mozilla = 'Mozilla/5.0'

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Windows'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Microsoft Edge',
    'Linux',
  ],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test.each([undefined, '', 'lightMyRequest', 'curl/8.5.0', 'x'.repeat(10_000), '<script>'])(
  'the device of %s is unknown',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null })
  },
)
