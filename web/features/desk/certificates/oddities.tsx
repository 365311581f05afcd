import type { DeskRequest } from '#contract/certificate-desk.ts'
import * as text from './requests.en.ts'

/** What is unusual about a request, a line each. */
export function Oddities({ request: { oddities, minutes } }: { readonly request: DeskRequest }) {
  if (oddities.length === 0) return null
  return (
    <ul className="text-sm text-error">
      {oddities.map((oddity) => (
        <li key={oddity}>{oddity === 'fast' ? text.fast(minutes ?? 0) : text.oddities[oddity]}</li>
      ))}
    </ul>
  )
}
