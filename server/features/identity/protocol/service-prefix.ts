/** Where the identity client finds the two hosts of the service on this server. */
export const identityToolkitPrefix = '/identitytoolkit.googleapis.com'
export const secureTokenPrefix = '/securetoken.googleapis.com'

/** Whether an address belongs to the identity service, so that even its framework errors need the service's shape. */
export function isIdentityAddress(url: string): boolean {
  return [identityToolkitPrefix, secureTokenPrefix].some(
    (prefix) => url.startsWith(prefix) && /^([/?]|$)/.test(url.slice(prefix.length)),
  )
}
