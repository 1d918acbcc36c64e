import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Upload } from './read-upload.ts'

/**
 * Reads uploads before the handler. Puts their digest into the request's body, against which an Idempotency-Key is checked.
 * @returns a function that returns a request's upload
 */
export async function acceptUploads<Read extends Pick<Upload, 'bytes'>>(
  scope: FastifyInstance,
  read: (request: FastifyRequest) => Promise<Read>,
): Promise<(request: FastifyRequest) => Read> {
  await scope.register(multipart)
  const uploads = new WeakMap<FastifyRequest, Read>()
  scope.addHook('preHandler', async (request) => {
    const upload = await read(request)
    uploads.set(request, upload)
    request.body = { ...upload, bytes: createHash('sha256').update(upload.bytes).digest('base64url') }
  })
  return (request) => uploads.get(request) as Read
}
