/** A user account (S3.1). Times are in ms; `email` is lower case, null for an anonymous account. */
export interface Account {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly passwordHash: string | null
  readonly passwordUpdatedAt: number | null
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly disabled: boolean
  /** ID tokens issued before are refused. */
  readonly validSince: number
  readonly createdAt: number
  readonly lastLoginAt: number | null
  readonly lastRefreshAt: number | null
  /** Whether a sign-in link is known to have been used; false for earlier accounts. */
  readonly enteredByLink: boolean
}

export type AccountChange = {
  readonly [K in Exclude<keyof Account, 'uid' | 'createdAt'>]?: Account[K] | undefined
}

export const withoutPassword = { passwordHash: null, passwordUpdatedAt: null } as const

/** `now` in ms. */
export function emptyAccount(uid: string, now: number): Account {
  return {
    uid,
    email: null,
    emailVerified: false,
    ...withoutPassword,
    displayName: null,
    photoUrl: null,
    disabled: false,
    validSince: now,
    createdAt: now,
    lastLoginAt: null,
    lastRefreshAt: null,
    enteredByLink: false,
  }
}

/** In UTF-16 units: at most 768 bytes in a token. */
const maxNameLength = 256

/** In bytes as a token writes it. */
const maxPhotoBytes = 1024

/** Name and photo are in every ID token, hence in a header of every request: too long, and servers refuse it. */
export function isDisplayName(text: string): boolean {
  return text.length <= maxNameLength && isPlain(text)
}

export function isPhotoUrl(text: string): boolean {
  return isPlain(text) && Buffer.byteLength(JSON.stringify(text)) - 2 <= maxPhotoBytes
}

const isPlain = (text: string) => text.isWellFormed() && !/\p{Cc}/u.test(text)

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 28

/** As the identity service makes them: 28 letters and digits, each equally likely. */
export function newAccountId(random: (size: number) => Uint8Array): string {
  let id = ''
  while (id.length < idLength) {
    for (const byte of random(idLength)) {
      // 248 = 4 × 62: higher bytes would favour the first characters.
      if (byte < 248 && id.length < idLength) id += alphabet[byte % alphabet.length]
    }
  }
  return id
}

export interface AccountFacts
  extends Pick<Account, 'email' | 'emailVerified' | 'disabled' | 'validSince' | 'createdAt'> {
  readonly id: string
}
