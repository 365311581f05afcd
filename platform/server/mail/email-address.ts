import { z } from 'zod'
import { maxEmailLength } from '#platform/contract/plain-text.ts'

/** In lower case; undefined when malformed. Well-formed is what an e-mail field of a browser accepts: plain ASCII. */
export const normaliseEmail = (text: string): string | undefined =>
  text.length <= maxEmailLength && z.regexes.html5Email.test(text) ? text.toLowerCase() : undefined
