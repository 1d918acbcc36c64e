import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { headersOfPagesAlone } from '../../platform/http/index.ts'

export interface FilesFolder {
  root: string
  /** prefix of its addresses, with a trailing slash */
  prefix: string
}

const yearSeconds = 31_536_000

/** Suffixes of compressed variants, which are sent in place of the original file. */
const compressed = new Set(['.br', '.gz'])

const isHidden = (file: string): boolean => file.split(path.sep).some((part) => part.startsWith('.'))

interface BuiltFile {
  root: string
  /** within the root */
  file: string
}

/** Finds the built files, by address. */
function findFiles(folders: readonly FilesFolder[]): ReadonlyMap<string, BuiltFile> {
  const found = new Map<string, BuiltFile>()
  for (const { root, prefix } of folders) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const file = path.relative(root, path.join(entry.parentPath, entry.name))
      if (!entry.isFile() || compressed.has(path.extname(file)) || isHidden(file)) continue
      const within = file.replaceAll(path.sep, '/')
      found.set(prefix + within, { root, file: `/${within}` })
    }
  }
  return found
}

/**
 * Creates a handler that sends built files. They have no routes: hundreds of routes take 5 MB of memory.
 * @param otherwise handler of all other addresses
 */
export async function createFilesHandler(
  scope: FastifyInstance,
  folders: readonly [FilesFolder, ...FilesFolder[]],
  otherwise: RouteHandlerMethod,
): Promise<RouteHandlerMethod> {
  await scope.register(fastifyStatic, {
    root: folders[0].root,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      for (const name of headersOfPagesAlone) reply.removeHeader(name)
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      // Its name changes with its content: there is nothing to revalidate.
      if (hashed) for (const name of ['accept-ranges', 'etag', 'last-modified']) reply.removeHeader(name)
      reply.header(
        'cache-control',
        hashed ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600, stale-while-revalidate=86400',
      )
    },
  })
  const files = findFiles(folders)
  return function answer(request, reply) {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const found = reads ? files.get(request.url.split('?', 1)[0] ?? '') : undefined
    return found ? reply.sendFile(found.file, found.root) : otherwise.call(this, request, reply)
  }
}
