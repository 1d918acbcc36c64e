import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/support/incoming-mail.ts'
import { StoppedCallError } from '../../../platform/child-processes/index.ts'
import { AppError, invalid, notFound, unauthorized, violation } from '../../../platform/errors/index.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { isSigned } from './check-signature.ts'
import { maxMailBytes } from './mailbox/max-mail-bytes.ts'
import { receiveMail } from './receive-mail.ts'

/** Makes the mail service deliver the mail again: the machine may have been slow. */
function putOff(error: unknown): never {
  if (!(error instanceof StoppedCallError)) throw error
  const message = 'Cet e-mail n’a pas pu être lu à temps. Renvoyez-le.'
  throw new AppError(503, 'not-ready', message, { headers: { 'retry-after': '60' }, cause: error })
}

export function registerIncoming(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  const { config, clock } = platform
  app.register(async (scope) => {
    // The signature covers the raw bytes, whatever the content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxMailBytes }, (_request, body, done) =>
      done(null, body),
    )
    mount(scope, calls.inboundMail, async ({ request }) => {
      const secret = config.inboundMailSecret
      if (!secret) throw notFound()
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const timestamp = request.headers[calls.mailTimestampHeader.toLowerCase()]
      const signature = request.headers[calls.mailSignatureHeader.toLowerCase()]
      if (!isSigned(secret, { timestamp, signature, body }, clock.now())) {
        throw unauthorized('La signature n’est pas valable.', 'bad-signature')
      }
      if (body.length === 0) throw invalid([violation('body', 'L’e-mail est vide.', 'missing')])
      const { outcome } = await receiveMail(platform, body, 'service').catch(putOff)
      if (outcome === 'set-aside') throw invalid([violation('body', 'Cet e-mail n’est pas lisible.')])
    })
  })
}
