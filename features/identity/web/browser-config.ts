import type { BrowserConfig } from '#platform/contract/config.ts'

let config: Promise<BrowserConfig> | undefined

/** Fetched once; after a failure the next call tries again. */
export function loadBrowserConfig(): Promise<BrowserConfig> {
  if (!config) {
    config = fetchConfig()
    config.catch(() => {
      config = undefined
    })
  }
  return config
}

async function fetchConfig(): Promise<BrowserConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`The configuration could not be read (${response.status}).`)
  return (await response.json()) as BrowserConfig
}
