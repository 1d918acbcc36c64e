/*
 * The checksum of two texts one after the other, from those of both: gzip wants one of the whole, and most of a page is the
 * same for every reader. As zlib's crc32_combine: polynomials modulo 2, bits reversed.
 */

const polynomial = 0xedb88320

function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1
  }
  return product >>> 0
}

/** x to the power of 2^n */
const powers = [0x40000000]
for (let n = 1; n < 32; n += 1) powers.push(multiply(powers[n - 1] ?? 0, powers[n - 1] ?? 0))

/** What a checksum is multiplied by when so many bytes follow. */
export function shiftOf(bytes: number): number {
  let shift = 0x80000000
  for (let left = bytes, n = 3; left > 0; left = Math.floor(left / 2), n += 1) {
    if (left % 2 === 1) shift = multiply(powers[n % 32] ?? 0, shift)
  }
  return shift >>> 0
}

/** @param shift of the second text: shiftOf(its length) */
export const combine = (first: number, second: number, shift: number): number => (multiply(shift, first) ^ second) >>> 0
