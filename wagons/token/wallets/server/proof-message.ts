import type { RandomBytes } from '#features/identity/server/records/parts.ts'
import { type Clock, minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { WalletsSettings } from './wallets.config.ts'

export interface WalletParts {
  readonly db: Db
  readonly clock: Clock
  readonly random: RandomBytes
  readonly publicUrl: string
  /** Operators may change its name. */
  readonly issuer: { readonly siteName: string }
  readonly settings: WalletsSettings
  readonly forgetSigned: ForgetSigned
  /** Tells the account's owner, who may not have done it. Nothing waits for it. */
  readonly tellChange?: (accountId: string, address: string | null) => void
}

/** What was signed for a verified address that is not this one, null for none. Later features know of it. */
export type ForgetSigned = (tx: Db, accountId: string, address: string | null) => Promise<void>

/** In ms. */
export const messageLife = 10 * minute

/** Between processes, in ms. */
const clockSkew = 10_000

/** EIP-4361 allows ASCII alone, and one line: the French is in words that have no accents. */
const statements: Readonly<Record<string, (site: string) => string>> = {
  en: (site) =>
    `I confirm to ${site} that this address is mine. This signature is free and gives no access to my funds.`,
  fr: (site) =>
    `Je confirme au site ${site} que cette adresse est la mienne. Cette signature est gratuite et ne donne aucun droit sur mes fonds.`,
}

export const statementLanguages = Object.keys(statements)

/** The name of the site, or its host where the name has other signs than the message may have. */
const nameInMessage = ({ issuer: { siteName }, publicUrl }: Pick<WalletParts, 'issuer' | 'publicUrl'>) =>
  /^[\x20-\x7e]+$/.test(siteName) ? siteName : new URL(publicUrl).host

export async function composeMessage(
  site: Pick<WalletParts, 'publicUrl' | 'issuer' | 'clock'>,
  asked: {
    readonly address: string
    readonly chainId: number
    readonly nonce: string
    readonly language: string
  },
): Promise<string> {
  const { address, chainId, nonce, language } = asked
  const { publicUrl, clock } = site
  const { createSiweMessage } = await import('viem/siwe')
  const { getAddress } = await import('viem/utils')
  const statement = statements[language]?.(nameInMessage(site))
  const now = clock()
  return createSiweMessage({
    domain: new URL(publicUrl).host,
    address: getAddress(address.toLowerCase() as `0x${string}`),
    ...(statement === undefined ? {} : { statement }),
    uri: publicUrl,
    version: '1',
    chainId,
    nonce,
    issuedAt: new Date(now),
    expirationTime: new Date(now + messageLife),
  })
}

/** Else a word for developers. Written again it has to be the same, so that nothing in it was overlooked. */
export async function readMessage(
  { publicUrl, clock }: Pick<WalletParts, 'publicUrl' | 'clock'>,
  text: string,
) {
  const { createSiweMessage, parseSiweMessage } = await import('viem/siwe')
  const message = parseSiweMessage(text)
  const { address, chainId, nonce, domain, uri, version, issuedAt, expirationTime, notBefore } = message
  if (!address || !chainId || !nonce || !domain || !uri || !version || !issuedAt || !expirationTime)
    return 'a part is missing'
  try {
    const again = createSiweMessage({ ...message, address, chainId, nonce, domain, uri, version, issuedAt })
    if (again !== text) return 'it does not follow EIP-4361'
  } catch {
    return 'a part is malformed'
  }
  const { host, origin, protocol } = new URL(publicUrl)
  if (domain !== host || (message.scheme && `${message.scheme}:` !== protocol))
    return 'it is for another domain'
  if (!URL.canParse(uri) || new URL(uri).origin !== origin) return 'it is for another web address'
  const now = clock()
  if (issuedAt.getTime() > now + clockSkew || issuedAt.getTime() <= now - messageLife)
    return 'it was not issued recently'
  if (expirationTime.getTime() <= now) return 'it has expired'
  if (expirationTime.getTime() > issuedAt.getTime() + messageLife) return 'it expires too late'
  if (notBefore && notBefore.getTime() > now) return 'it is not valid yet'
  return { address, chainId, nonce }
}
