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
