interface Batch {
  readonly name: string
  /** What the transactions do, in words. */
  readonly description: string
  /** In ms. */
  readonly createdAt: number
  readonly chainId: number
  readonly transactions: readonly { readonly to: string; readonly data: string }[]
}

/**
 * What the Transaction Builder of a Safe (a multi-signature wallet) imports.
 * @param keccak of a text in UTF-8, in hexadecimal after `0x`
 */
export function makeSafeBatch(
  { name, description, createdAt, chainId, transactions }: Batch,
  keccak: (text: string) => string,
) {
  const batch = {
    version: '1.0' as const,
    chainId: String(chainId),
    createdAt,
    transactions: transactions.map(({ to, data }) => ({ to, value: '0' as const, data })),
  }
  // Its own name does not count, so that it can be renamed.
  const checksum = keccak(inOrder({ ...batch, meta: { name: null, description } }))
  return { ...batch, meta: { name, description, checksum } }
}

export type SafeBatch = ReturnType<typeof makeSafeBatch>

/** The way in which the builder writes a file before it computes the checksum. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = JSON.stringify(entries.map(([key]) => key))
  return `{${names}${entries.map(([, part]) => `${inOrder(part)},`).join('')}}`
}
