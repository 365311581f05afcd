import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** How fast it looks to the browser; `unknown` where it does not say. */
export const connections = ['4g', '3g', '2g', 'unknown'] as const

export type Connection = (typeof connections)[number]

const amount = z.int().min(0)

/** Of one load of the app: nothing of the page, the device or its owner. */
const measured = z.strictObject({
  connection: z.enum(connections),
  /** In ms: until the largest part of the first page was drawn. */
  lcp: amount.optional(),
  /** In ms: how long the slowest answer to a tap or key took. */
  inp: amount.optional(),
  /** Files and calls that did not arrive. */
  failed: amount.optional(),
})

export type Measured = z.output<typeof measured>

/** Sent by the browser once, when the page is hidden. Counted and forgotten. */
export const recordMeasures = endpoint({
  method: 'POST',
  path: '/api/measures',
  access: 'public',
  summary: 'Add what a page took to the sums of the day',
  body: measured,
  maxBodyBytes: 1024,
  output: z.object({}),
  errors: {
    /** The site does not measure. */
    'not-measured': 404,
  },
})
