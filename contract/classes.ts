import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { moduleNumberParam } from './values.ts'

/**
 * Where the class of a module meets. `link` is what the class row opens in a new tab: the outside space, or
 * our own page `/class/{space}` while none is configured; empty when the module has no space (module 9 by
 * default, spec §4).
 */
const moduleClass = z.object({ moduleNumber: z.int(), link: z.string() })

export type ModuleClass = z.output<typeof moduleClass>

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  access: 'learner',
  summary: 'List the class link of each module',
  output: z.object({ classes: z.array(moduleClass) }),
  errors: {},
})

/** Records that the learner went to the class of a module (spec §4, "Clicking a class link"). Idempotent. */
export const attendClass = endpoint({
  method: 'PUT',
  path: '/api/classes/:moduleNumber/attendance',
  access: 'learner',
  summary: 'Record attendance of the class of a module',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({ moduleNumber: z.int() }),
  errors: {},
})

/** What the page `/class/{space}` shows: the space and the modules taught there. */
export const getSpace = endpoint({
  method: 'GET',
  path: '/api/spaces/:space',
  access: 'public',
  summary: 'Read a class space and the modules taught in it',
  localized: true,
  params: z.strictObject({ space: z.string().max(64) }),
  output: z.object({
    space: z.string(),
    title: z.string(),
    modules: z.array(z.object({ number: z.int(), title: z.string() })),
  }),
  errors: { 'unknown-space': 404 },
})
