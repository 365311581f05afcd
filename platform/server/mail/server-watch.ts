import { MailError } from './mailer.ts'

/** E-mails that are refused one after the other, each to its own address, are refused for another reason. */
const mostRefusals = 10

export interface ServerWatch {
  /** No e-mail to anybody can leave: no more should be tried. */
  readonly isAway: boolean
  /** `send` says whether an e-mail has left. @throws what `send` throws */
  watch(send: () => Promise<boolean>): Promise<boolean>
}

/** What the answers to many e-mails, one after the other or a few at once, say of the mail server itself. */
export function watchServer(): ServerWatch {
  let refusals = 0
  let isAway = false
  return {
    get isAway() {
      return isAway
    },
    async watch(send) {
      try {
        const hasLeft = await send()
        if (hasLeft) refusals = 0
        return hasLeft
      } catch (error) {
        if (error instanceof MailError && !error.recipientRefused)
          isAway ||= error.serverAway || ++refusals >= mostRefusals
        throw error
      }
    },
  }
}
