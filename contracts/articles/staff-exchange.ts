import { z } from 'zod'
import { type AnswerOf, defineCall } from '../call.ts'
import { count, isoDateTime, rule, uuid } from '../forms.ts'
import { messages } from '../messages.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'

/** `ghost`: Ghost's JSON, `wxr`: WordPress's XML, each alone or in a zip with its pictures; `export`: this site's own zip. */
export const importFormat = z.enum(['ghost', 'wxr', 'export'])
export type ImportFormat = z.output<typeof importFormat>

/** Maximum file size of an import through the API: the file is written to the disk as it arrives. */
export const importMaxBytes = 256 * 1024 * 1024

/** Maximum file size of an import from the back office: the site keeps the file in memory. */
export const uploadedImportMaxBytes = 64 * 1024 * 1024

const originProblem = (value: string): string | undefined => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.origin === value ? undefined : messages.origin
}

/** The fields of the multipart body other than `file`. */
export const importFields = z.strictObject({
  format: importFormat,
  dryRun: z.enum(['true', 'false', '1', '0']).default('false'),
  pictures: z.string().max(200).check(rule(originProblem)).optional().meta({
    description: 'The other site, `https://exemple.org`: pictures that the archive does not hold are taken from it',
  }),
})

export const staffImport = z
  .object({
    format: importFormat,
    dryRun: z.boolean(),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    startedAt: isoDateTime,
    total: count.meta({ description: 'What the file holds, 0 until it was read' }),
    created: count,
    updated: count,
    unchanged: count,
    skipped: z.array(z.object({ what: z.string(), why: z.string() })),
  })
  .meta({ id: 'StaffImport', description: 'A dry run counts what a run would do' })
export type StaffImport = z.output<typeof staffImport>

export const startImport = defineCall({
  id: 'startImport',
  method: 'POST',
  path: '/staff/imports',
  summary: 'Import content: multipart, fields `file`, `format`, `dryRun` and `pictures`; done by a job',
  access: 'staff',
  idempotent: true,
  status: 202,
  answer: payload(z.object({ uid: uuid })),
})

export const getImport = defineCall({
  id: 'getImport',
  method: 'GET',
  path: '/staff/imports/:uid',
  summary: 'How far an import is, and what it could not bring',
  access: 'staff',
  params: staff.byUuid,
  answer: payload(staffImport),
})

/** The payload is an object: this call also checks who may send a large file. An empty list would count as a refusal. */
export const listImports = defineCall({
  id: 'listImports',
  method: 'GET',
  path: '/staff/imports',
  summary: 'The latest imports, newest first',
  access: 'staff',
  answer: payload(z.object({ imports: z.array(staffImport.omit({ skipped: true }).extend({ uid: uuid })) })),
})
export type ListedImport = AnswerOf<typeof listImports>['payload']['imports'][number]

export const getExport = defineCall({
  id: 'getExport',
  method: 'GET',
  path: '/staff/export',
  summary: 'All content as a zip: Markdown with front matter, HTML, JSON and media',
  access: 'staff',
})
