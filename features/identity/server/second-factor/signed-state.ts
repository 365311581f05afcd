import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { findTokenKey, type TokenParts } from '../tokens/verify-id-token.ts'

/** What a client carries from one call to the next. Signed, not encrypted: it is no secret to its bearer. */
const states = {
  enrolment: z.object({ sub: z.string(), secret: z.string() }),
  /** When the first factor was right, in ms. */
  sign_in: z.object({ sub: z.string(), provider: z.string(), at: z.int() }),
} as const

type Kind = keyof typeof states
type State<K extends Kind> = z.output<(typeof states)[K]>

const type = 'second-factor+jwt'

/** `life` in seconds. */
export async function signState<K extends Kind>(
  identity: TokenParts,
  kind: K,
  state: State<K>,
  life: number,
): Promise<string> {
  const { kid, privateKey } = await identity.keys.findSigner()
  const issuedAt = inSeconds(identity.clock())
  return new SignJWT({ ...state })
    .setProtectedHeader({ alg: 'RS256', kid, typ: type })
    .setIssuer(identity.settings.issuer)
    .setAudience(audienceOf(identity, kind))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + life)
    .sign(privateKey)
}

/** `expired`, or undefined for what we did not sign. */
export async function readState<K extends Kind>(
  identity: TokenParts,
  kind: K,
  text: string,
): Promise<State<K> | 'expired' | undefined> {
  try {
    const { payload } = await jwtVerify(text, findTokenKey(identity), {
      algorithms: ['RS256'],
      typ: type,
      issuer: identity.settings.issuer,
      audience: audienceOf(identity, kind),
      requiredClaims: ['iat', 'exp'],
      currentDate: new Date(identity.clock()),
    })
    return states[kind].safeParse(payload).data as State<K> | undefined
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** Of its own for each kind, so that no other token of ours passes for one. */
const audienceOf = ({ settings }: TokenParts, kind: Kind) =>
  `${settings.issuer}#second-factor-${kind}:${settings.projectId}`
