import { z } from 'zod'
import { filledLine, line, timestamp } from '#platform/contract/values.ts'
import {
  figureShapes,
  maxCaptionLength,
  maxLineLength,
  maxPollOptionLength,
  maxPollQuestionLength,
} from './classroom.ts'

/**
 * What crosses the socket of a class: text frames of JSON, `{"name": …, "data": …}`, and for what comes often binary ones,
 * places from the server and moves from a browser (classroom-packing.ts). Each side drops the connection at a frame that
 * it does not know.
 */
/** What a browser sends; in bytes. */
export const maxFrameBytes = 8192

/** 0 is the host, learners begin with 1. */
export const seat = z.int().min(0).max(254)

export const reactions = ['heart', 'clap', 'laugh', 'puzzled'] as const
export type Reaction = (typeof reactions)[number]

/**
 * A person within one class, whichever seat they have and after they have left: what is done about them names it, since a
 * free seat is given to another.
 */
const visitor = z.int().min(0)

/** In ms: no film is longer. */
export const latestFilmTime = 3_600_000
const filmTime = z.int().min(0).max(latestFilmTime)

/** `x` and `z` in centimetres from the hall's near left corner (classroom-hall.ts), `heading` 0 to 255 for a whole turn. */
export const place = z.object({
  x: z.int().min(0).max(65_535),
  z: z.int().min(0).max(65_535),
  heading: z.int().min(0).max(255),
  isSitting: z.boolean(),
})
export type Place = z.output<typeof place>

/**
 * A film from `startedAt` (ms, server's clock; later than now while it counts down), or stopped at `at` ms of it; `isOver` at
 * its end.
 */
export const board = z.discriminatedUnion('shows', [
  z.object({ shows: z.literal('nothing') }),
  z.object({ shows: z.literal('film'), startedAt: timestamp }),
  z.object({
    shows: z.literal('stopped-film'),
    at: filmTime,
    isOver: z.boolean().optional(),
  }),
  z.object({ shows: z.literal('section'), section: z.string().max(200) }),
])
export type Board = z.output<typeof board>

const person = z.object({
  visitor,
  seat,
  nickname: z.string(),
  /** Of the profile, by consent. */
  name: z.string().optional(),
  shape: z.enum(figureShapes),
  isHost: z.boolean(),
  isMuted: z.boolean(),
  place,
})
export type Person = z.output<typeof person>

/** Of the host where the seat is 0. */
const chatLine = z.object({
  id: z.int(),
  visitor,
  seat,
  nickname: z.string(),
  text: z.string(),
  at: timestamp,
})
export type ChatLine = z.output<typeof chatLine>

const hiddenVisitor = z.object({ visitor, nickname: z.string() })
export type HiddenVisitor = z.output<typeof hiddenVisitor>

/**
 * Counts go to the host always, to learners once it is closed; which option is right, and why, then too, and before to no
 * one: the host's screen is seen by others. It grades none of them.
 */
const poll = z.object({
  id: z.int(),
  question: z.string(),
  options: z.array(z.string()).min(2).max(4),
  isOpen: z.boolean(),
  votes: z.int(),
  /** Of those who voted. */
  left: z.int(),
  counts: z.array(z.int()).optional(),
  /** Undefined for an opinion. */
  right: z.int().optional(),
  /** Why that is right, where the host says so. */
  reason: z.string().optional(),
})
export type Poll = z.output<typeof poll>

/** Learners get their own alone. */
const askedQuestion = z.object({ id: z.int(), seat, nickname: z.string(), text: z.string() })
export type AskedQuestion = z.output<typeof askedQuestion>

/**
 * What a class came to, for one of those in it when its host closes it; the room forgets it then. `right` is undefined for
 * an opinion, and for a question that was not closed.
 */
const classEnd = z.object({
  /** Begun, over several visits. */
  minutes: z.int(),
  /** Of the questions to everyone that this learner answered: how many had a right answer that was told, and was theirs. */
  answers: z.object({ given: z.int(), judged: z.int(), right: z.int() }).optional(),
  /** To the host. */
  host: z
    .object({
      /** Of its page at the desk. */
      classId: z.string(),
      polls: z.array(
        z.object({
          question: z.string(),
          votes: z.int(),
          right: z.int().optional(),
          reason: z.string().optional(),
        }),
      ),
      unanswered: z.array(z.object({ nickname: z.string(), text: z.string() })),
    })
    .optional(),
})
export type ClassEnd = z.output<typeof classEnd>

const byeReasons = [
  'left',
  'closed',
  'removed',
  'signed-out',
  'replaced',
  'moved',
  'restart',
  'too-much',
] as const
export type ByeReason = (typeof byeReasons)[number]

