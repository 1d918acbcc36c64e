import fc from 'fast-check'
import type { FuzzRequest } from './request.ts'

const targets = fc.constantFrom(
  '/../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/media/../../keys/coaching.key',
  '/media/%2e%2e/keys',
  '//',
  '//mechant.exemple/',
  '///////articles',
  '/\\mechant.exemple',
  '/articles;jsessionid=1',
  '/articles%00',
  '/articles%0d%0aSet-Cookie:a=1',
  '/%ff%fe',
  '/%',
  '/%zz',
  '/é',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(4000)}`,
  `/articles?${'a&'.repeat(5000)}`,
  `/articles?${'a[]=1&'.repeat(2000)}`,
  `/articles?q=${'%00'.repeat(2000)}`,
  '/api',
  '/api/',
  '/api//house',
  '/api/../healthz',
  '/api/house%2f',
  '/API/HOUSE',
  'http://mechant.exemple/articles',
  'http://[',
  '*',
  'articles',
  '?a',
  '#',
)

const connectionHeaders = fc.constantFrom<(readonly (readonly [string, string])[])[]>(
  [],
  [],
  [],
  [['Host', 'autre.exemple']],
  [['Host', '']],
  [['Host', 'a b']],
  [['Host', `${'a'.repeat(300)}.fr`]],
  [
    ['Transfer-Encoding', 'chunked'],
    ['Content-Length', '5'],
  ],
  [['Transfer-Encoding', 'gzip, chunked']],
  [['Transfer-Encoding', 'identity']],
  [['Content-Length', '-1']],
  [
    ['Content-Length', '0'],
    ['Content-Length', '5'],
  ],
  [['Content-Length', '99999999999999999999']],
  [['Connection', 'keep-alive, close, upgrade']],
  [['Bad Name', '1']],
  [['X-A', 'a\nb']],
  [['X-A', '\x00']],
  [['X-Big', 'x'.repeat(20_000)]],
)

/**
 * Requests that no browser sends: path traversal, bad framing, unknown methods. The parser may answer or disconnect.
 */
export const rawRequests: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PRI', 'BREW', 'get'),
    target: targets,
    headers: connectionHeaders,
    body: fc.constantFrom(
      undefined,
      undefined,
      Buffer.from('0\r\n\r\n'),
      Buffer.from('ffffffffffffffff\r\na'),
      Buffer.from('5\r\nhello\r\n0\r\n\r\n'),
    ),
  })
  .map(({ body, ...rest }) => ({
    ...rest,
    name: 'raw',
    identity: 'visitor',
    times: 1,
    parallel: false,
    mayBeCut: true,
    ...(body ? { body } : {}),
  }))
