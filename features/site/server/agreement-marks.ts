import { ageToFill } from '#platform/contract/pages.ts'
import type { Parts } from '#platform/server/feature.ts'
import { termsVersionOf } from './agree.ts'

/** The box about the age, as `features/site/web/age-box.tsx` draws it. */
const ageBox = /<label data-age-box.*?<\/label>/s

/**
 * Writes into any page what its script has to know of terms and age, so that no page asks for it; where no age is set the
 * box about it goes.
 */
export function agreementWriter(parts: Pick<Parts, 'config' | 'infoPages'>): (built: string) => string {
  const { minimumAge } = parts.config.site
  const version = termsVersionOf(parts.infoPages, parts.config.site)
  const marks = ` data-terms="${version}"${minimumAge > 0 ? ` data-age="${minimumAge}"` : ''}`
  const ask = (built: string) =>
    minimumAge > 0 ? built.replaceAll(ageToFill, String(minimumAge)) : built.replace(ageBox, '')
  return (built) => ask(built).replace(/<html [^>]*/, (tag) => tag + marks)
}
