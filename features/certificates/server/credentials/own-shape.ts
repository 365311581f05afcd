import { z } from 'zod'
import { badgeContext } from './award.ts'

/** As `embedProof` makes it. */
export const ownProof = z.strictObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  proofPurpose: z.literal('assertionMethod'),
  verificationMethod: z.string(),
  created: z.string().max(30),
  // 64 bytes in base 58, which takes the square of its length to read.
  proofValue: z.string().max(90),
})

/** Ours have up to fifty, lists among them: the more skills the content names, the more. */
const mostObjects = 80

/** Ours have up to 180, objects among them. */
const mostValues = 280

/**
 * Whether a credential, without its proof, could be one that was signed here. Ours have no keywords of JSON-LD, which hide what
 * was not signed, and no blank nodes, nor more than a few values: either makes reading dear, a name of a type as much as
 * an object.
 */
export function hasOwnShape({ '@context': context, ...rest }: Readonly<Record<string, unknown>>): boolean {
  return isOwnContext(context) && isPlain(rest)
}

const isOwnContext = (context: unknown): boolean =>
  Array.isArray(context) &&
  context.length === badgeContext.length &&
  badgeContext.every((own, index) => context[index] === own)

function isPlain(credential: object): boolean {
  const waiting: object[] = [credential]
  let values = 0
  for (let objects = 0; objects < mostObjects; objects++) {
    const next = waiting.pop()
    if (!next) return true
    const members = Object.entries(next)
    values += members.length
    if (values > mostValues || !members.every(isPlainMember)) return false
    waiting.push(...Object.values(next).filter((part) => typeof part === 'object' && part !== null))
  }
  return false
}

/** A person may be called anything. */
const isPlainMember = ([key, value]: [string, unknown]): boolean =>
  !key.startsWith('@') && (key === 'identityHash' || typeof value !== 'string' || !value.startsWith('_:'))
