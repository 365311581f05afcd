/**
 * Notes whether the identity service refuses the session of this device because the account is disabled. Its client then
 * signs the user out and does not pass the reason on, so the answers themselves are looked at.
 * @returns reads the reason, as a code of the client; undefined when there was none
 */
export function watchRefusals(): () => string | undefined {
  let reason: string | undefined
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    // What our own API refuses has another status.
    if (response.status === 400 && (await response.clone().text()).includes('"USER_DISABLED'))
      reason = 'user-disabled'
    return response
  }
  return () => reason
}
