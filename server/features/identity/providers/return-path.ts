/** Where a visitor goes who names no place, or none of ours. */
const fallback = '/dashboard'
const maxLength = 512

/** The path to go on to after a sign-in: one of our own pages, whatever was asked for (no open redirect). */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > maxLength) return fallback
  // Printable ASCII alone, because browsers drop tabs and line breaks and read a backslash as a slash.
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, 'http://own.invalid')
  if (origin !== 'http://own.invalid' || pathname.startsWith('//')) return fallback
  return `${pathname}${search}${hash}`
}
