import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageLanguages } from './languages.ts'
import { line, moduleNumberParam, timestamp } from './values.ts'

/** What operators announce of a class; missing where they announce nothing. */
const announced = {
  /** When it meets next (ms), until an hour after it began. */
  nextClassAt: timestamp.optional(),
  /** A line about it, in the language asked for. */
  note: z.string().optional(),
}

/**
 * Where the class of a module meets. `link` is what the class row opens in a new tab: the outside space, or
 * our own page `/class/{space}` while none is configured; empty when the module has no space (module 9 by
 * default, S4.24).
 */
const moduleClass = z.object({ moduleNumber: z.int(), link: z.string(), ...announced })

export type ModuleClass = z.output<typeof moduleClass>

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  access: 'learner',
  summary: 'List the class link of each module',
  localized: true,
  output: z.object({ classes: z.array(moduleClass) }),
  errors: {},
})

/** Records that the learner went to the class of a module (S4.29). Idempotent. */
export const attendClass = endpoint({
  method: 'PUT',
  path: '/api/classes/:moduleNumber/attendance',
  access: 'learner',
  summary: 'Record attendance at the class for a module',
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
    modules: z.array(z.object({ number: z.int(), title: z.string(), ...announced })),
  }),
  errors: { 'unknown-space': 404 },
})

const announcement = z.strictObject({
  /** Where the class meets; '' where the content says. */
  link: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address, or empty' }).max(2000),
  ]),
  nextClassAt: timestamp.max(8.64e15).nullable(),
  /** The time zone it was set in, by its IANA name, so that it can be shown as it was typed. */
  timeZone: z.string().max(64).refine(isTimeZone, 'must be the IANA name of a time zone'),
  /** In each language one line at most. */
  notes: z
    .array(z.strictObject({ language: z.enum(pageLanguages), note: line(300) }))
    .max(pageLanguages.length),
})

export type ClassAnnouncement = z.output<typeof announcement>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Every module; `usualLink` is where its class meets when `link` is empty. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/operator/classes',
  access: 'operator',
  summary: 'List the class announcements',
  output: z.object({
    classes: z.array(announcement.extend({ moduleNumber: z.int(), usualLink: z.string() })),
  }),
  errors: {},
})

/** Takes the place of what was announced before; learners see it the next time they look. */
export const saveAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/operator/classes/:moduleNumber',
  access: 'operator',
  summary: 'Announce link, time and note of the class for a module',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  body: announcement,
  output: z.object({ announcement }),
  errors: {},
})
