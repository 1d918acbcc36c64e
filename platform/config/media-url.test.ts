import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

const storeOf = (MEDIA_URL: string, env: Record<string, string> = {}) => readConfig({ MEDIA_URL, ...env }).mediaStore

test('without MEDIA_URL files are kept in DATA_DIR', () => {
  expect(readConfig({}).mediaStore).toBeUndefined()
})

test('a custom store has an address, a bucket and keys, and uses https by default', () => {
  expect(storeOf('s3://cl%C3%A9:se%2Fcret@store.exemple:9000/media?region=fr-par')).toEqual({
    bucket: 'media',
    endpoint: 'https://store.exemple:9000',
    region: 'fr-par',
    credentials: { accessKeyId: 'clé', secretAccessKey: 'se/cret' },
  })
  expect(storeOf('s3://a:b@localhost:9000/media?insecure=1')).toMatchObject({
    endpoint: 'http://localhost:9000',
    region: 'us-east-1',
  })
})

test('an Amazon bucket uses the AWS environment', () => {
  const store = { bucket: 'eclore-media', endpoint: undefined, region: 'eu-west-3', credentials: undefined }
  expect(storeOf('s3://eclore-media', { AWS_REGION: 'eu-west-3' })).toEqual(store)
  expect(storeOf('s3://eclore-media?region=eu-west-3')).toEqual(store)
})

test.each([
  'https://exemple.fr/media',
  's3:',
  's3://',
  's3://a:b@store.exemple/Pas_Un_Nom',
  's3://a:b@store.exemple/media/dossier',
  's3://cle@store.exemple/media',
  's3://eclore-media',
])('an invalid MEDIA_URL is refused in one line: %s', (value) => {
  expect(() => storeOf(value)).toThrow(ConfigError)
  expect(() => storeOf(value)).toThrow(/^Wrong configuration: MEDIA_URL \S.*$/)
})

test('the refusal of an invalid MEDIA_URL does not repeat the secret', () => {
  expect(() => storeOf('s3://cle:tres-secret@store.exemple/media/dossier')).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('tres-secret') }),
  )
})
