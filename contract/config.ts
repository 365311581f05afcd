import { z } from 'zod'

/** The browser's share of the configuration, served at `/config.json`. */
export const browserConfig = z.object({
  identity: z.object({
    mode: z.enum(['built-in', 'firebase']),
    apiKey: z.string(),
    projectId: z.string(),
    /** Hosted only. */
    authDomain: z.string().optional(),
    /** Hosted only: the address of an emulator that stands in for the hosted service. */
    emulatorUrl: z.string().optional(),
    /** Other identity providers to sign in with, each with the words for its button. */
    providers: z.array(z.object({ id: z.string(), label: z.string() })).default([]),
  }),
})

export type BrowserConfig = z.output<typeof browserConfig>
