import { type InPageLanguages, inPageLanguage } from '#platform/contract/languages.ts'
import type { WaitingWork } from '#platform/server/feature.ts'
import { composeEmail, type Sender } from '#platform/server/mail/email-page.ts'
import type { Email } from '#platform/server/mail/mailer.ts'
import { englishMail } from './operator-mail-words-en.ts'
import { frenchMail } from './operator-mail-words-fr.ts'
import { stopPath } from './stop-page.ts'

const mails: InPageLanguages<typeof englishMail> = { en: englishMail, fr: frenchMail }

/** Work of one kind, and how much of it waits: at least one. */
export interface Waiting extends Pick<WaitingWork, 'path' | 'words'> {
  readonly count: number
}

interface Recipient {
  readonly to: string
  readonly language: string
  readonly stopKey: string
}

/** Made of counts alone: whatever is counted, its words do not reach this function. */
export function composeOperatorEmail(
  sender: Sender,
  waiting: readonly Waiting[],
  { to, language, stopKey }: Recipient,
): Email {
  const { publicUrl } = sender
  const { subject, stop, ...said } = inPageLanguage(mails, language)
  const total = waiting.reduce((sum, { count }) => sum + count, 0)
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const plural = new Intl.PluralRules(language)
  const words = {
    ...said,
    subject: subject(total, number(total)),
    lines: waiting.map(({ path, count, words }) => {
      const { one, other } = inPageLanguage(words, language)
      return {
        text: `${number(count)} ${plural.select(count) === 'one' ? one : other}`,
        link: publicUrl + path,
      }
    }),
    stop: { text: stop, link: publicUrl + stopPath(stopKey) },
  }
  return composeEmail(sender, words, { to, language, link: `${publicUrl}/operator` })
}
