const key = 'sessionEnded'

/** Why a session ended by itself, as a code of the identity service: for this tab, until its next login. */
export function keepEnd(reason: string): void {
  try {
    sessionStorage.setItem(key, reason)
  } catch {
    // Without storage the page that saw it end says so, or none does.
  }
}

/** Null where none has ended. */
export function readEnd(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function forgetEnd(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then none was kept.
  }
}
