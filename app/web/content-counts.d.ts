// How much there is in the content, put into the pages when they are built (workshop/build/page-content.ts).

declare const MODULE_COUNT: number
declare const PROGRAMME_COUNT: number

/** The modules that have a film. */
declare const FILMED_MODULES: readonly number[]

/** What the steps of a module take, about, by its number; a module without such a step, or of unknown length, is not in it. */
declare const FILM_MINUTES: Readonly<Record<number, number>>
declare const LESSON_MINUTES: Readonly<Record<number, number>>
declare const PRACTICE_MINUTES: Readonly<Record<number, number>>

/** How long all of them take, in words of the page's language: "3 hours". */
declare const JOURNEY_TIME: string

/** In words of the page's language: "nine". */
declare const MODULES: string
declare const PROGRAMMES: string
/** How many each quiz has; empty where quizzes differ. */
declare const QUESTIONS: string

/** The same where a sentence begins: "Nine". */
declare const CAPITAL_MODULES: string
declare const CAPITAL_PROGRAMMES: string
declare const CAPITAL_QUESTIONS: string

/** What the addresses of pages begin with that a site may leave out (app/server/pages/page-list.ts). */
declare const OPTIONAL_PATHS: readonly string[]
