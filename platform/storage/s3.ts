import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { MediaStore } from '../config/media-url.ts'
import { AppError } from '../errors/index.ts'
import { isStorageKey, requireStorageKey } from './keys.ts'
import type { Storage } from './storage.ts'

const patience = { connectionTimeout: 5000, requestTimeout: 30_000 }

function createClient({ region, endpoint, credentials }: MediaStore): S3Client {
  return new S3Client({
    region,
    requestHandler: patience,
    // Not every store that speaks S3 knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && { credentials }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
}

/** Tells whether the store cannot be reached or has failed. A refusal (403) is a configuration error instead. */
const isAway = (error: unknown): boolean =>
  !(error instanceof S3ServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500

/** @throws 503 while the store is unreachable or failing */
async function orUnavailable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!isAway(error)) throw error
    throw new AppError(503, 'not-ready', 'Les fichiers sont momentanément indisponibles. Réessayez dans un instant.', {
      headers: { 'retry-after': '5' },
      cause: error,
    })
  }
}

/** An object store that speaks S3: shared by any number of processes. */
export function createS3Storage(store: MediaStore): Storage {
  const client = createClient(store)
  const at = (key: string) => ({ Bucket: store.bucket, Key: key })

  return {
    async put(key, bytes, contentType) {
      requireStorageKey(key)
      await orUnavailable(client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType })))
    },
    async get(key) {
      if (!isStorageKey(key)) return undefined
      try {
        const { Body, ContentLength } = await orUnavailable(client.send(new GetObjectCommand(at(key))))
        if (!Body || ContentLength === undefined) throw new Error(`the store answered without a body: ${key}`)
        return { stream: Body as Readable, size: ContentLength }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(key) {
      requireStorageKey(key)
      await orUnavailable(client.send(new DeleteObjectCommand(at(key))))
    },
    async *list(folder) {
      let after: string | undefined
      do {
        const asked = new ListObjectsV2Command({
          Bucket: store.bucket,
          ContinuationToken: after,
          ...(folder ? { Prefix: `${folder}/` } : {}),
        })
        const { Contents = [], NextContinuationToken } = await orUnavailable(client.send(asked))
        for (const { Key } of Contents) if (Key && isStorageKey(Key)) yield Key
        after = NextContinuationToken
      } while (after)
    },
    async putFile(key, file) {
      requireStorageKey(key)
      const { size } = await stat(file)
      const body = { Body: createReadStream(file), ContentLength: size }
      await orUnavailable(client.send(new PutObjectCommand({ ...at(key), ...body })))
    },
  }
}
