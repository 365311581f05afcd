import { z } from 'zod'
import { line } from '#platform/contract/values.ts'
import { settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'
import type { Config } from '#platform/server/feature.ts'

/** Who runs the site, for its own pages; name, address, email and website of the initiative are in `ISSUER_*`. */
export const siteSettings = settings({
  director: {
    env: 'SITE_DIRECTOR',
    schema: line(200),
    about:
      'Name of the person who answers for what the site publishes, where the law asks for one (in France the *directeur de la publication*), for `/legal`.',
  },
  registration: {
    env: 'SITE_REGISTRATION',
    schema: line(200),
    about: 'Registration of the initiative, such as `RNA W751234567`, for `/legal`.',
  },
  phone: {
    env: 'SITE_PHONE',
    schema: line(40),
    about: 'Telephone number of the initiative, where the law asks for one (as in France), for `/legal`.',
  },
  host: {
    env: 'SITE_HOST',
    schema: line(300),
    about:
      'Company that runs the machine, with its address and telephone number, for `/legal` and `/privacy`.',
  },
  privacyContact: {
    env: 'PRIVACY_CONTACT',
    schema: z
      .string()
      .max(300)
      .regex(
        /^(([\w.+-]+@[\w.-]+|https:\/\/[\x21-\x7e]+))?$/,
        'must be an email address, or a web address that begins with https://',
      ),
    about: 'Email or web address for questions about personal data; empty for `ISSUER_EMAIL`.',
  },
  authority: {
    env: 'SUPERVISORY_AUTHORITY',
    schema: line(300),
    about:
      'Authority to which learners may complain about what is done with their data, with its web address: in France `CNIL, https://www.cnil.fr`.',
  },
  legalReader: {
    env: 'LEGAL_READER',
    schema: line(200),
    about:
      'Who has read `/privacy`, `/terms`, `/legal` and `/accessibility` with the law of your country in mind, and when. Shown nowhere; as long as it is empty these pages say that their text came with the software.',
  },
  minimumAge: {
    env: 'MINIMUM_AGE',
    schema: wholeNumber(0, 21),
    fallback: '0',
    about:
      'Age in years from which a learner may register without school or parents. Above 0 the registration has a box that says so; 0 asks nothing, and says so on `/privacy`.',
  },
})

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly site: Values<typeof siteSettings>
  }
}

/** One that learners reach from anywhere, by its address. */
export const isPublicSite = ({ server }: Pick<Config, 'server'>): boolean =>
  server.publicUrl.startsWith('https:')

/** The variables without which the pages about the site do not say who runs it; what no law asks for everywhere is left out. */
export const unsaidOf = ({ site, issuer }: Pick<Config, 'site' | 'issuer'>): string[] => [
  ...(issuer.address ? [] : ['ISSUER_ADDRESS']),
  ...(issuer.email ? [] : ['ISSUER_EMAIL']),
  ...(site.host ? [] : ['SITE_HOST']),
  ...(site.authority ? [] : ['SUPERVISORY_AUTHORITY']),
]
