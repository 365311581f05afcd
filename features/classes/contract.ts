import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import { line, moduleNumberParam, timestamp } from '#platform/contract/values.ts'

const announced = {
  /** In ms, until an hour after the start. */
  nextClassAt: timestamp.optional(),
  note: z.string().optional(),
}

/** `link` is the outside space, or our page `/class/{space}`; '' for a module without a space (S4.24). */
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

/** Records attendance (S4.29). Idempotent. */
export const attendClass = endpoint({
  method: 'PUT',
  path: '/api/classes/:moduleNumber/attendance',
  access: 'learner',
  summary: 'Record attendance at the class for a module',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({ moduleNumber: z.int() }),
  errors: {},
})

/** Counts as attendance, and stays told from it. Idempotent; changes nothing for a class that was attended. */
export const readLesson = endpoint({
  method: 'PUT',
  path: '/api/classes/:moduleNumber/lesson-read',
  access: 'learner',
  summary: 'Record that the lesson of a module was read to its end',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  output: z.object({ moduleNumber: z.int() }),
  errors: {},
})

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
  link: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address, or empty' }).max(2000),
  ]),
  nextClassAt: timestamp.max(8.64e15).nullable(),
  /** IANA name of the zone in which the time was typed. */
  timeZone: z.string().max(64).refine(isTimeZone, 'must be the IANA name of a time zone'),
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

export const saveAnnouncement = endpoint({
  method: 'PUT',
  path: '/api/operator/classes/:moduleNumber',
  access: 'operator',
  summary: 'Announce the link, time and note of the class for a module',
  params: z.strictObject({ moduleNumber: moduleNumberParam }),
  body: announcement,
  output: z.object({ announcement }),
  errors: {},
})

/** `kind` is `lesson` where the lesson was read to its end instead of a visit. */
export const attendancesExport = z.array(
  z.object({ moduleNumber: z.int(), attendedAt: timestamp, kind: z.enum(['class', 'lesson']) }),
)

export type AttendancesExport = z.output<typeof attendancesExport>
