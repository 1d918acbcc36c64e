import { z } from 'zod'

/** Version of the archive format, raised when reading changes. Readers refuse a higher one. */
export const formatVersion = 1

export const headerName = 'header.json'
export const manifestName = 'manifest.json'

/** The first part of an archive: what a reader must know before the rows. */
export const headerForm = z.object({
  format: z.number(),
  /** version of the program that made it */
  version: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash: z.string(), when: z.number() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
})

const digest = z.object({ rows: z.number(), sha256: z.string() })

/** The last part: expected sizes, checksums and counts of all others. */
export const manifestForm = z.object({
  parts: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  tables: z.record(z.string(), digest),
  sequences: z.record(z.string(), z.string()),
  mediaFiles: z.number(),
})

export type Header = z.output<typeof headerForm>
export type Manifest = z.output<typeof manifestForm>
