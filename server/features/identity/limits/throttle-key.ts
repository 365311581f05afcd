import { createHash } from 'node:crypto'

/** The key of a count: of its kind and of whom it concerns, so that the table names nobody. */
export function throttleKey(kind: string, ...subject: readonly (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...subject]))
    .digest('base64url')
}