/** From the server. */
export const serverFrames = {
  /** The first: all there is. `now` is the server's clock. */
  welcome: z.object({
    now: timestamp,
    you: seat,
    isHost: z.boolean(),
    mode: z.enum(['any-time', 'hosted']),
    seats: z.int(),
    people: z.array(person),
    /** Seats in the order in which hands went up. */
    hands: z.array(seat),
    board,
    caption: z.string(),
    isChatOpen: z.boolean(),
    /** Whether this site has one at all. */
    hasChat: z.boolean(),
    /** Only those who were in the class come in. */
    isClosedToNew: z.boolean(),
    lines: z.array(chatLine),
    poll: poll.optional(),
    /** The option that was chosen before. */
    vote: z.int().optional(),
    questions: z.array(askedQuestion),
    hidden: z.array(hiddenVisitor),
  }),
  came: z.object({ people: z.array(person) }),
  gone: z.object({ seats: z.array(seat) }),
  hands: z.object({ hands: z.array(seat) }),
  reacted: z.object({ seat, reaction: z.enum(reactions) }),
  board: z.object({ board, now: timestamp }),
  caption: z.object({ caption: z.string() }),
  chat: z.object({ isOpen: z.boolean() }),
  line: chatLine,
  lineRemoved: z.object({ id: z.int() }),
  poll: z.object({ poll: poll.optional() }),
  questions: z.object({ questions: z.array(askedQuestion) }),
  muted: z.object({ visitor, isMuted: z.boolean() }),
  /** What was asked for and is not done, in answer to the frame `to`. */
  refused: z.object({
    to: z.string(),
    why: z.enum(['muted', 'chat-closed', 'too-fast', 'not-allowed', 'gone']),
  }),
  mode: z.object({ mode: z.enum(['any-time', 'hosted']) }),
  hidden: z.object({ hidden: z.array(hiddenVisitor) }),
  reported: z.object({ visitor }),
  /** The last; `comeBackIn` ms where coming back makes sense, `end` of a class that was closed. */
  bye: z.object({
    reason: z.enum(byeReasons),
    comeBackIn: z.int().optional(),
    end: classEnd.optional(),
  }),
  /** To the host. */
  closedToNew: z.object({ isClosed: z.boolean() }),
} as const

const visitorOnly = z.strictObject({ visitor })

/** From the browser. */
export const clientFrames = {
  /** The first, within five seconds of the connection. */
  enter: z.strictObject({ ticket: z.string().min(20).max(100) }),
  hand: z.strictObject({ isUp: z.boolean() }),
  react: z.strictObject({ reaction: z.enum(reactions) }),
  say: z.strictObject({ text: filledLine(maxLineLength) }),
  ask: z.strictObject({ text: filledLine(maxLineLength) }),
  vote: z.strictObject({ poll: z.int(), option: z.int().min(0).max(3) }),
  /** Neither sees the other any more. */
  hide: z.strictObject({ visitor, isHidden: z.boolean() }),
  /** `line` is the one that it is about. */
  report: z.strictObject({ visitor, line: z.int().optional(), words: line(300) }),
  /** Any time, without a host: the film begins for all who watch together, after a countdown. */
  startFilm: z.strictObject({}),
  leave: z.strictObject({}),
  /** The host's; from a learner they end the connection. */
  setBoard: z.strictObject({
    board: z.discriminatedUnion('shows', [
      z.strictObject({ shows: z.literal('nothing') }),
      z.strictObject({ shows: z.literal('film'), at: filmTime }),
      z.strictObject({ shows: z.literal('stopped-film'), at: filmTime }),
      z.strictObject({ shows: z.literal('section'), section: z.string().max(200) }),
    ]),
  }),
  setCaption: z.strictObject({ caption: line(maxCaptionLength) }),
  lowerHand: visitorOnly,
  openChat: z.strictObject({ isOpen: z.boolean() }),
  removeLine: z.strictObject({ id: z.int() }),
  mute: z.strictObject({ visitor, isMuted: z.boolean() }),
  remove: visitorOnly,
  openPoll: z.strictObject({
    question: filledLine(maxPollQuestionLength),
    options: z.array(filledLine(maxPollOptionLength)).min(2).max(4),
    /** Of the options, from 0 on. */
    right: z.int().min(0).max(3).optional(),
    /** Only of what has a right one. */
    reason: filledLine(maxLineLength).optional(),
  }),
  closePoll: z.strictObject({}),
  answered: z.strictObject({ id: z.int() }),
  closeClass: z.strictObject({}),
  closeToNew: z.strictObject({ isClosed: z.boolean() }),
  /** All learners whose first time in this class was in the last five minutes. */
  removeRecent: z.strictObject({}),
} as const

export type ServerData = { [Name in keyof typeof serverFrames]: z.output<(typeof serverFrames)[Name]> }
export type ClientData = { [Name in keyof typeof clientFrames]: z.output<(typeof clientFrames)[Name]> }
export type ServerFrame<Names extends keyof ServerData = keyof ServerData> = {
  [Name in Names]: { readonly name: Name; readonly data: ServerData[Name] }
}[Names]
export type ClientFrame<Names extends keyof ClientData = keyof ClientData> = {
  [Name in Names]: { readonly name: Name; readonly data: ClientData[Name] }
}[Names]
