/** `force` asks for a new token even if the old one has not expired. */
type TokenSource = (force: boolean) => Promise<string | null>
type Renewal = () => Promise<string | null>

let source: TokenSource = async () => null
const renewals: Record<string, Renewal> = { unauthenticated: () => source(true) }

/** Registers where tokens come from. Until then calls go out unsigned. */
export function setTokenSource(tokenSource: TokenSource): void {
  source = tokenSource
}

/** What signs a call to the API; null when no one is signed in. */
export const findToken = (): Promise<string | null> => source(false)

/** Registers where a better token comes from when one is refused with a code; null for none. */
export function onRefused(code: string, renewal: Renewal): void {
  renewals[code] = renewal
}

/** A better token after one was refused with a code; null where there is none. */
export const renewToken = async (code: string): Promise<string | null> => (await renewals[code]?.()) ?? null
