// Writes docs/configuration.md from the settings themselves; with --check, fails when the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configPage } from './config/config-page.ts'

const file = join(import.meta.dirname, '../../docs/configuration.md')
const page = await configPage()

if (process.argv.includes('--check')) {
  if (existsSync(file) && readFileSync(file, 'utf8') === page) process.exit(0)
  console.error('docs/configuration.md is out of date: run npm run docs:config')
  process.exit(1)
}
writeFileSync(file, page)
