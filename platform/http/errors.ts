import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../contracts/errors.ts'
import { isConnectionFailure, isDiskFull } from '../database/index.ts'
import { AppError, notFound, type Violation } from '../errors/index.ts'
import { redactError } from '../log/index.ts'
import { isBadAddress } from './violations.ts'

const tooLarge = 'L’envoi est trop volumineux.'

/** « 1 Mo », « 64 Ko » */
const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.floor(bytes / 1_000_000)}\u00a0Mo` : `${Math.floor(bytes / 1000)}\u00a0Ko`

/** Fastify's errors that the caller caused, with the status, code and message of the contract. */
const known: Record<string, [status: number, code: ErrorCode, message: string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid-argument', 'Le corps de la demande n’est pas du JSON valide.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid-argument', 'Le corps de la demande est vide.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media-type', 'Ce type de contenu n’est pas accepté.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', tooLarge],
  FST_REQ_FILE_TOO_LARGE: [413, 'too-large', 'Le fichier est trop volumineux.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, 'unsupported-media-type', 'Ce type de contenu n’est pas accepté.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid-argument', 'La longueur annoncée est fausse.'],
}

const notReady = (cause: unknown) =>
  new AppError(503, 'not-ready', 'Service momentanément indisponible.', { headers: { 'retry-after': '1' }, cause })

const insufficientStorage = (cause: unknown) =>
  new AppError(503, 'insufficient-storage', 'Il n’y a plus assez de place pour enregistrer. Réessayez plus tard.', {
    headers: { 'retry-after': '60' },
    cause,
  })

/** The error as the caller may see it: from 500 up nothing of the cause leaves the server. */
export function toAppError(error: unknown): AppError {
  if (isBadAddress(error)) return notFound()
  if (error instanceof AppError) return error
  const fault = error as Partial<FastifyError>
  const familiar = fault.code ? known[fault.code] : undefined
  if (familiar) return new AppError(...familiar)
  if (error instanceof SyntaxError && fault.statusCode === 400) {
    return new AppError(400, 'invalid-argument', 'Le corps de la demande n’est pas du JSON valide.')
  }
  if (isDiskFull(error)) return insufficientStorage(error)
  const status = fault.statusCode
  if (status === 503 || isConnectionFailure(error)) return notReady(error)
  if (status && status >= 400 && status < 500)
    return new AppError(status, 'invalid-argument', 'La demande a été refusée.')
  return new AppError(500, 'internal', 'Une erreur est survenue de notre côté. Réessayez plus tard.', { cause: error })
}

interface ErrorBody {
  message: string
  code: ErrorCode
  violations?: Violation[]
  requestId: string
  payload?: object
  details?: Record<string, unknown>
}

function bodyOf(error: AppError, requestId: string): ErrorBody {
  const body: ErrorBody = { message: error.message, code: error.code, requestId }
  if (error.violations) body.violations = error.violations
  if (error.payload) body.payload = error.payload
  if (error.details) body.details = error.details
  return body
}

/** Headers that a route, or the compression, set for the intended body: they would be wrong for an error's body. */
const ofTheBody = ['content-encoding', 'content-disposition', 'content-length', 'etag', 'last-modified']

/** Adds the limit of the call to the sentence about a body that exceeds it. */
function withLimit(error: AppError, { routeOptions: { bodyLimit } }: FastifyRequest): AppError {
  if (error.message !== tooLarge || !bodyLimit) return error
  return new AppError(error.status, error.code, `${tooLarge.slice(0, -1)}\u00a0: ${sizeText(bodyLimit)} au plus.`)
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = withLimit(toAppError(error), request)
  if (known.status === 503) {
    // A 503 is transient and affects every request: log one line each, without a stack.
    const reason = known.detail ?? redactError(known.cause ?? error).message
    request.log.warn({ code: known.code, reason }, 'request put off')
  } else if (known.status >= 500) {
    request.log.error({ err: error }, 'request failed')
  } else if (known.detail) request.log.info({ code: known.code, detail: known.detail }, 'request refused')
  for (const header of ofTheBody) reply.removeHeader(header)
  return reply
    .status(known.status)
    .headers(known.headers ?? {})
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(known, request.id))
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}
