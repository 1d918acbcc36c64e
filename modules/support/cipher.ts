/** How a channel stores the texts of one ticket. `place` is the uid of the entry, or `title`. */
export interface Cipher {
  encrypt(place: string, text: string): string
  decrypt(place: string, stored: string): string
  encryptBytes(place: string, bytes: Buffer): Buffer
  decryptBytes(place: string, stored: Buffer): Buffer
}

/** Cipher of channels that store texts as typed. */
export const plaintextCipher: Cipher = {
  encrypt: (_place, text) => text,
  decrypt: (_place, stored) => stored,
  encryptBytes: (_place, bytes) => bytes,
  decryptBytes: (_place, stored) => stored,
}
