import { z } from 'zod'
import { maxEmailLength } from '#contract/plain-text.ts'

/**
 * An e-mail as accounts store it, in lower case; undefined when it is malformed. Well-formed is what an e-mail
 * field of a browser accepts: plain ASCII, so that lower case is the same everywhere.
 */
export function normaliseEmail(text: string): string | undefined {
  return text.length <= maxEmailLength && z.regexes.html5Email.test(text) ? text.toLowerCase() : undefined
}
