import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { icon } from '#platform/web/drawings/icons.tsx'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { HandIcon } from '../figures/figure.tsx'
import * as handText from '../figures/hand.en.ts'
import * as text from './hall.en.ts'
import type { HallPerson, HallProps } from './hall-props.ts'
import { ReactionBubble, Reactions } from './hall-reactions.tsx'
import type { View } from './scene/camera.ts'
import type { Direction } from './scene/walking.ts'
import { ThumbStick } from './thumb-stick.tsx'
import { useStage } from './use-stage.ts'
import { directionOf, isWalkingKey } from './walking-keys.ts'
import './hall.css'

/** In pixels: as near as a tap must be to a figure, whose name it shows. */
const nearFigure = 30
/** So few have room for all their names; of more, only the own one, the host's, and whose turn it is. */
const fewPeople = 4

/** The class as a room. All that it shows stands on the page below in words; the canvas itself says nothing. */
export function Hall(props: HallProps) {
  const { people, hands, hand, spaceName, season, caption, reactions, start, isOver, onReact, onLeave } =
    props
  const [view, setView] = useState<View>('behind')
  const [named, setNamed] = useState<number>()
  const [hasWalked, setWalked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const held = useRef(new Set<string>())
  const ids = useId()
  const { host, stage, isSitting } = useStage(props, view, overlay)
  const you = people.find(({ isYou }) => isYou)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView()
  }, [])

  function walk(direction: Direction) {
    if (direction.x !== 0 || direction.z !== 0) setOut()
    stage.current?.push(direction)
  }

  function setOut() {
    setView('behind')
    setWalked(true)
  }

  function changeKeys(event: KeyboardEvent, isDown: boolean) {
    if (!isWalkingKey(event)) return
    event.preventDefault()
    if (isDown) held.current.add(event.code)
    else held.current.delete(event.code)
    walk(directionOf(held.current))
  }

  function tap(event: MouseEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    const person = people.find(({ seat }) => {
      const spot = stage.current?.spotOf(seat)
      return spot && Math.hypot(spot.x * width - x, spot.y * height + nearFigure - y) < nearFigure
    })
    setNamed(person?.seat)
    if (person) return
    setOut()
    stage.current?.walkTo({ x: x / width, y: y / height })
  }

  const toggle = (other: View) => setView(view === other ? 'behind' : other)
  return (
    <section
      className="hall mx-[calc(50%-50vw)] my-3 bg-(--hall-dark) text-(--hall-light)"
      data-theme="edutrain-dark"
      data-season={season}
      aria-labelledby={`${ids}-name`}
    >
      <header className="hall-bar">
        <h2 id={`${ids}-name`} ref={heading} tabIndex={-1} className="text-[1.4rem] outline-offset-4">
          {text.nameOf(spaceName)}
        </h2>
        <Button look="outline" className="ms-auto" onClick={() => onLeave(false)}>
          {text.flatView}
        </Button>
      </header>
      <div
        ref={host}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that walk
        tabIndex={0}
        className="hall-window relative cursor-pointer touch-manipulation overflow-hidden -outline-offset-6 select-none [--focus:var(--hall-light)] [container-type:size] [&>canvas]:size-full"
        aria-label={text.floor}
        aria-describedby={`${ids}-how`}
        onKeyDown={(event) => changeKeys(event, true)}
        onKeyUp={(event) => changeKeys(event, false)}
        onBlur={() => {
          held.current.clear()
          stage.current?.push({ x: 0, z: 0 })
        }}
        onClick={tap}
      >
        <div
          ref={overlay}
          className="pointer-events-none absolute inset-0 bg-[radial-gradient(ellipse_at_50%_45%,transparent_55%,rgb(16_12_40/0.5))]"
          aria-hidden="true"
        >
          {caption && (
            <p className="hall-caption" dir="auto">
              {caption}
            </p>
          )}
          {[...people].sort(byRank).map((person) => (
            <NameTag
              key={person.seat}
              person={person}
              isNamed={people.length <= fewPeople || person.seat === named || person.seat === hands[0]}
            />
          ))}
          {reactions.map(({ id, seat, reaction }) => (
            <ReactionBubble
              key={id}
              seat={seat}
              reaction={reaction}
              isHost={people.some((person) => person.seat === seat && person.isHost)}
            />
          ))}
        </div>
        {isOver && (
          // biome-ignore lint/a11y/useValidAnchor: it leads to the lesson below; a click beside it walks
          <a
            href="#lesson-text"
            className={`${buttonClass()} hall-next`}
            onClick={(event) => event.stopPropagation()}
          >
            {text.readOn}
          </a>
        )}
      </div>
      <ThumbStick onPush={walk} />
      <div className="hall-bar hall-buttons">
        {onReact && <Reactions sent={reactions.filter(({ seat }) => seat === you?.seat)} onReact={onReact} />}
        {hand && (
          <Button aria-pressed={hand.isUp} onClick={hand.toggle}>
            <HandIcon className="size-6" />
            {hand.isUp ? handText.lower : handText.raise}
          </Button>
        )}
        {start && (
          <Button look={isOver ? 'outline' : 'solid'} onClick={start}>
            <StartIcon className="size-6" />
            {text.start}
          </Button>
        )}
        {you && !you.isHost && (
          <Button
            look="outline"
            onClick={() => {
              setView('behind')
              if (isSitting) stage.current?.standUp()
              else stage.current?.sit()
            }}
          >
            {isSitting ? <RiseIcon className="size-6" /> : <SitIcon className="size-6" />}
            {isSitting ? text.standUp : text.sitDown}
          </Button>
        )}
        <ViewButton
          name={text.lookAtBoard}
          short={text.board}
          isOn={view === 'board'}
          onTurn={() => toggle('board')}
        >
          <BoardIcon className="size-6" />
        </ViewButton>
        {you && !you.isHost && (
          <ViewButton
            name={text.fromSeat}
            short={text.seat}
            isOn={view === 'seat'}
            onTurn={() => toggle('seat')}
          >
            <EyeIcon className="size-6" />
          </ViewButton>
        )}
      </div>
      <p role="status" className="sr-only">
        {text.sameBeside}
      </p>
      <p id={`${ids}-how`} className="hall-how" hidden={hasWalked}>
        <span className="with-keys">{text.howToWalk}</span>
        <span className="without-keys">{text.howToTap}</span>
      </p>
    </section>
  )
}

