// Writes docs/configuration.md from the settings themselves; with --check, fails when the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingGroups } from '#app/server/config/config.ts'

const file = join(import.meta.dirname, '../../docs/configuration.md')

const rows = Object.entries(settingGroups).flatMap(([group, settings]) =>
  Object.values(settings).map(
    ({ env, fallback, about }) =>
      `| \`${env}\` | ${fallback ? `\`${fallback}\`` : '(empty)'} | ${about} | ${group} |`,
  ),
)

const page = `# Configuration

Every setting is an environment variable; an empty one counts as unset. With a wrong value the server does not start, and
says in one sentence which variable to change. This page is written by \`npm run docs:config\`.

| variable | default | what it does | part |
| --- | --- | --- | --- |
${rows.join('\n')}
`

if (process.argv.includes('--check')) {
  if (existsSync(file) && readFileSync(file, 'utf8') === page) process.exit(0)
  console.error('docs/configuration.md is out of date: run npm run docs:config')
  process.exit(1)
}
writeFileSync(file, page)
