import type { WagonBench } from '#workshop/bench/wagon-bench.ts'
import { measureClass } from './bench/class.ts'
import { measureHall } from './bench/hall.ts'

export const parts: WagonBench['parts'] = {
  async class(small, effort, report) {
    await measureClass(small, effort, report)
    // Without pictures it needs no browser and no built pages.
    if (effort.frames > 0) await measureHall(small, effort, report)
  },
}
