// `npm run bench:pages`: Lighthouse on every page, as on a slow phone; writes the table in docs/benchmarks.md and exits with
// 1 when a page is over its budget. `-- --runs 1`, `-- --only /login` write nothing; `-- --reports DIR` keeps the reports.
// `-- --brand` measures a site with a name, colour and logo of its own, for a table beside that one.
// `-- --cold` measures only what a learner waits for on slow 3G with nothing kept, and writes its table.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request } from '@playwright/test'
import { createLearner, type TestLearner } from '#workshop/e2e/support/learner.ts'
import { fillLogin } from '#workshop/e2e/support/login.ts'
import { startOwnServer } from '#workshop/e2e/support/services/own-server.ts'
import { startSecondBrand } from '#workshop/e2e/support/services/second-brand.ts'
import { type Browser, startBrowser } from './browser.ts'
import { coldTableOf, describeColdPages, isWithinColdBudget, measureColdPages } from './cold-pages.ts'
import { categories, type Lighthouse, loadLighthouse, type Report } from './lighthouse.ts'
import {
  describeMeasurement,
  type MeasuredPage,
  measuredPages,
  type Row,
  tableOf,
  withSection,
} from './page-table.ts'
import { costsOf, isWithinBudget, scoreOf } from './score.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    reports: { type: 'string' },
    brand: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const pages = measuredPages.filter(({ path }) => values.only === undefined || path === values.only)
const documentPath = join(import.meta.dirname, '../../../docs/benchmarks.md')

const server = await (values.brand ? startSecondBrand() : startOwnServer((url) => ({ PUBLIC_URL: url })))
let isWithin = true
try {
  if (values.only === undefined && !values.brand) await measureCold()
  if (!values.cold) await measureByLighthouse()
} finally {
  await server.stop()
}
process.exitCode = isWithin ? 0 : 1

async function measureCold(): Promise<void> {
  const rows = await measureColdPages(
    server.url,
    await createLearnerHalfway('amina.diallo@example.org'),
    runs,
  )
  report('Pages cold on slow 3G', describeColdPages(runs), coldTableOf(rows))
  isWithin &&= rows.every(isWithinColdBudget)
}

async function measureByLighthouse(): Promise<void> {
  const lighthouse = await loadLighthouse()
  const browser = await startBrowser()
  try {
    const rows = await measureAll(lighthouse, browser)
    report(
      values.brand ? 'Pages of another brand' : 'Pages',
      describeMeasurement(browser.version, runs, rows),
      tableOf(rows),
    )
    isWithin &&= rows.every(({ score }) => isWithinBudget(score))
  } finally {
    await browser.stop()
  }
}

/** Written only where it is a whole measurement. */
function report(heading: string, how: string, table: string): void {
  console.log(table)
  if (values.only !== undefined || runs < 3) return
  const document = existsSync(documentPath) ? readFileSync(documentPath, 'utf8') : '# Benchmarks\n'
  writeFileSync(documentPath, withSection(document, heading, `${how}\n\n${table}`))
}

async function measureAll(lighthouse: Lighthouse, browser: Browser): Promise<Row[]> {
  const { visitors = [], learners = [] } = Object.groupBy(pages, ({ isSignedIn }) =>
    isSignedIn ? 'learners' : 'visitors',
  )
  const ofVisitors = await measureInRounds(lighthouse, browser, visitors)
  if (learners.length > 0) await signIn(browser)
  return [...ofVisitors, ...(await measureInRounds(lighthouse, browser, learners))]
}

/** What disturbs one round spoils no page's median. */
async function measureInRounds(
  lighthouse: Lighthouse,
  browser: Browser,
  some: readonly MeasuredPage[],
): Promise<Row[]> {
  const reports = some.map((): Report[] => [])
  for (let run = 1; run <= runs; run++)
    for (const [index, page] of some.entries()) {
      const report = await measure(lighthouse, browser.port, page)
      keep(report, `${page.path.replace(/\W+/g, '-')}-${run}.json`)
      reports[index]?.push(report)
    }
  return some.map((page, index) => {
    const ofPage = reports[index] ?? []
    console.log([page.path, ...new Set(ofPage.flatMap(costsOf))].join('\n  '))
    return { page, score: scoreOf(ofPage) }
  })
}

function keep(report: Report, name: string): void {
  if (!values.reports) return
  mkdirSync(values.reports, { recursive: true })
  writeFileSync(join(values.reports, name), JSON.stringify(report))
}

/**
 * A learner halfway, with a quiz under way: what a page shows to most of those who come back. With an e-mail as long as
 * people's are: it is shown.
 */
async function createLearnerHalfway(email: string): Promise<TestLearner> {
  const api = await request.newContext({ baseURL: server.url })
  const begun = { moduleNumber: 1, answered: 2 }
  const learner = await createLearner(api, { email, completed: [1, 2, 3, 4], attended: [5], begun })
  await api.dispose()
  return learner
}

async function signIn({ inTab }: Browser): Promise<void> {
  const learner = await createLearnerHalfway('maria.santos@example.org')
  await inTab(`${server.url}/login`, async (page) => {
    await fillLogin(page, learner)
    await page.getByRole('button', { name: 'LOGIN' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: /Next module/ }).waitFor()
  })
}

/** One run; on a busy machine Lighthouse now and then misses the start of a page, says so, and is asked again. */
async function measure(run: Lighthouse, port: number, page: MeasuredPage): Promise<Report> {
  let message: string | undefined
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await run(server.url + page.path, {
      port,
      onlyCategories: categories,
      skipAudits: page.skipped ?? [],
      // A page that says that there is none is a page, too.
      ignoreStatusCode: true,
    })
    if (result && !result.lhr.runtimeError) return requireSamePage(result.lhr, page)
    message = result?.lhr.runtimeError?.message
  }
  throw new Error(`${page.path} was not measured: ${message}`)
}

function requireSamePage(report: Report, { path }: MeasuredPage): Report {
  if (new URL(report.finalDisplayedUrl).pathname === new URL(path, server.url).pathname) return report
  throw new Error(`${path} led to ${report.finalDisplayedUrl}.`)
}
