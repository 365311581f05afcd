/** What began a session, as ID tokens say it; for another identity provider it is that one's id. */
export const passwordProvider = 'password'
/** Proves nothing but that it is the same visitor. */
export const anonymousProvider = 'anonymous'
/** A token that this server made. */
export const customProvider = 'custom'
