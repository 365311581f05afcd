import type { ageToFill } from '#platform/contract/pages.ts'
import * as text from './age-box.en.ts'

/** As the server writes it into every page, where it is set; what the build draws is filled in by it. */
export const minimumAge: string | undefined = globalThis.document
  ? document.documentElement.dataset.age
  : ('Age-to-Fill' satisfies typeof ageToFill)

interface AgeBoxProps {
  /** In years. */
  readonly age: string | number
}

/** `age` of its form is what was stated: the age asked for, and never the learner's own. */
export function AgeBox({ age }: AgeBoxProps) {
  return (
    <label data-age-box="" className="mb-4 flex cursor-pointer items-center gap-3 py-2">
      <input type="checkbox" name="age" value={age} required className="size-6 flex-none accent-ink" />
      {text.oldEnough(age)}
    </label>
  )
}
