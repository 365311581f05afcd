import { cpus, loadavg, totalmem } from 'node:os'
import { lighthouseVersion } from './lighthouse.ts'
import { budget, median, type Score } from './score.ts'

export interface MeasuredPage {
  readonly path: string
  readonly name: string
  readonly isSignedIn?: boolean
  /** Audits that ask for what the page must not be. */
  readonly skipped?: readonly string[]
}

/** Search engines shall not show it (`platform/contract/pages.ts`), so that it cannot be found there. */
const notIndexed = ['is-crawlable']

/** Those for visitors first: logging in is a step between them. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', name: '`/`' },
  { path: '/login', name: '`/login`' },
  { path: '/register', name: '`/register`' },
  { path: '/reward', name: '`/reward`' },
  { path: '/forgot-password', name: '`/forgot-password`' },
  { path: '/lesson/1', name: '`/lesson/1`' },
  { path: '/class/harbour?module=3', name: '`/class/harbour`' },
  { path: '/no-such-page', name: 'page not found', skipped: ['http-status-code', 'errors-in-console'] },
  { path: '/dashboard', name: '`/dashboard`', isSignedIn: true, skipped: notIndexed },
  { path: '/module/1', name: '`/module/1`', isSignedIn: true, skipped: notIndexed },
  { path: '/success', name: '`/success`', isSignedIn: true, skipped: notIndexed },
  { path: '/account', name: '`/account`', isSignedIn: true, skipped: notIndexed },
]

export interface Row {
  readonly page: MeasuredPage
  readonly score: Score
}

export function tableOf(rows: readonly Row[]): string {
  return [
    '| page | performance | accessibility | best practices | SEO | first paint | largest paint | longest task after the first | blocked | shift |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    `| budget | ≥ ${budget.performance} | ${budget.accessibility} | ${budget['best-practices']} | ${budget.seo} | ≤ 1.0 s | ≤ 1.3 s; signed in ≤ 1.9 s | ≤ 100 ms; signed in any | | |`,
    ...rows.map(({ page, score }) => `| ${cellsOf(page, score).join(' | ')} |`),
  ].join('\n')
}

function cellsOf({ name, skipped }: MeasuredPage, score: Score): string[] {
  const { performance, accessibility, 'best-practices': bestPractices, seo } = score.scores
  const [slowest, fastest] = score.performanceRange
  return [
    skipped ? `${name} *` : name,
    slowest === fastest ? `${performance}` : `${performance} (${slowest} to ${fastest})`,
    `${accessibility}`,
    `${bestPractices}`,
    `${seo}`,
    seconds(score.firstPaint),
    seconds(score.largestPaint),
    `${Math.round(score.longestTask)} ms`,
    `${Math.round(score.blocked)} ms`,
    score.shift.toFixed(3),
  ]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

export function describeMeasurement(browser: string, runs: number, rows: readonly Row[]): string {
  const [processor] = cpus()
  const index = Math.round(median(rows.map(({ score }) => score.benchmarkIndex)))
  const machine = `${cpus().length} × ${processor?.model.trim() || 'a processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`
  return `Made by \`npm run bench:pages\`: Lighthouse ${lighthouseVersion} with its settings for mobile, a slow phone on slow 4G, simulated. ${runs} runs
of each page, in rounds; the median of each figure, and the slowest and the fastest run in brackets. ${browser.replace('/', ' ')}
keeps nothing of an earlier visit but the session. The server runs as \`npm start\` runs it, without a proxy and its
HTTP/2; the learner is halfway. Measured on ${machine}, load ${loadavg()[1]?.toFixed(1)}, Lighthouse's benchmark index
${index}: other work on the machine counts as work of the page. The longest task is the longest that begins after the first paint, as
it was seen, four times as long.

\\* Left out is what asks for something that the page must not be: \`is-crawlable\` for pages that are their learner's own
and say \`noindex\`; \`http-status-code\` for the page that answers 404, and \`errors-in-console\`, where the browser notes
just that.`
}

const sectionOf = (heading: string) => new RegExp(`^## ${heading}\\n[\\s\\S]*?(?=^## |$(?![\\s\\S]))`, 'm')

export function withSection(document: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n`
  const found = sectionOf(heading).exec(document)
  if (!found) return `${document.trimEnd()}\n\n${section}`
  const after = document.slice(found.index + found[0].length)
  return document.slice(0, found.index) + section + (after && `\n${after}`)
}
