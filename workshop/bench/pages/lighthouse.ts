import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Installed when pages are measured, not with the project: it brings 160 packages, some of them asked for as `latest`,
 * which no lockfile can record.
 */
export const lighthouseVersion = '12.8.2'
const dir = join(import.meta.dirname, '../../../node_modules/.cache', `lighthouse-${lighthouseVersion}`)
const entry = join(dir, 'node_modules/lighthouse/core/index.js')

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

interface Audit {
  readonly score: number | null
  readonly numericValue?: number
  readonly displayValue?: string
  readonly details?: {
    readonly items?: readonly {
      readonly startTime?: number
      readonly duration?: number
      readonly observedFirstContentfulPaint?: number
    }[]
  }
}

/** What is used of a report; scores are from 0 to 1. */
export interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly finalDisplayedUrl: string
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } }
  /** `benchmarkIndex`: how fast the machine was, which "4 times slower" is measured from. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Record<
    Category,
    { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
  >
  readonly audits: Record<string, Audit>
}

interface Settings {
  readonly port: number
  readonly onlyCategories: readonly Category[]
  readonly skipAudits: readonly string[]
  readonly ignoreStatusCode: boolean
}

export type Lighthouse = (url: string, settings: Settings) => Promise<{ readonly lhr: Report } | undefined>

export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(entry)) {
    console.log(`Installing Lighthouse ${lighthouseVersion} (once)`)
    const { status } = spawnSync(
      'npm',
      ['install', '--prefix', dir, '--no-save', '--no-audit', '--no-fund', `lighthouse@${lighthouseVersion}`],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    )
    if (status !== 0) throw new Error('Lighthouse could not be installed.')
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse }
  return lighthouse
}
