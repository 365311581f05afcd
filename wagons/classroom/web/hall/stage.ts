import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { DrawingPace } from './drawing-pace.ts'
import type { HallPerson } from './hall-props.ts'
import { ease, isSameShot, type Shot, shotOf, type View } from './scene/camera.ts'
import { board } from './scene/dimensions.ts'
import { approach, type Standing, standingAt } from './scene/figure-motion.ts'
import { figureTop } from './scene/figure-shapes.ts'
import { type HallLook, HallScene } from './scene/hall-scene.ts'
import type { Area } from './scene/name-places.ts'
import { arrival, distanceToPlatform } from './scene/train.ts'
import { type Direction, isAtSeat, ontoFloor, stepFrom, stepTowards } from './scene/walking.ts'

/** Where something is seen, from 0 to 1 from the left and the top. */
export interface Spot {
  readonly x: number
  readonly y: number
}

interface StageOptions extends HallLook {
  /** The learner's own seat. */
  readonly you: number
  readonly isCalm: boolean
  readonly onMove: (place: Place) => void
  /** After each picture. */
  readonly onDraw: () => void
  readonly onSitting: (isSitting: boolean) => void
}

/** In ms between two places that are told: eight a second. */
const pace = 125
/** In seconds: the longest step that is taken at once, after a pause of the browser. */
const longestStep = 0.1
/** In cm: nearer than this, what the server says of the own place is an echo and no correction. */
const correction = 160

/** What happens in the hall: who walks where, and when the next picture is due. Nothing is drawn while nothing changes. */
export class Stage {
  readonly #scene: HallScene
  readonly #options: StageOptions
  readonly #standing = new Map<number, Standing>()
  readonly #visibility: IntersectionObserver
  #people: readonly HallPerson[] = []
  #hands: ReadonlySet<number> = new Set()
  #places: ReadonlyMap<number, Place> = new Map()
  #own: Place
  #goal: { readonly x: number; readonly z: number; readonly sits: boolean } | undefined
  #direction: Direction = { x: 0, z: 0 }
  #view: View = 'behind'
  #shot: Shot | undefined
  #size: readonly [width: number, height: number] = [1, 1]
  readonly #pace = new DrawingPace()
  #frame: number | undefined
  #before: number | undefined
  #isSeen = true
  #told: { readonly place: Place; readonly at: number }
  #isHeld: boolean | undefined
  #train: { readonly since: number; readonly comes: boolean } | undefined
  #minute: number | undefined

