import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const port = 3457
// Workers read this file again; they must not each make a folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'edutrain-e2e-'))
const chromium = findChromium()

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    // As a user starts it; its own data folder, so that no run sees another's people.
    command: 'npm start',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'error',
      // The journeys log in some hundred times a minute, all from here.
      IDENTITY_CALL_LIMIT: '1000000',
      IDENTITY_SIGN_UP_LIMIT: '100000',
      IDENTITY_SIGN_IN_LIMIT: '100000',
      IDENTITY_FAILURE_LIMIT: '100000',
      IDENTITY_MAIL_ADDRESS_LIMIT: '100000',
      IDENTITY_CODE_LIMIT: '100000',
      REWARDS_LIMIT: '100000',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
