import type { Page } from '@playwright/test'
import { figureShapes } from '#wagons/classroom/contract/classroom.ts'
import type { Person, ServerFrame } from '#wagons/classroom/contract/classroom-frames.ts'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { packFrame } from '#wagons/classroom/contract/classroom-packing.ts'
import { expect } from '#workshop/e2e/support/test.ts'

type Welcome = Extract<ServerFrame, { name: 'welcome' }>['data']

const names = [
  'Ms Dupont',
  'Ana',
  'Björn',
  'Chiara',
  'Demir',
  'Élodie',
  'Farid',
  'Grace',
  'Hiro',
  'سلمى',
  'Kofi',
]

const people = names.map(
  (nickname, seat): Person => ({
    visitor: seat,
    seat,
    nickname,
    shape: figureShapes[seat % figureShapes.length] ?? 'ticket',
    isHost: seat === 0,
    isMuted: seat === 7,
    place: placeOfSeat(seat),
    ...(seat === 5 && { name: 'Élodie Martin' }),
  }),
)

const said = (id: number, seat: number, text: string) => ({
  id,
  visitor: seat,
  seat,
  nickname: names[seat] ?? '',
  text,
  at: 1_800_000_000_000 + id,
})

const empty: Welcome = {
  now: 0,
  you: 3,
  isHost: false,
  mode: 'any-time',
  seats: 40,
  people: people.slice(1, 9),
  hands: [],
  board: { shows: 'nothing' },
  caption: '',
  isChatOpen: false,
  hasChat: true,
  isClosedToNew: false,
  lines: [],
  questions: [],
  hidden: [],
}

const poll = {
  id: 1,
  question: 'Who may know your recovery phrase?',
  options: ['No one', 'The support team', 'A friend who asks'],
  isOpen: true,
  votes: 7,
  left: 0,
}

const held: Welcome = {
  ...empty,
  mode: 'hosted',
  people,
  hands: [5, 3],
  board: { shows: 'stopped-film', at: 62_000 },
  caption: 'Take your time: I close it in a minute.',
  isChatOpen: true,
  lines: [
    said(1, 1, 'On paper, in two places.'),
    said(2, 9, 'ليس في الهاتف'),
    said(3, 3, 'In an old book.'),
    said(4, 0, 'Never in a photo, please.'),
  ],
  poll,
  vote: 0,
  questions: [{ id: 1, seat: 3, nickname: 'Chiara', text: 'What if I lose the paper?' }],
}

/** As many as a good class has, for a picture of the hall. */
const fullRows = [0, 1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 15, 17, 18, 20, 21, 22, 24].map(
  (seat): Person => ({
    visitor: seat,
    seat,
    nickname: names[seat] ?? `${names[seat % names.length]} ${seat}`,
    shape: figureShapes[(seat * 7) % figureShapes.length] ?? 'ticket',
    isHost: seat === 0,
    isMuted: false,
    place: placeOfSeat(seat),
  }),
)

export const playedClasses = {
  free: empty,
  held,
  hall: {
    ...held,
    you: 18,
    people: fullRows,
    hands: [12, 20],
    board: { shows: 'stopped-film', at: 12_000 },
    caption: 'Who would like to say what the slot is?',
  },
  hosting: {
    ...held,
    you: 0,
    isHost: true,
    poll: { ...poll, counts: [5, 2, 0] },
    questions: [...held.questions, { id: 2, seat: 4, nickname: 'Demir', text: 'Is a photo of it fine?' }],
  },
} satisfies Readonly<Record<string, Welcome>>

/** As many at the door whatever happens in the class meanwhile. */
export async function keepDoorAsItIs(page: Page): Promise<void> {
  const classroom = { moduleNumber: 3, mode: 'any-time', here: 8, seats: 40 }
  await page.route('**/api/modules/3/classroom', (route) => route.fulfill({ json: { classroom } }))
}

/**
 * Goes into a class whose people and words are always the same, so that pictures of it can be compared: the socket's other
 * end is played here, by the frames of the contract, and lowers hands. What is returned sends another frame.
 */
export async function enterPlayedClass(page: Page, welcome: Welcome): Promise<(frame: ServerFrame) => void> {
  let { hands } = welcome
  let say: (frame: ServerFrame) => void = () => {}
  const ticket = { ticket: 'a ticket that is not read', socketPath: '/class-socket/played', expiresAt: 0 }
  await page.route('**/tickets', (route) => route.fulfill({ json: ticket }))
  await page.routeWebSocket(/\/class-socket\//, (socket) => {
    say = (frame) => socket.send(packFrame(frame))
    socket.onMessage((message) => {
      if (typeof message !== 'string') return
      const { name, data } = JSON.parse(message)
      if (name === 'enter') say({ name: 'welcome', data: { ...welcome, now: Date.now() } })
      if (name !== 'lowerHand') return
      hands = hands.filter((seat) => seat !== data.visitor)
      say({ name: 'hands', data: { hands } })
    })
  })
  // Where the device knows the figure, the last one asks for another.
  await page.locator('.class-door button:not(.host-door *)').last().click()
  await page.locator('dialog input[name=nickname]').fill('Chiara')
  await page.locator('dialog button[type=submit]').click()
  await expect(page.locator('.benches')).toBeVisible()
  if (welcome.isHost) await expect(page.locator('[aria-labelledby=host-tools]')).toBeVisible()
  // Its part comes after the room.
  if (welcome.poll?.isOpen)
    await expect(
      page.locator(welcome.isHost ? '.poll-answer' : '.room-panel .class-choice').first(),
    ).toBeVisible()
  if (welcome.board.shows === 'stopped-film') await expect(page.locator('.film-caption')).toBeVisible()
  return (frame) => say(frame)
}

/** Walks into the hall of the class, once all of it is drawn. */
export async function walkIntoHall(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Walk into the hall' }).click()
  const hall = page.locator('.hall')
  await expect(hall.locator('.hall-name').first()).toBeVisible()
  // The board's picture comes a moment later, which nothing but the canvas tells.
  let last: Buffer = Buffer.alloc(0)
  await expect
    .poll(
      async () => {
        const now = await hall.screenshot()
        const isSame = now.equals(last)
        last = now
        return isSame
      },
      { intervals: [1_000], timeout: 30_000 },
    )
    .toBe(true)
}
