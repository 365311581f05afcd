import { useState } from 'react'
import type { DeskRequest } from '#features/certificates/contract/certificate-desk.ts'

/** As many as the server takes at once. */
const mostAtOnce = 100

export interface Selection {
  readonly selected: readonly DeskRequest[]
  has(accountId: string): boolean
  select(accountIds: readonly string[], isSelected: boolean): void
  clear(): void
}

export function useSelection(requests: readonly DeskRequest[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    selected: requests.filter(({ accountId }) => ids.has(accountId)).slice(0, mostAtOnce),
    has: (accountId) => ids.has(accountId),
    select: (accountIds, isSelected) =>
      setIds((before) => {
        const after = new Set(before)
        for (const id of accountIds) isSelected ? after.add(id) : after.delete(id)
        return after
      }),
    clear: () => setIds(new Set()),
  }
}
