import type { WagonBench } from '#workshop/bench/measuring.ts'
import { measureClass } from './bench/class.ts'
import { measureHall } from './bench/hall.ts'

export const parts: WagonBench['parts'] = {
  async class(small, effort) {
    await measureClass(small, effort)
    // Without pictures it needs no browser and no built pages.
    if (effort.frames > 0) await measureHall(small, effort.frames)
  },
}
