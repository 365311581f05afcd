import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemBrowsers = [
  process.env.CHROMIUM_PATH,
  // A third less work for the processor than the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium to test with: the machine's own, else the one Playwright keeps; undefined when there is none. */
export function findChromium(): string | undefined {
  const candidates = [...systemBrowsers, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/**
 * Finds a Chromium or installs one: Playwright's own download first, then the system's package (as root on Debian).
 * @throws Error with what to do when neither works.
 */
export function ensureChromium(): string {
  const attempts = [
    () => {},
    () => run('npx', ['playwright', 'install', 'chromium']),
    () =>
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']),
  ]
  for (const attempt of attempts) {
    attempt()
    const found = findChromium()
    if (found) return found
  }
  throw new Error('No Chromium found. Install one, or name it in CHROMIUM_PATH.')
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
