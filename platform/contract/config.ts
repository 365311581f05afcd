import { z } from 'zod'

/** Served at `/config.json`. */
export const browserConfig = z.object({
  identity: z.object({
    mode: z.enum(['built-in', 'firebase']),
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string().optional(),
    emulatorUrl: z.string().optional(),
    providers: z.array(z.object({ id: z.string(), label: z.string() })).default([]),
  }),
})

export type BrowserConfig = z.output<typeof browserConfig>
