import type { Direction } from './scene/walking.ts'

/** By where a key is, so that W, A, S, D lie together on every keyboard. */
const ways: Readonly<Record<string, Direction>> = {
  ArrowUp: { x: 0, z: -1 },
  ArrowDown: { x: 0, z: 1 },
  ArrowLeft: { x: -1, z: 0 },
  ArrowRight: { x: 1, z: 0 },
  KeyW: { x: 0, z: -1 },
  KeyS: { x: 0, z: 1 },
  KeyA: { x: -1, z: 0 },
  KeyD: { x: 1, z: 0 },
}

type KeyStroke = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Shortcuts of the browser are not taken. */
export const isWalkingKey = ({ code, ctrlKey, altKey, metaKey }: KeyStroke): boolean =>
  code in ways && !ctrlKey && !altKey && !metaKey

/** Where the keys that are held down lead together. */
export function directionOf(held: Iterable<string>): Direction {
  let [x, z] = [0, 0]
  for (const code of new Set([...held].map((key) => ways[key]))) {
    x += code?.x ?? 0
    z += code?.z ?? 0
  }
  return { x: Math.sign(x), z: Math.sign(z) }
}
