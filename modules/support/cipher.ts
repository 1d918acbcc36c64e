/** Encrypts texts and files of a ticket as its channel requires. `place`, such as an entry's uid, binds each to its use. */
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
