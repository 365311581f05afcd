import { settingGroups } from '#app/server/config/config.ts'
import { wagons } from '#app/server/wagon-list.ts'
import { siteSettingNames } from '#features/site/contract/site-settings.ts'
import type { Setting } from '#platform/server/config/settings.ts'

export interface Subject {
  readonly title: string
  /** What stands above its table. */
  readonly words?: string
  readonly settings: readonly Setting[]
}

type Rule = Omit<Subject, 'settings'> & { readonly names: RegExp }

const onPage = 'An operator can set all of these at `/operator/site` as well.'

/** A setting belongs to the first subject whose `names` fit. */
const rules: readonly Rule[] = [
  { title: 'Server', names: /^(PORT|HOST|PUBLIC_URL|TRUST_PROXY|DATA_DIR|LOG_LEVEL)$/ },
  {
    title: 'Database',
    words: 'How to move to PostgreSQL: [operations.md](operations.md#running-with-postgresql).',
    names: /^DATABASE_/,
  },
  { title: 'Mail', names: /^(SMTP_URL|MAIL_FROM|MAIL_REPLY_TO)$/ },
  { title: 'Name and look', words: onPage, names: /^SITE_(NAME|SHORT_NAME|COLOUR|LOGO)$/ },
  {
    title: 'Who runs the site',
    words: `${onPage} They stand on \`/legal\`, \`/privacy\` and certificates, and at the foot of emails.`,
    names: /^(SITE_|ISSUER_(NAME|URL|ADDRESS|EMAIL)$|PRIVACY_CONTACT$|SUPERVISORY_AUTHORITY$|LEGAL_READER$)/,
  },
  {
    title: 'Certificates',
    words:
      'An operator can set `ISSUER_*` at `/operator/site` as well. What certificates look like: [certificates.md](certificates.md); who issues them: [operators.md](operators.md#certificates).',
    names: /^(ISSUER|CERTIFICATE)/,
  },
  { title: 'What the site has', names: /^(CONTENT_DIR|WAGONS)$/ },
  {
    title: 'Operators',
    words: 'How somebody becomes one: [operators.md](operators.md#becoming-an-operator).',
    names: /^OPERATOR_/,
  },
  {
    title: 'Data of learners',
    words: 'What is removed, and when: [operations.md](operations.md#what-the-server-does-by-itself).',
    names: /^MINIMUM_AGE$|_(DAYS|MONTHS)$/,
  },
  {
    title: 'Limits',
    words:
      'A class behind one network address does not reach them: [running-a-site.md](running-a-site.md#limits).',
    names: /_(LIMIT|CEILING)$|^IDENTITY_(FREE_TRIES|HASHING_\w+)$/,
  },
  {
    title: 'Logins',
    words: 'The defaults are those of a site with accounts of its own.',
    names: /^IDENTITY_(ENUMERATION_PROTECTION|ANONYMOUS|AUTHORIZED_DOMAINS|ISSUER)$/,
  },
  {
    title: 'Login by an OpenID Connect provider',
    words: 'Such as the accounts that a school has already.',
    names: /^OIDC_/,
  },
  {
    title: 'Hosted Firebase Authentication',
    words: 'In place of the identity service that is built in.',
    names: /^IDENTITY/,
  },
  {
    title: 'Connections and load',
    words: 'What happens under load: [running-a-site.md](running-a-site.md#under-load).',
    names: /_TIMEOUT$|^MAX_CONNECTIONS|^OVERLOAD_/,
  },
  { title: 'Watching and security', names: /^(METRICS_TOKEN|MEASURE|SECURITY_CONTACT)$/ },
]

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Every setting once. What no rule names is under the name of its wagon. @throws if there is no such wagon */
export async function subjectsOfSettings(): Promise<Subject[]> {
  const all = Object.values(settingGroups).flatMap((group) => Object.values(group))
  const ruleOf = ({ env }: Setting) => rules.find(({ names }) => names.test(env))
  const named: Subject[] = rules.map((rule) => ({
    ...rule,
    settings: all.filter((setting) => ruleOf(setting) === rule),
  }))
  const ofWagons: Subject[] = await Promise.all(
    wagons.map(async (wagon) => {
      const { settings = {} } = await wagon.feature()
      const own = Object.values(settings).flatMap((group) => Object.values(group))
      return { title: capitalised(wagon.name), settings: own.filter((setting) => !ruleOf(setting)) }
    }),
  )
  const subjects = [...named, ...ofWagons].filter(({ settings }) => settings.length > 0)
  const covered = new Set(subjects.flatMap(({ settings }) => settings.map(({ env }) => env)))
  const lost = all.find(({ env }) => !covered.has(env))
  if (lost)
    throw new Error(`${lost.env} belongs to no subject: name it in workshop/checks/config/subjects.ts.`)
  const untrue = subjects.find(
    ({ words = '', settings }) => words.includes(onPage) && !settings.every(({ env }) => isOnPage(env)),
  )
  if (untrue) throw new Error(`Not all of "${untrue.title}" can be set at /operator/site.`)
  return subjects
}

/** Whether an operator can set it in the browser. */
export const isOnPage = (env: string): boolean => siteSettingNames.some((name) => name === env)
