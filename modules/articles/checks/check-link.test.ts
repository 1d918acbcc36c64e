import { describe, expect, test, vi } from 'vitest'
import { isPublicAddress } from '../../../platform/public-hosts/public-address.ts'
import { checkLink, type LinkResponse, type SendLinkRequest, sendHttps } from './check-link.ts'

const answering = (...responses: Partial<LinkResponse>[]) => {
  const send = vi.fn<SendLinkRequest>()
  for (const response of responses) send.mockResolvedValueOnce({ status: 200, location: undefined, ...response })
  return send
}
const resolveTo = (address: string) => async () => [{ address, family: address.includes(':') ? 6 : 4 }]

describe('an external link', () => {
  test.each([
    [[{ status: 200 }], 'alive'],
    [[{ status: 404 }, { status: 404 }], 'dead'],
    [[{ status: 404 }, { status: 200 }], 'alive'],
    [[{ status: 405 }, { status: 410 }], 'dead'],
    [[{ status: 403 }], 'unknown'],
    [[{ status: 503 }], 'unknown'],
    [[{ status: 301, location: '/neuf' }, { status: 200 }], 'alive'],
    [[{ status: 301, location: 'http://exemple.fr/' }], 'refused'],
    [[{ status: 302, location: 'https://127.0.0.1/' }], 'refused'],
    [Array.from({ length: 9 }, () => ({ status: 302, location: '/encore' })), 'unknown'],
  ] as const)('%j: %s', async (responses, state) => {
    expect(await checkLink('https://exemple.fr/page', answering(...responses))).toBe(state)
  })

  test.each([
    'http://exemple.fr/',
    'https://exemple.fr:8443/',
    'https://moi@exemple.fr/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://93.184.216.34/',
    'https://localhost/',
    'ftp://exemple.fr/',
    'rien',
  ])('%s is not requested', async (address) => {
    const send = answering({ status: 200 })
    expect(await checkLink(address, send)).toBe('refused')
    expect(send).not.toHaveBeenCalled()
  })

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1'])(
    'a host name that resolves to %s is refused',
    async (address) => {
      expect(await checkLink('https://exemple.fr/', sendHttps, resolveTo(address))).toBe('refused')
    },
  )

  test('a host name with one private address among public ones is refused', async () => {
    const both = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.1.1', family: 4 },
    ]
    expect(await checkLink('https://exemple.fr/', sendHttps, both)).toBe('refused')
  })

  test('an unknown host is dead; a failed DNS lookup leaves the state unknown', async () => {
    const failing = (code: string) => async () => Promise.reject(Object.assign(new Error(code), { code }))
    expect(await checkLink('https://exemple.fr/', sendHttps, failing('ENOTFOUND'))).toBe('dead')
    expect(await checkLink('https://exemple.fr/', sendHttps, failing('EAI_AGAIN'))).toBe('unknown')
  })
})

test.each([
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['224.0.0.1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['exemple.fr', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
