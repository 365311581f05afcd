import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { InPageLanguages } from '#platform/contract/languages.ts'
import type { AppCallers, LearnerId } from './access/callers.ts'
import type { Clock } from './clock/clock.ts'
import type { Issuer } from './config/issuer.ts'
import type { Settings } from './config/settings.ts'
import type { ContentFolder } from './content/content-folder.ts'
import type { Db, Tables } from './db/database.ts'
import type { Finding } from './doctor/finding.ts'
import type { Serve } from './http/endpoints.ts'
import type { Mailer } from './mail/mailer.ts'
import type { ScheduledTask } from './scheduler/task-runner.ts'

// Features add to Config, Content and Parts beside what they add: a module augmentation, as plugins of Fastify do it.

/** The settings, by group. */
// biome-ignore lint/suspicious/noEmptyInterface: each group declares itself
export interface Config {}

/** What was read of the content folder. */
export interface Content {
  /** The modules are numbered from 1 to this (decision 53). */
  readonly moduleCount: number
}

/** What features get of the process, and of one another. */
export interface Parts extends Content {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  /** For lists and counts of operators, which may be seconds old: `db`, or a replica of it. */
  readonly reads: Db
  readonly mailer: Mailer
  readonly issuer: Issuer
  /** Of the site, without a slash at its end. */
  readonly publicUrl: string
}

export type AppServe = Serve<AppCallers>

/** Where a feature answers. */
export interface Site {
  readonly app: FastifyInstance
  readonly serve: AppServe
}

/** Whose data is exported. */
export interface AccountOwner {
  readonly id: LearnerId
  readonly email: string | null
  readonly emailVerified: boolean
}

/** A part of what learners download of themselves. */
export interface OwnData {
  readonly schema: z.ZodType
  read(db: Db, owner: AccountOwner): Promise<unknown>
}

export const ownData = <S extends z.ZodType>(
  schema: S,
  read: (db: Db, owner: AccountOwner) => Promise<z.input<S>>,
): OwnData => ({ schema, read })

/** Why a site may keep it, as article 6 of the GDPR has it: for the service, by consent, or in its own fair interest. */
export type Ground = 'service' | 'consent' | 'interest'

export interface NoticeWords {
  /** The head of its entry. */
  readonly name: string
  readonly what: string
  readonly why: string
  /** Until when; as long as the account exists unless this says otherwise. */
  readonly until?: string
  /** Who sees it; the learner and the people who run the site unless this says otherwise. */
  readonly seenBy?: string
}

/** What a feature keeps of people: an entry of the page about privacy. */
export interface PrivacyNotice {
  /** Each table from which a column leads to a person is in the notice of one feature. */
  readonly tables: readonly (keyof Tables)[]
  readonly ground: Ground
  /** Unless this says no: what a setting switches off is not kept. */
  readonly isShown?: (config: Config) => boolean
  /** With the periods that are set. */
  readonly words: (config: Config) => InPageLanguages<NoticeWords>
}

/** `what` it does and by which setting, as docs/operations.md says it. */
export interface FeatureTask extends ScheduledTask {
  readonly what: string
  readonly setting?: string
}

/** What is there before any feature has given its own. */
export type GivenParts = Pick<
  Parts,
  'db' | 'reads' | 'clock' | 'config' | 'mailer' | 'publicUrl' | 'issuer' | 'moduleCount'
> &
  Partial<Parts>

/** What tasks get of the process; what needs more than is there is left out. */
export type TaskParts = Pick<Parts, 'db' | 'clock' | 'config'> & Partial<Parts>

/**
 * A table in which a row with this `account_id` shows that the account is in use; where it names a column of times, only a row
 * in which that is not 0.
 */
export type UsedTable = keyof Tables | { readonly table: keyof Tables; readonly since: string }

/** What operators have to do, of one kind: counted in the email about what waits (features/operator-mail). */
export interface WaitingWork {
  /** The page of the desk on which it is done. */
  readonly path: string
  /** `now` in ms. */
  readonly count: (db: Db, now: number) => Promise<number>
  /** What stands behind the number. Words alone, so that nobody can be named. */
  readonly words: InPageLanguages<{ readonly one: string; readonly other: string }>
}

/** What a feature brings to the server: its manifest. Nothing else on the server has to name it. */
export interface Feature {
  readonly name: string
  readonly settings?: Readonly<Record<string, Settings>>
  /** @throws SettingError when settings do not go together */
  readonly checkSettings?: (config: Config, env: NodeJS.ProcessEnv) => void
  /** `content` has what the features before it have read. @throws ContentError */
  readonly readContent?: (folder: ContentFolder, content: Content) => Partial<Content>
  /** For `npm run doctor`, what of it works as it is set up, and addresses of other hosts that it asks. */
  readonly examine?: (config: Config) => Promise<readonly Finding[]>
  readonly asks?: (config: Config) => readonly string[]
  /** Where its sockets open, which a proxy has to lead to this process. */
  readonly socketPath?: (config: Config) => string
  /** What every page knows of its settings before any script runs: `data-` attributes of `html`, by their names without it. */
  readonly pageMarks?: (config: Config) => Readonly<Record<string, string>>
  /** What features before it take where it is there. */
  readonly provides?: (parts: GivenParts) => Partial<Parts>
  readonly routes?: (site: Site, parts: Parts) => void | Promise<void>
  /** What the server does by itself. */
  readonly tasks?: (parts: TaskParts) => readonly FeatureTask[]
  /** What waits for operators, where the site has this feature. */
  readonly waitingWork?: (config: Config) => readonly WaitingWork[]
  readonly ownData?: Readonly<Record<string, OwnData>>
  readonly privacyNotices?: readonly PrivacyNotice[]
  readonly usedTables?: readonly UsedTable[]
  /** Those in which such a row keeps the account for good, though it is in use no more. */
  readonly keepingTables?: readonly (keyof Tables)[]
  /** In which the learner has read last, where the feature knows of it. */
  readonly languageOf?: (db: Db, accountId: string) => Promise<string | undefined>
  /**
   * Takes from an account that goes over to the owner of its e-mail what another person may have left there: rewards must
   * not go to the wallet of a stranger. `now` in ms.
   */
  readonly reclaim?: (tx: Db, now: number, accountId: string) => Promise<void>
  /** Gives what a guest has done to the account of the same person: what is further wins, and nothing is there twice. */
  readonly adopt?: (tx: Db, guestId: string, learner: LearnerId) => Promise<void>
  /** Before an account is deleted: what does not go with its rows. */
  readonly erase?: (
    tx: Db,
    account: { readonly uid: string; readonly email: string | null; readonly emailVerified: boolean },
  ) => Promise<void>
}
