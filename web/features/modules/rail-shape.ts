/** How a track runs from one station to the next. */
export type Bend = 'rise' | 'level' | 'fall'

// One hill and one valley, over and over: 0 is the highest.
const hills = [2, 1, 0, 0, 1, 2] as const

/** How far down a station lies on the map that runs across. */
export function levelOf(index: number): 0 | 1 | 2 {
  return hills[index % hills.length] ?? 0
}

/** How the track runs from a station to the one after it. */
export function bendAfter(index: number): Bend {
  const drop = levelOf(index + 1) - levelOf(index)
  if (drop === 0) return 'level'
  return drop > 0 ? 'fall' : 'rise'
}
