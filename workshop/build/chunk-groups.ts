import type { Rolldown } from 'vite'
import { wagons } from '#app/server/wagon-list.ts'

const apart = wagons.flatMap((wagon) => wagon.apart ?? [])
const notOfTheDesk =
  /^(?!.*(\/desk-pages\.|\/features\/desk\/|\/(features|wagons)\/[\w/-]+\/desk\/|\/lib\/api\/save-file|\/ui\/(dialog|text-area|qr-code)|nfiniteQuery|\/features\/account\/|\/films\/web\/[\w-]+\.ts|\/shell\/web\/drawer\.|\/report-reasons\.|\/second-factor\/|\/qrcode-generator\/))/

/** What of our code and of the libraries no page of a learner needs, or late parts alone, is no part of it. */
const isOfSignedInPages = (id: string) => notOfTheDesk.test(id) && !apart.some((of) => of.test(id))

/**
 * Which modules come in one file. One for the public pages, one for the identity client, one for what signed-in pages share, beside
 * those of the single pages. What the pages of the identity feature share is apart, for not all of them are signed in; so is what
 * registering and the account have in common.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'public', tags: ['$initial'], priority: 4 },
  {
    name: 'identity-client',
    test: /@firebase(?!.*\?second-factor$)|\/idb\/|\/identity-client\.ts$/,
    priority: 3,
  },
  // For the few who use a second factor: its own copy of the identity client.
  { name: 'second-factor-client', test: /\?second-factor$/, priority: 2 },
  // Fetched when a wallet is wanted, also by pages that need nothing else of signed-in ones.
  { name: 'dialog', test: /\/ui\/dialog\.tsx$/, priority: 2 },
  {
    name: 'lesson-text',
    test: /\/modules\/web\/lesson\/((lesson|section-list)\.css|to-dashboard\.[\w.]+)$/,
    priority: 2,
  },
  // On the landing page too, once that is alive; the line on it comes later still.
  {
    name: 'scene',
    test: /\/drawings\/(scene-drawing\.tsx|scene\.svg.*|train\.tsx)$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // The line with its stops: on the dashboard's first screen, and on the map below it.
  {
    name: 'rail',
    test: /\/(modules\/web\/rail\/rail-land|progress\/web\/boarding\/boarding-scene)\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'track', test: /\/modules\/web\/rail\/track\.ts$/, priority: 2 },
  // For what a finished module or journey leads to.
  {
    name: 'tickets',
    test: /\/(certificates\/web\/(certificate-steps|request-certificate|read-certificate|certificate|ticket-stage|public-name\/[\w-]+)|ui\/(date-stamp|torn-ticket))\.[\w.]+$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // On tickets and in pictures of many pages, none of which needs another's file for it.
  {
    name: 'punch',
    test: /\/modules\/web\/punch\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    name: 'learner-menu',
    test: /\/(shell\/web\/(learner-menu|menu-\w+)|drawings\/person-icon)\.tsx$|\/shell\/web\/drawer\.css$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // On the stations, which come late, and at the exercises.
  {
    name: 'task-sign',
    test: /\/modules\/web\/task-sign\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Late, above the pages of a module; its rule and its words are the dashboard's too.
  {
    name: 'road',
    test: /\/modules\/web\/road\/(module-road|open-film|use-road|steps-left)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // Late, for the few who play without an account.
  {
    name: 'guests',
    test: /\/features\/guests\/web\/(?!first-question)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // For the page of a lesson and for the class, which shows it too.
  {
    name: 'lesson',
    test: /\/modules\/web\/lesson\/(?!(lesson|section-list)\.css|to-dashboard)|\/films\/web\/card\/(film-place|lesson-with-film)\.|\/app\/web\/lesson\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // The success page needs nothing else of a quiz, unless it follows one; and the dashboard has no switch.
  {
    name: 'current-module',
    test: /\/(quizzes\/web\/current-module\.ts|ui\/language-switch\.tsx|road\/road-place\.tsx)$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // For the dashboard too, which takes the papers of all quizzes along.
  {
    name: 'quiz-paper',
    test: /\/quizzes\/web\/attempt\/(paper|kept-answers)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    name: 'quiz-offline',
    test: /\/quizzes\/web\/(kept-note|keep-answer|attempt\/(send-kept|note-attempt)|explanation)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'quiz-page',
    test: /\/quizzes\/web\/(?!success\/|report\/|attempt\/(paper|kept-answers|send-kept|note-attempt)|kept-note|keep-answer|explanation)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // The pages of a certificate and of its token, and their picture, have one sheet: all pages carry the names of sheets.
  {
    name: 'certificate-look',
    test: /\/(certificates\/web\/(certificate-ticket|punched-line|reward\/reward-picture)|token\/web\/claim\/(claim|token-coin))\.css$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What the page after a quiz and that of the certificate share of badges, both of them late.
  {
    name: 'badges',
    test: /\/certificates\/web\/(badges\/(read-badges|badges)\.|files\/)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // For every form of the public pages.
  {
    name: 'form',
    test: /\/ui\/(ticket|text-field)\.tsx$|\/site\/web\/age-box\./,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // For who registers, and for the note about the terms.
  {
    name: 'agreement',
    test: /\/site\/web\/agreement-calls\.ts$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // On the landing page and on that of the login.
  {
    name: 'login',
    test: /\/(identity\/web\/(login\/(login-form|other-logins)|login\.\w+|arrival|own-path)|ui\/password-field)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'mail-link', test: /\/mail-link\/[\w.-]+\.tsx$/, priority: 2 },
  // What any form says of what failed; it needs no identity client.
  {
    name: 'failures',
    test: /\/identity\/web\/failures\//,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'identity',
    test: /\/features\/identity\/web\/(?!second-factor\/)/,
    minShareCount: 2,
    priority: 1,
  },
  // For a quiz, a review and the exercises.
  {
    name: 'verdict-sheet',
    test: /\/ui\/verdict-sheet\./,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Calls of the API, also from a public page that sends a form.
  { name: 'api', test: /\/lib\/api\/api(-error)?\.ts$/, priority: 4 },
  { name: 'account-section', test: /\/sections\/account(-section)?\.[\w.]+$/, priority: 1 },
  { name: 'profile-form', test: /\/profiles\/web\/profile-inputs\.[\w.]+$/, priority: 1 },
  {
    name: 'profile-sending',
    test: /\/(profiles\/web\/(pending-profile|profile-calls|profile-fields|profile\.\w+)|plain-text)\.tsx?$/,
    priority: 1,
  },
  // The card on the dashboard, which comes late, and its page; what shows a question is apart, and needs the quiz.
  {
    name: 'review',
    test: /\/features\/review\/web\/(?!review-form)/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What leads to a film, and what keeps it ahead; what plays it is fetched when it is opened.
  {
    name: 'film-card',
    test: /virtual:films|\/features\/films\/web\/(card\/(film-card|get-film)|kept-place)\./,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // A moment of a film as a picture: for its poster, what plays it, and the board of a class.
  {
    name: 'film-moment',
    test: /\/features\/films\/web\/(draw-moment|moment|player\/palette)\./,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // The dashboard's first screen; the stations below it come later.
  {
    name: 'dashboard-page',
    test: /virtual:parts\/dashboard|\/(modules\/web\/rail\/rail-land\.css|progress\/web\/(state\/(?!open-station|send-waiting)|dashboard|boarding\/boarding(?!-scene)|tasks\/)|web\/dashboard\.tsx)/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What stands below the dashboard's first screen.
  {
    name: 'journey',
    test: /\/(modules\/web\/rail\/rail-|drawings\/lock-icon|progress\/web\/(state\/(open-station|send-waiting)|stations\/(?!first-steps)))/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // For pages on the way to a quiz.
  {
    name: 'on-the-way',
    test: /\/(modules\/web\/(state\/(waiting-steps|with-steps|take-step)|road\/(road|steps)|get-lesson)|classes\/web\/next-class)\.[\w.]+$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  ...wagons.flatMap(({ chunks = [] }) => chunks),
  { name: 'signed-in', test: isOfSignedInPages, minShareCount: 2, priority: 0 },
]
