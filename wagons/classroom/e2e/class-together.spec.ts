import type { Page } from '@playwright/test'
import {
  askFigure,
  classPath,
  expectInside,
  goIn,
  openLoggedIn,
  openTab,
  personIn,
  startOnBoard,
} from '#wagons/classroom/e2e/support/classroom.ts'
import { expectAccessible } from '#workshop/e2e/support/accessibility.ts'
import { watchButton } from '#workshop/e2e/support/film.ts'
import { expectInView, smallPhone } from '#workshop/e2e/support/in-view.ts'
import { fillLogin, signIn } from '#workshop/e2e/support/login.ts'
import { expectToast } from '#workshop/e2e/support/page-parts.ts'
import { expect, test } from '#workshop/e2e/support/test.ts'

/** In ms of the film, as its rail shows it. */
const filmTime = (page: Page) =>
  page.locator('.film-rail input').evaluate((rail) => Number((rail as HTMLInputElement).value))

test('a visitor sees how many are there and that one goes in after logging in', async ({
  page,
  newLearner,
}) => {
  await page.goto(classPath(1))
  const door = page.locator('.classroom')
  await expect(door).toContainText('No one is here yet.')
  await expect(door.getByRole('button', { name: 'Join the class' })).toHaveCount(0)
  await expectAccessible(page)
  const learner = await newLearner()
  await door.getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, learner)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page).toHaveURL(classPath(1))
  await expect(door.getByRole('button', { name: 'Join the class' })).toBeVisible()
})

test('a nickname that cannot be is refused at its field, and another goes in and is kept on the device', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/409/)
  await signIn(page, await newLearner())
  await page.goto(classPath(2))
  const dialog = await askFigure(page)
  const nickname = dialog.getByLabel('Nickname', { exact: true })
  await expect(nickname).toBeFocused()
  await expect(nickname).toHaveValue(/^Ticket \d+$/)
  const goOn = dialog.getByRole('button', { name: 'Join the class', exact: true })
  for (const [name, said] of [
    [' \u200d ', 'Please choose a nickname.'],
    ['me@example.org', 'This cannot be a nickname: no links, no email addresses,'],
    ['EduTrain team', 'This nickname sounds like the host’s or our team’s.'],
  ] as const) {
    await nickname.fill(name)
    await goOn.click()
    await expect(nickname).toHaveAccessibleDescription(new RegExp(`^${said}`))
    await expect(nickname).toBeFocused()
    await expectInView(nickname, page.getByText(said), goOn)
  }
  await dialog.getByText('Figure and real name').click()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Lantern, two dots' }).check()
  await nickname.fill('Ana')
  await goOn.click()
  const room = await expectInside(page)
  await expect(room.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)
  await room.getByRole('button', { name: 'Leave' }).click()
  await expect(page.locator('.classroom')).toContainText('You have left the class.')
  await page.reload()
  await askFigure(page)
  await expect(nickname).toHaveValue('Ana')
  await dialog.getByText('Figure and real name').click()
  await expect(dialog.getByRole('radio', { name: 'Lantern, two dots' })).toBeChecked()
})

test('the way in is on the first screen of a small phone, and who went in before walks straight in', async ({
  page,
  newLearner,
}) => {
  await page.setViewportSize(smallPhone)
  await signIn(page, await newLearner())
  const room = await goIn(page, 8, 'Ana')
  await room.getByRole('button', { name: 'Leave' }).click()
  await page.reload()
  const door = page.locator('.class-door')
  await expect(door).toContainText('As Ana')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  const wayIn = door.getByRole('button', { name: 'Join the class', exact: true })
  await expectInView(page.getByRole('heading', { name: 'The class', exact: true }), wayIn)
  expect((await wayIn.boundingBox())?.y).toBeLessThan((await watchButton(page).boundingBox())?.y ?? 0)
  await wayIn.click()
  await expectInside(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a nickname that is taken keeps the dialog, with the focus and the reason in sight', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  problems.allow(/409/)
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await goIn(other, 8, 'Zoe')
  await page.setViewportSize(smallPhone)
  await signIn(page, await newLearner())
  await page.goto(classPath(8))
  const dialog = await askFigure(page)
  const nickname = dialog.getByLabel('Nickname', { exact: true })
  await nickname.fill('Zoe')
  await dialog.getByRole('button', { name: 'Join the class', exact: true }).click()
  await expect(nickname).toBeFocused()
  await expectInView(nickname, dialog.getByText('Another learner here has this nickname.'))
  await nickname.fill('Zoe B')
  await dialog.getByRole('button', { name: 'Join the class', exact: true }).click()
  await expectInside(page)
  await other.context().close()
})

test('a class without a host waits with the poster of its film, whose one button starts it for everyone, and the way into the hall; who is alone has a button that copies its link, and nothing that reaches no one', async ({
  page,
  context,
  newLearner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(smallPhone)
  await signIn(page, await newLearner())
  const room = await goIn(page, 1, 'Ana')
  const words = room.getByText('No one else is here yet. Start when you like: others join in as they come.')
  await expectInView(startOnBoard(page), words)
  await expect(page.getByRole('button', { name: /the film/ })).toHaveCount(1)
  await expectInView(room.getByRole('button', { name: 'Walk into the hall' }))
  await expect(room.getByRole('checkbox')).toHaveCount(0)
  await expect(room.getByRole('tab')).toHaveCount(0)
  await expect(room.getByRole('group', { name: 'Reactions' })).toHaveCount(0)
  await expect(room.locator('.bench-free')).toHaveCount(0)
  const invite = room.getByRole('button', { name: 'Invite a friend: copy the link' })
  await expectInView(invite)
  await invite.click()
  await expectToast(page, 'Link copied. Now you can send it.', 'alert-success')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(classPath(1), page.url()).href,
  )
  // As on a page that is not served by HTTPS.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await invite.click()
  await expectToast(page, 'The link could not be copied.', 'alert-error')
  await startOnBoard(page).click()
  await expectInView(room.getByText(/^The film starts in \d+ seconds?\.$/))
})

test('two see each other and what they say without words, and watch the film in step (SX.47)', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await signIn(page, await newLearner())
  const here = await goIn(page, 3, 'Ana')
  const there = await goIn(other, 3, 'Björn')
  await expect(personIn(here, 'Björn')).toBeVisible()
  await expect(personIn(there, 'Ana')).toBeVisible()
  await expect(personIn(here, 'Ana')).toHaveAccessibleName(/you$/)
  await expect(here.getByRole('heading', { level: 2 })).toHaveText('2 here')

  await there.getByRole('button', { name: 'Applause' }).click()
  await expect(personIn(here, 'Björn')).toHaveAccessibleName(/Applause$/)

  await here.getByRole('checkbox', { name: 'Watch together' }).uncheck()
  await expect(watchButton(page)).toContainText('Watch the film')
  await here.getByRole('checkbox', { name: 'Watch together' }).check()
  await startOnBoard(page).click()
  await expect(there.getByText(/^The film starts in \d+ seconds?\.$/)).toBeVisible()
  await expect(here.getByText('The film is playing for everyone.')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => filmTime(page)).toBeGreaterThan(500)
  await expect
    .poll(async () => {
      const [ours = 0, theirs = 0] = await Promise.all([filmTime(page), filmTime(other)])
      return Math.abs(ours - theirs)
    })
    .toBeLessThan(1_000)
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0)

  await here.getByRole('checkbox', { name: 'Watch together' }).uncheck()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await here.getByRole('checkbox', { name: 'Watch together' }).check()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0)

  await there.getByRole('button', { name: 'Leave' }).click()
  await expect(personIn(here, 'Björn')).toHaveCount(0)
  await other.context().close()
})

