import { type PointerEvent, useRef } from 'react'
import type { Direction } from './scene/walking.ts'

/** In pixels: how far the knob goes. */
const reach = 28

/** For touch alone: keys and a tap on the floor lead everywhere, too. */
export function ThumbStick({ onPush }: { readonly onPush: (direction: Direction) => void }) {
  const knob = useRef<HTMLSpanElement>(null)

  function push(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2]
    const length = Math.max(reach, Math.hypot(x, y))
    move({ x: x / length, z: y / length })
  }

  function move(direction: Direction) {
    if (knob.current) knob.current.style.translate = `${direction.x * reach}px ${direction.z * reach}px`
    onPush(direction)
  }

  const end = () => move({ x: 0, z: 0 })
  return (
    <div
      className="hall-stick hidden size-19 touch-none place-items-center rounded-full border-2 border-[rgb(255_253_248/0.6)] bg-[rgb(22_20_42/0.35)] pointer-coarse:grid"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        push(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && push(event)}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span
        ref={knob}
        className="size-9 rounded-full border-2 border-(--hall-light) bg-[rgb(255_253_248/0.2)]"
      />
    </div>
  )
}
