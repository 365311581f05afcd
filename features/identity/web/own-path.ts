/** The path of an address on our own site; `fallback` for any other: links in e-mails must never lead away from here. */
export function ownPath(address: string | null | undefined, fallback: string): string {
  if (!address || !URL.canParse(address, location.origin)) return fallback
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  // Two slashes at the start of a path would be read as another host.
  return origin === location.origin && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
