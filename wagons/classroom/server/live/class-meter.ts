import { Counter, Gauge, type Registry } from 'prom-client'

/** For Prometheus. */
export function measureClasses(registry: Registry) {
  const registers = [registry]
  const received = new Counter({
    name: 'class_frames_in_total',
    help: 'Frames that came from the sockets of classes.',
    registers,
  })
  const sent = new Counter({
    name: 'class_frames_out_total',
    help: 'Frames that went to the sockets of classes.',
    registers,
  })
  return {
    watch(figures: () => { readonly rooms: number; readonly learners: number }): void {
      const gauge = (name: string, help: string, count: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(count())
          },
        })
      gauge('class_rooms', 'Rooms of classes that live in this process.', () => figures().rooms)
      gauge(
        'class_learners',
        'Learners in classes of this process, hosts not counted.',
        () => figures().learners,
      )
    },
    received: () => received.inc(),
    sent: (frames: number) => sent.inc(frames),
  }
}
