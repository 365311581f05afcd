import type { DeskRequest } from '#features/certificates/contract/certificate-desk.ts'
import * as text from './requests.en.ts'

/** Those that no operator has ticked off. */
export const unseenIn = ({ oddities, seen }: DeskRequest) => oddities.filter((one) => !seen.includes(one))

/** Requests with a warning first, alike ones together; each group in its order. */
export function sortByWarning(requests: readonly DeskRequest[]): DeskRequest[] {
  const keyOf = (request: DeskRequest) => unseenIn(request).join(' ')
  return requests.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return Number(a === '') - Number(b === '') || (a < b ? -1 : a > b ? 1 : 0)
  })
}

export function Warnings({ request }: { readonly request: DeskRequest }) {
  const { oddities, seen, minutes } = request
  if (oddities.length === 0) return null
  return (
    <ul className="text-sm">
      {oddities.map((oddity) => (
        <li key={oddity} className={seen.includes(oddity) ? 'text-soft' : 'text-(--color-error)'}>
          {oddity === 'fast' ? text.fast(minutes ?? 0) : text.oddities[oddity]}
          {seen.includes(oddity) && ` ${text.seen}`}
        </li>
      ))}
    </ul>
  )
}
