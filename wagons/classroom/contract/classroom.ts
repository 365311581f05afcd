import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { cleaned, noLink, oneLine, somethingToSee, trimmed } from '#platform/contract/plain-text.ts'
import { cursor, line, moduleNumberParam, timestamp } from '#platform/contract/values.ts'

/** In code points. */
export const maxNicknameLength = 24
export const maxLineLength = 200
export const maxCaptionLength = 120
/** The longest question of the quizzes has 337 characters. */
export const maxPollQuestionLength = 400
export const maxPollOptionLength = 80

/** Figures differ by shape; colours repeat. */
export const figureShapes = ['ticket', 'lantern', 'suitcase', 'bell', 'clock', 'signal'] as const
export type FigureShape = (typeof figureShapes)[number]

/** Who the host is, only the server says; it refuses further ones that mislead. */
export const nickname = z
  .string()
  .overwrite(cleaned)
  .regex(oneLine, 'must not contain control characters')
  .overwrite(trimmed)
  .max(2 * maxNicknameLength)
  .refine((name) => [...name].length <= maxNicknameLength, 'must be at most 24 characters')
  .regex(somethingToSee, 'must not be empty')
  .regex(noLink, 'must not contain a link')
  .refine((name) => !name.includes('@'), 'must not contain an e-mail address')

const roomParams = z.strictObject({ moduleNumber: moduleNumberParam })

/** `hosted` while an operator holds the class; `here` are those in it now, of `seats`. */
const classroom = z.object({
  moduleNumber: z.int(),
  mode: z.enum(['any-time', 'hosted']),
  here: z.int(),
  seats: z.int(),
})

/** Public: before logging in, one sees whether learners are there. */
export const getClassroom = endpoint({
  method: 'GET',
  path: '/api/modules/:moduleNumber/classroom',
  access: 'public',
  summary: 'Read whether the class of a module is held now, and how many are there',
  params: roomParams,
  output: z.object({ classroom }),
  errors: { 'no-classroom': 404 },
})

/**
 * For one socket, once, within 60 s: it is the first frame sent (classroom-frames.ts), so that no address carries it.
 * `socketPath` names the process in which the room lives.
 */
const ticket = z.object({ ticket: z.string(), socketPath: z.string(), expiresAt: timestamp })

export const enterClassroom = endpoint({
  method: 'POST',
  path: '/api/modules/:moduleNumber/classroom/tickets',
  access: 'learner',
  summary: 'Enter the class of a module under a nickname',
  params: roomParams,
  body: z.strictObject({
    nickname,
    shape: z.enum(figureShapes),
    /** The real name of the profile is shown beside the nickname. */
    showsName: z.boolean(),
  }),
  output: ticket,
  errors: {
    'no-classroom': 404,
    /** It claims to be the host or one of the team. */
    'nickname-reserved': 409,
    'nickname-taken': 409,
    /** The same of the real name, which is shown only by consent. */
    'name-reserved': 409,
    'class-full': 409,
    /** What is left is kept for accounts with a verified email or a finished quiz, or older than a day. */
    'no-place-for-new': 409,
    /** The host lets in only those who were in the class before. */
    'class-closed-to-new': 409,
    /** The host has removed this learner from the class that is being held. */
    'removed-from-class': 403,
  },
})

/** Opens the class if it is not held yet; the host takes no learner's seat. */
export const hostClassroom = endpoint({
  method: 'POST',
  path: '/api/operator/classrooms/:moduleNumber/tickets',
  access: 'operator',
  summary: 'Open the class of a module, or come back to it, as its host',
  params: roomParams,
  body: z.strictObject({ nickname }),
  output: ticket,
  errors: {
    'no-classroom': 404,
    /** Another operator holds it. */
    'class-has-host': 409,
  },
})

/** In the order of the quiz. What is right is not told: the host's page is seen by others. */
export const listPollQuestions = endpoint({
  method: 'GET',
  path: '/api/operator/classrooms/:moduleNumber/questions',
  access: 'operator',
  summary: 'List the questions of the quiz that the host of a class can ask everyone',
  localized: true,
  params: roomParams,
  output: z.object({
    /** Without those that are too long for a poll. The order of options is drawn each time. */
    questions: z.array(z.object({ id: z.string(), question: z.string(), options: z.array(z.string()) })),
  }),
  errors: {},
})

/** `closedAt` null while it is held. Times in ms. */
const heldClass = z.object({
  id: z.string(),
  moduleNumber: z.int(),
  host: z.string(),
  openedAt: timestamp,
  closedAt: timestamp.nullable(),
  /** Without those who were removed. */
  learners: z.int(),
})
export type HeldClass = z.output<typeof heldClass>

