import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, place) => (place * 7919) % 251))
const endMark = Buffer.from([0xff, 0xd9])
let photo: Buffer
let withoutEnd: Buffer

beforeAll(async () => {
  photo = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer()
  withoutEnd = photo.subarray(0, -2)
})

it.each([
  ['no end mark', () => withoutEnd],
  ['bytes after the end mark', () => Buffer.concat([photo, Buffer.from('SEFH\u0001\u0000SEFT')])],
  ['bytes before the end mark', () => Buffer.concat([withoutEnd, Buffer.alloc(16, 7), endMark])],
  ['bytes in place of the end mark', () => Buffer.concat([withoutEnd, Buffer.alloc(16)])],
])('photos of phones with %s are accepted', async (_of, bytes) => {
  expect(await cleanPicture(bytes(), 'image/jpeg')).toMatchObject({ width: 300, height: 200 })
})

it.each([
  ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['its last 40 bytes', (bytes: Buffer) => bytes.subarray(0, -40)],
])('photos of phones that lack %s are refused', async (_of, cut) => {
  await expect(cleanPicture(cut(photo), 'image/jpeg')).rejects.toMatchObject({ status: 415 })
})
