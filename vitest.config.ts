import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    setupFiles: ['server/testing/random-seed.ts'],
    // A password hash takes its time on a small machine; a test that hangs still ends.
    testTimeout: 30_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
})
