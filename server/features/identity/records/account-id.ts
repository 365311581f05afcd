import type { RandomBytes } from './parts.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const length = 28

/** A new account id as the identity service makes them: 28 letters and digits, each equally likely. */
export function newAccountId(random: RandomBytes): string {
  let id = ''
  while (id.length < length) {
    for (const byte of random(length)) {
      // 248 = 4 × 62: higher bytes would favour the first letters.
      if (byte < 248 && id.length < length) id += alphabet[byte % alphabet.length]
    }
  }
  return id
}
