import { z } from 'zod'

/** The browser's share of the configuration, served at `/config.json`. */
export const browserConfig = z.object({
  identity: z.object({
    mode: z.enum(['built-in']),
    apiKey: z.string(),
    projectId: z.string(),
  }),
})

export type BrowserConfig = z.output<typeof browserConfig>
