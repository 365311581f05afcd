const key = 'sessionEnded'

/** Why a session ended by itself, as a code of the identity service: for this tab, until the login page says it. */
export function keepEnd(reason: string): void {
  try {
    sessionStorage.setItem(key, reason)
  } catch {
    // Without storage the page that saw it end says so, or none does.
  }
}

/** Once: null afterwards, and where none has ended. */
export function takeEnd(): string | null {
  try {
    const reason = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return reason
  } catch {
    return null
  }
}
