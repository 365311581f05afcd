import { z } from 'zod'
import { maxEmailLength } from '#contract/plain-text.ts'
import type { RandomBytes } from './parts.ts'

/**
 * An e-mail as accounts store it, in lower case; undefined when it is malformed. Well-formed is what an e-mail
 * field of a browser accepts: plain ASCII, so that lower case is the same everywhere.
 */
export function normaliseEmail(text: string): string | undefined {
  return text.length <= maxEmailLength && z.regexes.html5Email.test(text) ? text.toLowerCase() : undefined
}

/** Longest name, in UTF-16 units: at most 768 bytes in a token. */
const maxNameLength = 256

/** Longest address of a photo, in bytes as a token writes it. */
const maxPhotoBytes = 1024

/**
 * Whether an account may have this name. Name and photo travel inside every ID token, that is in a header of every
 * request: too long, and no server would read the requests of the account any more. Control characters take six
 * times their room there.
 */
export function isDisplayName(text: string): boolean {
  return text.length <= maxNameLength && isPlain(text)
}

/** Whether an account may have this address of a photo, which need not be one of the web. */
export function isPhotoUrl(text: string): boolean {
  return isPlain(text) && Buffer.byteLength(JSON.stringify(text)) - 2 <= maxPhotoBytes
}

const isPlain = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

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
