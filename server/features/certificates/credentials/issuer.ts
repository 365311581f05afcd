/**
 * Who vouches for certificates, as a decentralised identifier: `did:web` and the host of the site, a port with `%3A`
 * before it. Verifiers find its keys at `/.well-known/did.json` there.
 */
export const issuerOf = (publicUrl: string) => `did:web:${encodeURIComponent(new URL(publicUrl).host)}`

/** The name of a key of the issuer, by which a signature says whose it is. */
export const keyOf = (issuer: string, keyId: string) => `${issuer}#${keyId}`
