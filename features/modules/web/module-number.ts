/** The module that an id in an address names; 0 for ids of none, and for what is no number. */
export function moduleNamed(id: string | null | undefined): number {
  return id && /^[1-9]\d*$/.test(id) && Number(id) <= MODULE_COUNT ? Number(id) : 0
}

/** The module that a page shows for an id in its address: the first one where it names none (S9.10). */
export function moduleNumberOf(id: string | null | undefined): number {
  return moduleNamed(id) || 1
}