/** Latest first, fifty a page. */
export const listHeldClasses = endpoint({
  method: 'GET',
  path: '/api/operator/held-classes',
  access: 'operator',
  summary: 'List the classes that were held',
  query: z.strictObject({ cursor: cursor.optional() }),
  output: z.object({ classes: z.array(heldClass), next: cursor.nullable() }),
  errors: {},
})

/** First and last time in the room (ms), and how many minutes were begun there, over several visits; `email` null once the account has none. */
const classAttendee = z.object({
  accountId: z.string(),
  email: z.string().nullable(),
  nickname: z.string(),
  firstAt: timestamp,
  lastAt: timestamp,
  minutes: z.int(),
  /** When the host removed them; null for all others. */
  removedAt: timestamp.nullable(),
})
export type ClassAttendee = z.output<typeof classAttendee>

const heldClassParams = z.strictObject({ classId: z.uuid() })

export const getHeldClass = endpoint({
  method: 'GET',
  path: '/api/operator/held-classes/:classId',
  access: 'operator',
  summary: 'Read who was in a class that was held',
  params: heldClassParams,
  output: z.object({ class: heldClass, attendees: z.array(classAttendee) }),
  errors: { 'unknown-class': 404 },
})

export const exportHeldClass = endpoint({
  method: 'POST',
  path: '/api/operator/held-classes/:classId/attendance.csv',
  access: 'operator',
  freshness: 'recent',
  summary: 'Save who was in a class that was held',
  params: heldClassParams,
  format: 'csv',
  localized: true,
  output: z.object({
    email: z.string(),
    nickname: z.string(),
    'first seen': z.string(),
    'last seen': z.string(),
    minutes: z.int(),
    removed: z.string(),
  }),
  errors: { 'unknown-class': 404 },
})

export const classReportStatuses = ['open', 'closed'] as const

/** What one learner reports of another, with the last twenty lines of the chat by then. */
const classReport = z.object({
  id: z.string(),
  moduleNumber: z.int(),
  reportedAt: timestamp,
  reporter: z.object({ accountId: z.string(), nickname: z.string() }),
  reported: z.object({ accountId: z.string(), nickname: z.string(), email: z.string().nullable() }),
  words: z.string(),
  lines: z.array(z.object({ nickname: z.string(), text: z.string(), at: timestamp })),
  status: z.enum(classReportStatuses),
})
export type ClassReport = z.output<typeof classReport>

/** Open ones the oldest first, closed ones the latest first; fifty a page. */
export const listClassReports = endpoint({
  method: 'GET',
  path: '/api/operator/class-reports',
  access: 'operator',
  summary: 'List what learners report about others in a class',
  query: z.strictObject({ status: z.enum(classReportStatuses).optional(), cursor: cursor.optional() }),
  output: z.object({ reports: z.array(classReport), next: cursor.nullable() }),
  errors: {},
})

export const closeClassReport = endpoint({
  method: 'PUT',
  path: '/api/operator/class-reports/:reportId/closed',
  access: 'operator',
  summary: 'Close a report about a learner in a class',
  params: z.strictObject({ reportId: z.uuid() }),
  body: z.strictObject({ note: line(300) }),
  output: z.object({ status: z.enum(classReportStatuses) }),
  errors: { 'unknown-report': 404, 'report-not-open': 409 },
})

/** Visits to classes that were held, in ms; lines for thirty days. Whom the learner hides is not told by name. */
export const classroomExport = z.object({
  visits: z.array(
    z.object({
      moduleNumber: z.int(),
      nickname: z.string(),
      firstAt: timestamp,
      lastAt: timestamp,
      presentMs: z.int(),
      removedAt: timestamp.nullable(),
    }),
  ),
  lines: z.array(z.object({ moduleNumber: z.int(), nickname: z.string(), text: z.string(), at: timestamp })),
  hides: z.array(z.object({ at: timestamp })),
  /** Where the learner is now, or has a ticket for. */
  here: z.array(z.object({ moduleNumber: z.int(), since: timestamp })),
  tickets: z.array(z.object({ moduleNumber: z.int(), nickname: z.string(), issuedAt: timestamp })),
  reports: z.array(
    z.object({
      moduleNumber: z.int(),
      reported: z.string(),
      words: z.string(),
      reportedAt: timestamp,
      status: z.enum(classReportStatuses),
    }),
  ),
})

export type ClassroomExport = z.output<typeof classroomExport>
