import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '../../../contracts/articles/staff-exchange.ts'
import { messages } from '../../../contracts/messages.ts'
import { AppError, invalid, type Violation, violation } from '../../../platform/errors/index.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { mayEdit } from '../policy.ts'
import { type ImportRequest, listLatestImports, prepareImport, readImport } from './start-import.ts'

async function save(part: MultipartFile, file: string): Promise<void> {
  if (part.fieldname !== 'file') throw invalid([violation(part.fieldname, messages.unknown)])
  await pipeline(part.file, createWriteStream(file, { mode: 0o600 }))
  if (part.file.truncated) {
    throw new AppError(413, 'too-large', 'Ce fichier dépasse 256\u00a0Mo.')
  }
}

function violationsOf(fields: Record<string, unknown>): Violation[] {
  const issues = calls.importFields.safeParse(fields).error?.issues ?? []
  return issues.map(({ path: [name = 'format'], message }) =>
    violation(String(name), message, fields[String(name)] === undefined ? 'missing' : 'invalid'),
  )
}

/** Writes the file to disk as it arrives. @throws 400, 413, 415 */
async function readParts(request: FastifyRequest, folder: string): Promise<ImportRequest> {
  const limits = { fileSize: calls.importMaxBytes, files: 1, fields: 5, fieldSize: 300 }
  const file = path.join(folder, 'file')
  const fields: Record<string, unknown> = {}
  let saved = false
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      await save(part, file)
      saved = true
    } else if (!Object.hasOwn(calls.importFields.shape, part.fieldname)) {
      throw invalid([violation(part.fieldname, messages.unknown)])
    } else fields[part.fieldname] = part.value
  }
  const missing = saved ? [] : [violation('file', messages.required, 'missing')]
  const violations = [...missing, ...violationsOf(fields)]
  if (violations.length > 0) throw invalid(violations)
  const { format, dryRun, pictures = null } = calls.importFields.parse(fields)
  return { file, format, dryRun: dryRun === 'true' || dryRun === '1', pictures }
}

async function readImportRequest(request: FastifyRequest, folder: string): Promise<ImportRequest> {
  try {
    return await readParts(request, folder)
  } catch (error) {
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode !== undefined) throw error
    throw new AppError(400, 'invalid-argument', 'L’envoi est incomplet ou mal formé.', { detail: String(error) })
  }
}

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('base64url')
}

/** Keeps each request's file from before the handler runs until the answer is sent. */
async function acceptImports(scope: FastifyInstance): Promise<(request: FastifyRequest) => ImportRequest> {
  await scope.register(multipart)
  const folders = new WeakMap<FastifyRequest, string>()
  const requests = new WeakMap<FastifyRequest, ImportRequest>()
  scope.addHook('preHandler', async (request) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'upload-'))
    folders.set(request, folder)
    const { file, ...asked } = await readImportRequest(request, folder)
    requests.set(request, { file, ...asked })
    // Digest of the file, to compare requests with the same Idempotency-Key.
    request.body = { ...asked, digest: await digestOfFile(file) }
  })
  const forget = async (request: FastifyRequest): Promise<void> => {
    const folder = folders.get(request)
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  scope.addHook('onResponse', forget)
  scope.addHook('onRequestAbort', forget)
  return (request) => requests.get(request) as ImportRequest
}

export async function routeExchange(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    const requestOf = await acceptImports(scope)
    mount(
      scope,
      calls.startImport,
      {
        async prepare({ request }) {
          const write = await prepareImport(platform, requireViewer(request), requestOf(request))
          return async (db) => ({ payload: await write(db) })
        },
      },
      mayEdit,
    )
  })
  mount(app, calls.getImport, async ({ params, db }) => ({ payload: await readImport(db, params.uid) }), mayEdit)
  mount(app, calls.listImports, async ({ db }) => ({ payload: { imports: await listLatestImports(db) } }), mayEdit)
  mount(
    app,
    calls.getExport,
    async ({ reply, request }) => {
      // Imported here because it loads a DOM for Markdown and a zip writer.
      const { exportContent } = await import('./export/export-content.ts')
      const zip = await exportContent(platform, requireViewer(request))
      const day = platform.clock.now().toISOString().slice(0, 10)
      const headers = {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="contenu-${day}.zip"`,
      }
      await reply.status(200).headers(headers).type('application/zip').send(Readable.from(zip))
    },
    mayEdit,
  )
}