test('who hides another and is hidden do not see each other any more, until it is taken back (SX.47)', async ({
  page,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await signIn(page, await newLearner())
  const here = await goIn(page, 4, 'Ana')
  const there = await goIn(other, 4, 'Björn')
  await personIn(here, 'Björn').click()
  const dialog = page.getByRole('dialog', { name: 'Björn' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect(personIn(here, 'Björn')).toHaveCount(0)
  await expect(personIn(there, 'Ana')).toHaveCount(0)
  await openTab(here, 'People')
  await here.getByRole('button', { name: 'Show Björn again' }).click()
  await expect(personIn(here, 'Björn')).toBeVisible()
  await expect(personIn(there, 'Ana')).toBeVisible()

  await personIn(there, 'Ana').click()
  const report = other.getByRole('dialog')
  await report.getByRole('button', { name: 'Report …' }).click()
  await report.getByLabel('What happened? (optional)').fill('Was rude.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(other.getByText('Thank you. Our team will look at it.')).toBeVisible()
  await other.context().close()
})

test('a connection that was lost comes back by itself, and the film has gone on meanwhile (SX.47)', async ({
  page,
  network,
  browser,
  baseURL,
  problems,
  newLearner,
}) => {
  const other = await openLoggedIn(browser, { problems, baseURL }, await newLearner())
  await signIn(page, await newLearner())
  const room = await goIn(page, 6, 'Ana')
  await goIn(other, 6, 'Björn')
  await startOnBoard(page).click()
  await expect(room.getByText('The film is playing for everyone.')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => filmTime(page)).toBeGreaterThan(1_000)
  // As after a time without a network, when the server is not to be reached at once.
  const lost = await network.lose('/classroom/tickets')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(room.getByText('The connection to the class is lost.')).toBeVisible()
  const before = await filmTime(page)
  await expect.poll(() => filmTime(page)).toBeGreaterThan(before + 1_000)
  await lost.restore()
  await expect(room.getByText('The connection to the class is lost.')).toHaveCount(0)
  await room.getByRole('button', { name: 'Heart' }).click()
  await expect(personIn(room, 'Ana')).toHaveAccessibleName(/Heart$/)
  await expect.poll(() => filmTime(page)).toBeGreaterThan(before + 2_000)
  await other.context().close()
})

test('a tab that is replaced by another says so, and does not take its place back by itself', async ({
  page,
  context,
  newLearner,
}) => {
  await signIn(page, await newLearner())
  await goIn(page, 5, 'Ana')
  const second = await context.newPage()
  await goIn(second, 5, 'Ana')
  await expect(page.locator('.classroom')).toContainText(
    'You joined from another tab or device. This one has left the class.',
  )
  await page.getByRole('button', { name: 'Rejoin the class' }).click()
  await expectInside(page)
  await expect(second.locator('.classroom')).toContainText('You joined from another tab')
})

test('without sockets the page is the film and the lesson, and says so (SX.47)', async ({
  page,
  newLearner,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'))
  await signIn(page, await newLearner())
  await page.goto(classPath(7))
  await expect(page.locator('.classroom')).toContainText(
    'This browser cannot join the class. The film and the lesson are all here.',
  )
  await expect(page.getByRole('button', { name: /Watch the film/ })).toBeVisible()
  await expect(page.locator('.lesson h2').first()).toBeVisible()
})
