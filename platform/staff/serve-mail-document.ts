import type { FastifyReply } from 'fastify'
import type { Config } from '../config/index.ts'

/** Mails style their elements in attributes. Without access to its origin, the document cannot reach the session. */
const policyOf = (origin: string): string =>
  [
    'sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Sends the HTML of a mail as a document of its own, for a frame of the back office. */
export function serveMailDocument(reply: FastifyReply, { publicUrl }: Pick<Config, 'publicUrl'>, html: string): never {
  reply
    .headers({ 'cache-control': 'private, no-store', 'content-security-policy': policyOf(new URL(publicUrl).origin) })
    .type('text/html; charset=utf-8')
  return html as never
}
