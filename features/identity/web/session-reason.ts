const key = 'sessionEnded'

/** Why a session ended by itself, as a code of the identity service: for this tab, until its next login. */
export const keepEnd = (reason: string): void => void inTab((storage) => storage.setItem(key, reason))

/** Null where none has ended. */
export const readEnd = (): string | null => inTab((storage) => storage.getItem(key))

export const forgetEnd = (): void => void inTab((storage) => storage.removeItem(key))

// Without storage none is kept: the page that saw the session end says so, or none does.
function inTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