  constructor(canvas: HTMLCanvasElement, options: StageOptions) {
    this.#options = options
    this.#own = placeOfSeat(options.you)
    this.#told = { place: this.#own, at: 0 }
    this.#scene = new HallScene(canvas, options, () => this.#wake())
    this.#scene.moveTrain(undefined)
    this.#visibility = new IntersectionObserver((entries) => {
      // Several when it came and went meanwhile: the last is how it is.
      this.#isSeen = entries.at(-1)?.isIntersecting ?? true
      this.#wake()
    })
    this.#visibility.observe(canvas)
    document.addEventListener('visibilitychange', this.#wake)
    this.#tick()
  }

  get isSitting(): boolean {
    return this.#own.isSitting
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return
    this.#size = [width, height]
    this.#scene.resize(width, height, this.#pace.sharpness)
    this.#shot = undefined
    this.#wake()
  }

  setPeople(people: readonly HallPerson[], hands: readonly number[]): void {
    this.#people = people
    this.#hands = new Set(hands)
    this.#wake()
  }

  setPlaces(places: ReadonlyMap<number, Place>): void {
    const { you } = this.#options
    const [before, now] = [this.#places.get(you), places.get(you)]
    this.#places = places
    if (now && now !== before && isFar(now, this.#own) && (!before || isFar(now, this.#told.place))) {
      this.#own = now
      this.#goal = undefined
      this.#told = { place: now, at: this.#told.at }
      this.#options.onSitting(now.isSitting)
    }
    this.#wake()
  }

  showBoard(svg: string | undefined): void {
    this.#scene.board.show(svg)
  }

  /** The train stands there while a class is held. It comes when one begins, and leaves when it is over. */
  setHeld(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return
    const isFirst = this.#isHeld === undefined
    this.#isHeld = isHeld
    if (isFirst || this.#options.isCalm) this.#scene.moveTrain(isHeld ? 0 : undefined)
    else this.#train = { since: performance.now(), comes: isHeld }
    this.#wake()
  }

  setView(view: View): void {
    this.#view = view
    this.#wake()
  }

  push(direction: Direction): void {
    this.#direction = direction
    if (direction.x !== 0 || direction.z !== 0) this.#goal = undefined
    this.#wake()
  }

  /** Straight to what is seen there of the floor; sits down at the own place. */
  walkTo({ x, y }: Spot): void {
    const point = this.#scene.floorAt(x, y)
    if (!point) return
    const goal = ontoFloor(point)
    const { you } = this.#options
    if (you > 0 && isAtSeat(goal, you)) this.sit()
    else this.#goal = { ...goal, sits: false }
    this.#wake()
  }

  sit(): void {
    this.#goal = { ...placeOfSeat(this.#options.you), sits: true }
    this.#wake()
  }

  standUp(): void {
    this.#settle({ ...this.#own, isSitting: false })
    this.#wake()
  }

  /** Above a figure's head, with the height of its feet; undefined where that is not seen. */
  spotOf(seat: number): (Spot & { readonly foot: number }) | undefined {
    const standing = this.#standing.get(seat)
    const person = this.#people.find((one) => one.seat === seat)
    if (!standing || !person || (seat === this.#options.you && this.#view === 'seat')) return undefined
    const { x, y, z } = standing
    const spot = this.#scene.project(x, y + figureTop(person), z)
    return spot && { ...spot, foot: this.#scene.project(x, y, z)?.y ?? spot.y }
  }

  /** What the board covers with its frame, in shares of the picture. */
  get boardArea(): Area {
    const { width, height, bottom, z, frame } = board
    const corners = [-1, 1].flatMap((side) =>
      [bottom - frame, bottom + height + frame].flatMap(
        (y) => this.#scene.project(side * (width / 2 + frame), y, z) ?? [],
      ),
    )
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  }

  dispose(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    clearTimeout(this.#minute)
    this.#visibility.disconnect()
    document.removeEventListener('visibilitychange', this.#wake)
    this.#scene.dispose()
  }

  readonly #wake = () => {
    if (this.#frame !== undefined || document.hidden || !this.#isSeen) return
    this.#frame = requestAnimationFrame((now) => this.#step(now))
  }

  #step(now: number): void {
    this.#frame = undefined
    const seconds = this.#before === undefined ? 1 / 60 : Math.min(longestStep, (now - this.#before) / 1000)
    const isBusy = [this.#walk(seconds, now), this.#settleFigures(seconds), this.#moveTrain(now)].some(
      Boolean,
    )
    const isTurning = this.#moveCamera(seconds, isBusy)
    // A step that follows another: so long took the picture before.
    if (this.#before !== undefined && this.#pace.add(now - this.#before))
      this.#scene.resize(...this.#size, this.#pace.sharpness)
    if (this.#shot) this.#scene.draw(this.#shot)
    this.#options.onDraw()
    this.#before = isBusy || isTurning ? now : undefined
    if (isBusy || isTurning) this.#wake()
  }

  /** Whether the own figure is on its way, or its last place is still to be told. */
  #walk(seconds: number, now: number): boolean {
    const { x, z } = this.#direction
    if (x !== 0 || z !== 0) this.#settle(stepFrom(this.#own, this.#direction, seconds))
    else if (this.#goal) {
      const next = stepTowards(this.#own, this.#goal, seconds)
      if (next) this.#settle(next)
      else {
        if (this.#goal.sits) this.#settle(placeOfSeat(this.#options.you))
        this.#goal = undefined
      }
    }
    const isUntold = this.#own !== this.#told.place
    if (isUntold && now - this.#told.at >= pace) {
      this.#told = { place: this.#own, at: now }
      this.#options.onMove(this.#own)
    }
    return isUntold || this.#goal !== undefined || x !== 0 || z !== 0
  }

  #settle(place: Place): void {
    if (place.isSitting !== this.#own.isSitting) this.#options.onSitting(place.isSitting)
    this.#own = place
  }

  #settleFigures(seconds: number): boolean {
    const { you, isCalm } = this.#options
    let isMoving = false
    for (const seat of this.#standing.keys())
      if (!this.#people.some((person) => person.seat === seat)) this.#standing.delete(seat)
    for (const { seat } of this.#people) {
      const place = seat === you ? this.#own : (this.#places.get(seat) ?? placeOfSeat(seat))
      const from = this.#standing.get(seat)
      const next = from ? approach(from, place, seconds, isCalm) : standingAt(place)
      isMoving ||= next !== from
      this.#standing.set(seat, next)
    }
    const figures = this.#people.flatMap((person) => {
      const standing = this.#standing.get(person.seat)
      return standing ? [{ ...person, ...standing, hasHandUp: this.#hands.has(person.seat) }] : []
    })
    this.#scene.setFigures(figures, you, this.#view === 'seat' ? you : undefined)
    return isMoving
  }

  /** Without motion the camera stays where it is until the walk is over. */
  #moveCamera(seconds: number, isBusy: boolean): boolean {
    const place = this.#view === 'seat' ? placeOfSeat(this.#options.you) : this.#own
    const goal = shotOf(this.#view, place, { width: this.#size[0], height: this.#size[1] })
    if (this.#shot && this.#options.isCalm && isBusy && this.#view === 'behind') return false
    this.#shot = this.#shot && !this.#options.isCalm ? ease(this.#shot, goal, seconds) : goal
    return !isSameShot(this.#shot, goal)
  }

  #moveTrain(now: number): boolean {
    if (!this.#train) return false
    const seconds = (now - this.#train.since) / 1000
    const { comes } = this.#train
    if (seconds >= arrival) {
      this.#train = undefined
      this.#scene.moveTrain(comes ? 0 : undefined)
    } else this.#scene.moveTrain(comes ? distanceToPlatform(seconds) : -distanceToPlatform(arrival - seconds))
    return true
  }

  /** The clock, at each full minute. */
  readonly #tick = () => {
    const now = new Date()
    this.#scene.setClock(now)
    this.#wake()
    const rest = 60_000 - (now.getSeconds() * 1000 + now.getMilliseconds())
    this.#minute = window.setTimeout(this.#tick, rest + 50)
  }
}

const isFar = (a: Place, b: Place): boolean => Math.hypot(a.x - b.x, a.z - b.z) > correction
