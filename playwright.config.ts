import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './workshop/testing/machine/chromium.ts'
import { freePort } from './workshop/testing/machine/free-port.ts'

// Workers read this file again; they must not each take a port and make a folder.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'edutrain-e2e-'))
// Text has one face on every machine that tests, whatever fonts it has.
process.env.FONTCONFIG_FILE ??= join(import.meta.dirname, 'workshop/e2e/support/fonts.conf')
const port = process.env.E2E_PORT
const chromium = findChromium()
const { TEST_BY_DAY: isByDay, TEST_LEFT_OUT: leftOut = '[]' } = process.env

export default defineConfig({
  testDir: '.',
  // Vitest runs the tests of what stands in workshop/e2e/support.
  testMatch: '{features,wagons,workshop}/**/*.spec.ts',
  testIgnore: JSON.parse(leftOut),
  fullyParallel: true,
  workers: 2,
  // Bounds for a busy machine, not expectations: only what hangs or fails reaches them.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    // Another Chromium draws edges and shadows a little differently.
    toHaveScreenshot: { scale: 'device', threshold: 0.3, maxDiffPixelRatio: 0.003 },
  },
  // The same pictures for every system: the pages in them are made to look the same on all.
  snapshotPathTemplate: 'workshop/e2e/every-page/snapshots/{projectName}/{arg}{ext}',
  forbidOnly: true,
  // Machines that check are shared and now and then stand still; what needed a second try is listed as flaky.
  retries: 1,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace doubles the time; `--trace on` takes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What they keep would pass by the network that a test breaks; offline.spec.ts and the like allow them.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        // Fewer processes and threads for each page: a fifth less work for the processor.
        '--process-per-site',
        '--num-raster-threads=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The same characters and colours in the whole browser, which hints slightly, and in the headless shell.
        '--font-render-hinting=slight',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
  // Most learners come on a phone, so every rule is tested there. A test of what a wider screen lays out otherwise ends in
  // `@wide` and is run on a desktop too; one about a wide screen or its keyboard alone ends in `@desktop`. What ends in
  // `@wide-by-night` or `@desktop-by-night` looks at every page there, which `npm test` leaves to `npm run test:nightly`.
  projects: [
    {
      name: 'desktop',
      grep: isByDay ? /@(wide|desktop)(?!-by-night)/ : /@(wide|desktop)/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    // As a user starts it; its own data folder, so that no run sees another's people.
    command: 'npm start',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      // One journey sets a second factor up; the other operators have none.
      OPERATOR_SECOND_FACTOR: 'offered',
      // The journeys log in some hundred times a minute, all from here.
      IDENTITY_CALL_LIMIT: '1000000',
      IDENTITY_SIGN_UP_LIMIT: '100000',
      IDENTITY_SIGN_IN_LIMIT: '100000',
      IDENTITY_FAILURE_LIMIT: '100000',
      IDENTITY_MAIL_LIMIT: '100000',
      IDENTITY_MAIL_ADDRESS_LIMIT: '100000',
      IDENTITY_CODE_LIMIT: '100000',
      REWARDS_LIMIT: '100000',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
