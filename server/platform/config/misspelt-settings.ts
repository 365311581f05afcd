/** Beginnings of names that few other programs use. */
const ownPrefixes = ['IDENTITY_', 'OPERATOR_', 'OIDC_', 'SMTP_', 'ISSUER_', 'METRICS_', 'REWARDS_', 'TRUST_']

/**
 * Says in one line which variables look like settings and are none; undefined for nothing. A start is not refused for
 * them: a host may have variables of its own.
 * @param known the names of all settings
 */
export function warnOfMisspelt(env: NodeJS.ProcessEnv, known: readonly string[]): string | undefined {
  const found = Object.keys(env).flatMap((name) => {
    if (known.includes(name) || !/^[A-Z][A-Z\d_]+$/.test(name)) return []
    const meant = known.find((setting) => isSlip(name, setting))
    if (meant) return [`${name} (did you mean ${meant}?)`]
    return ownPrefixes.some((prefix) => name.startsWith(prefix)) ? [name] : []
  })
  if (found.length === 0) return undefined
  return `Unknown settings without effect: ${found.join(', ')}. All settings are in docs/configuration.md.`
}

/** One slip of the keyboard, or two in a long name. */
const isSlip = (name: string, setting: string) => editDistance(name, setting) <= (setting.length > 5 ? 2 : 1)

/** How many letters were left out, added, mistaken or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(a.length, b.length)
}
