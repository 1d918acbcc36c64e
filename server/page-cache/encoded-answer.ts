import type { IncomingMessage, ServerResponse } from 'node:http'

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity'

/** True if the header lists that encoding, with a weight other than 0. */
const accepts = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((one) => {
    const [name = '', weight = ''] = one.split(';')
    return name.trim() === encoding && !/^\s*q=0(?:\.0*)?$/.test(weight.trimEnd())
  })

/** @param offered in order of preference */
export function chooseEncoding<Offered extends Encoding>(
  { headers }: IncomingMessage,
  offered: readonly Offered[],
): Offered | 'identity' {
  const accepted = headers['accept-encoding']
  return offered.find((encoding) => typeof accepted === 'string' && accepts(accepted, encoding)) ?? 'identity'
}

/** @param headers alternating names and values */
export function sendEncoded(
  { method }: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
  { encoding, body }: { encoding: Encoding; body: Buffer },
): void {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  response.writeHead(200, [...headers, ...encoded, 'content-length', String(body.length)])
  response.end(method === 'HEAD' ? undefined : body)
}
