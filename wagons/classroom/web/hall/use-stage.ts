import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HallProps } from './hall-props.ts'
import type { View } from './scene/camera.ts'
import { type Area, placeOfName } from './scene/name-places.ts'
import { Stage } from './stage.ts'

/** The hall in the element `host`, in step with what the page gives; what is in `overlay` stays above who it belongs to. */
export function useStage(props: HallProps, view: View, overlay: RefObject<HTMLElement | null>) {
  const { people, hands, places, board, reducedMotion, season, spaceName, moduleNumber } = props
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)
  const size = useRef({ width: 1, height: 1 })
  const [isSitting, setSitting] = useState(true)
  const [showsPicture, setShowsPicture] = useState(false)
  const you = people.find(({ isYou }) => isYou)?.seat ?? 0
  const hostSeat = people.find(({ isHost }) => isHost)?.seat
  const isHeld = showsPicture || hostSeat !== undefined

  const tell = useEffectEvent(props.onMove)
  const fail = useEffectEvent(() => props.onLeave(true))
  /** What a name of another shall not cover, in pixels. */
  const facesBut = (own: number): Area[] => {
    const { width, height } = size.current
    return people.flatMap(({ seat }) => {
      const spot = seat === own ? undefined : stage.current?.spotOf(seat)
      if (!spot) return []
      const tall = (spot.foot - spot.y) * height
      const [middle, top] = [spot.x * width, spot.y * height]
      return [{ left: middle - tall * 0.25, right: middle + tall * 0.25, top, bottom: top + tall / 2 }]
    })
  }
  const follow = useEffectEvent(() => {
    const { width, height } = size.current
    const taken: Area[] = []
    if (stage.current) {
      const { left, right, top, bottom } = stage.current.boardArea
      taken.push({ left: left * width, right: right * width, top: top * height, bottom: bottom * height })
      host.current?.style.setProperty('--foot', `${bottom * height}px`)
    }
    const caption = overlay.current?.querySelector<HTMLElement>('.hall-caption')
    if (caption) {
      const { offsetTop: top, offsetLeft: left, offsetHeight, offsetWidth } = caption
      taken.push({ left, right: left + offsetWidth, top, bottom: top + offsetHeight })
    }
    for (const label of overlay.current?.querySelectorAll<HTMLElement>('[data-seat]') ?? []) {
      const seat = Number(label.dataset.seat)
      const spot = stage.current?.spotOf(seat)
      label.hidden = spot === undefined
      if (!spot) continue
      let [x, y] = [spot.x * width, spot.y * height]
      if (label.matches('.hall-name')) {
        const { offsetWidth, offsetHeight: plate } = label.firstElementChild as HTMLElement
        const half = offsetWidth / 2
        const foot = seat === hostSeat ? spot.foot * height : undefined
        const place = placeOfName({ x, y, foot, half, plate }, size.current, taken, facesBut(seat))
        label.hidden = place === undefined
        if (!place) continue
        taken.push(place)
        x = place.left + half
        y = place.bottom
      }
      label.style.translate = `${x}px ${y}px`
    }
  })
  const fill = useEffectEvent(() => {
    stage.current?.setPlaces(places.current())
    stage.current?.setPeople(people, hands)
    stage.current?.setHeld(isHeld)
    stage.current?.setView(view)
  })

  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    // A canvas of its own each time: one whose context was given back gets no other.
    const canvas = document.createElement('canvas')
    canvas.setAttribute('aria-hidden', 'true')
    element.prepend(canvas)
    const lost = (event: Event) => {
      event.preventDefault()
      fail()
    }
    canvas.addEventListener('webglcontextlost', lost)
    let drawn: Stage
    try {
      drawn = new Stage(canvas, {
        season: season ?? 'winter',
        spaceName,
        moduleNumber,
        you,
        isCalm: reducedMotion,
        onMove: (place) => tell(place),
        onDraw: () => follow(),
        onSitting: setSitting,
      })
    } catch {
      canvas.remove()
      fail()
      return undefined
    }
    stage.current = drawn
    fill()
    const observer = new ResizeObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      size.current = entry.contentRect
      drawn.resize(entry.contentRect.width, entry.contentRect.height)
    })
    observer.observe(canvas)
    return () => {
      canvas.removeEventListener('webglcontextlost', lost)
      observer.disconnect()
      drawn.dispose()
      stage.current = null
      canvas.remove()
    }
  }, [season, spaceName, moduleNumber, you, reducedMotion])

  useEffect(() => {
    const update = () => stage.current?.setPlaces(places.current())
    update()
    return places.subscribe(update)
  }, [places])

  useEffect(() => {
    const update = () => {
      const picture = board.picture()
      setShowsPicture(picture !== undefined)
      stage.current?.showBoard(picture)
    }
    update()
    return board.subscribe(update)
  }, [board])

  useEffect(() => stage.current?.setPeople(people, hands), [people, hands])
  useEffect(() => stage.current?.setHeld(isHeld), [isHeld])
  useEffect(() => stage.current?.setView(view), [view])
  // What has just come has no place yet.
  useEffect(follow)

  return { host, stage, isSitting }
}