const StartIcon = icon('M8 5v14l11-7z')
const RiseIcon = icon('M3 15h18M6 15v6M18 15v6M12 11V2M8 6l4-4 4 4')
const SitIcon = icon('M3 15h18M6 15v6M18 15v6M12 2v9M8 7l4 4 4-4')
const BoardIcon = icon('M3 4h18v12H3zM8 21l4-5 4 5')
const EyeIcon = icon('M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 0 .010 0')

interface ViewButtonProps {
  readonly name: string
  /** Where there is little room: words of the name. */
  readonly short: string
  readonly isOn: boolean
  readonly onTurn: () => void
  readonly children: ReactNode
}

const ViewButton = ({ name, short, isOn, onTurn, children }: ViewButtonProps) => (
  <Button look="outline" aria-label={name} aria-pressed={isOn} onClick={onTurn}>
    {children}
    <span className="hall-long">{name}</span>
    <span className="hall-short">{short}</span>
  </Button>
)

/** Where names would cover one another the last ones stand higher. */
const byRank = (one: HallPerson, other: HallPerson) => rankOf(other) - rankOf(one)
const rankOf = ({ isYou, isHost }: HallPerson) => Number(isYou) * 2 + Number(isHost)

interface NameTagProps {
  readonly person: HallPerson
  readonly isNamed: boolean
}

/** Above the own figure, the host, and those to be named. */
function NameTag({ person: { seat, nickname, isYou, isHost }, isNamed }: NameTagProps) {
  if (!isYou && !isHost && !isNamed) return null
  return (
    <span data-seat={seat} className="hall-name absolute top-0 left-0">
      <bdi
        className={`block max-w-36 truncate rounded-[0.4rem] px-[0.4em] py-[0.05em] font-display text-[0.95rem] font-semibold md:text-[1.05rem] [translate:-50%_-100%] ${isHost ? 'bg-[#a8301a]' : 'bg-(--hall-light) text-(--hall-dark)'}`}
      >
        {isHost ? text.host(nickname) : isYou ? text.you : nickname}
      </bdi>
    </span>
  )
}
