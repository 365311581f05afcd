import { firstSettings } from './first-settings.ts'
import { isOnPage, type Subject, subjectsOfSettings } from './subjects.ts'

/** As GitHub makes it of a heading. */
const anchorOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

const first = firstSettings.map(
  ({ env, about, example }, index) =>
    `| ${index + 1} | \`${env}\` | ${about} | \`${example}\` | ${isOnPage(env) ? 'yes' : 'no'} |`,
)

const section = ({ title, words, settings }: Subject) => `
## ${title}
${words ? `\n${words}\n` : ''}
| variable | default | what it does |
| --- | --- | --- |
${settings
  .map(
    ({ env, fallback, about }) => `| \`${env}\` | ${fallback ? `\`${fallback}\`` : '(empty)'} | ${about} |`,
  )
  .join('\n')}
`

const link = ({ title, settings }: Subject) =>
  `- [${title}](#${anchorOf(title)}): ${settings.length === 1 ? 'one setting' : `${settings.length} settings`}`

/** docs/configuration.md */
export async function configPage(): Promise<string> {
  const subjects = await subjectsOfSettings()
  return `# Configuration

Every setting is an environment variable; an empty one counts as unset. With a wrong value the server does not start, and
says in one sentence which variable to change. \`npm run doctor\` finds names that are misspelt. This page is written by
\`npm run docs:config\`.

## Ten settings that a site needs

None is needed to try it. A site on the internet needs these, in this order; everything else can stay as it is. Those with a
"yes" can also be typed by an operator at \`/operator/site\`, with a preview; what the environment sets comes first.

| | variable | what to write | example | at \`/operator/site\` |
| --- | --- | --- | --- | --- |
${first.join('\n')}

The examples of a service ([running-a-site.md](running-a-site.md#the-service)) set \`HOST\`, \`PORT\` and \`DATA_DIR\` already. A colour
and a logo are \`SITE_COLOUR\` and \`SITE_LOGO\`, under [Name and look](#name-and-look).

## All settings by subject

${subjects.map(link).join('\n')}
${subjects.map(section).join('')}`
}
