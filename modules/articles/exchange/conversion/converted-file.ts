import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { ImportFormat } from '../../../../contracts/articles/staff-exchange.ts'
import { inChildProcess, StoppedCallError } from '../../../../platform/child-processes/index.ts'
import type { Conversion, ConversionResult } from './conversion.ts'
import type convertFile from './convert-file.worker.ts'
import { refusedFileError } from './refused-file-error.ts'

/** On a slow machine, the largest file takes one minute and uses half of this memory. */
const limits = { seconds: 300, mebibytes: 768 }
const convert = inChildProcess<typeof convertFile>(import.meta.url, './convert-file.worker.ts', limits)
/** Does not queue behind a running import: a user waits for the answer. */
const check = inChildProcess<typeof convertFile>(import.meta.url, './convert-file.worker.ts', limits)

async function concluded(call: Promise<ConversionResult>): Promise<Exclude<ConversionResult, { refused: unknown }>> {
  const conclusion = await call.catch((error: unknown) => {
    if (error instanceof StoppedCallError) throw refusedFileError('Ce fichier est trop grand à lire.', error.message)
    throw error
  })
  if ('refused' in conclusion) throw refusedFileError(conclusion.refused.sentence, conclusion.refused.detail)
  return conclusion
}

/** @throws 400 if the file is not of that format */
export async function checkFile(file: string, format: ImportFormat): Promise<void> {
  await concluded(check({ file, format, folder: null }))
}

/** @template Rows the kinds of rows that the format contains */
export interface ConvertedFile<Rows> {
  origin: string
  hosts: readonly string[]
  /** reads the rows of that kind, one at a time */
  rows<Kind extends keyof Rows>(kind: Kind): AsyncGenerator<Rows[Kind]>
  /** reads all rows of a kind; only for kinds with few, small rows */
  all<Kind extends keyof Rows>(kind: Kind): Promise<Rows[Kind][]>
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}

/**
 * Converts the file in a process of its own.
 * @throws 400 if the file is not of that format
 */
export async function withConvertedFile<Rows>(
  { file, format }: Omit<Conversion, 'folder'>,
  work: (converted: ConvertedFile<Rows>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(`${file}-rows-`)
  try {
    const { origin, hosts } = await concluded(convert({ file, format, folder }))
    const rows = async function* <Kind extends keyof Rows>(kind: Kind): AsyncGenerator<Rows[Kind]> {
      for await (const line of linesOf(path.join(folder, String(kind)))) yield JSON.parse(line) as Rows[Kind]
    }
    await work({ origin, hosts, rows, all: (kind) => Array.fromAsync(rows(kind)) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
