import { z } from 'zod'
import { onOff, settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'

export const classroomSettings = settings({
  seats: {
    env: 'CLASS_SEATS',
    schema: wholeNumber(1, 200),
    fallback: '40',
    about: 'Learners that a class has room for; its host takes no seat.',
  },
  chat: {
    env: 'CLASS_CHAT',
    schema: onOff,
    fallback: 'on',
    about: 'Whether the host of a class can open its chat (`on` or `off`).',
  },
  process: {
    env: 'CLASS_PROCESS',
    schema: z.string().regex(/^[a-z0-9-]{1,32}$/, 'must be 1 to 32 small letters, digits and dashes'),
    fallback: 'main',
    about:
      'Name of this process among those that share a database; the proxy leads `/class-socket/` and this name to it. Each process needs its own.',
  },
  socketsPerAddress: {
    env: 'MAX_CLASS_SOCKETS_PER_ADDRESS',
    schema: wholeNumber(1, 100_000),
    fallback: '250',
    about:
      'Maximum number of learners in classes per network address, since a school shares one; behind a proxy, `TRUST_PROXY` must name it.',
  },
})

export type ClassroomSettings = Values<typeof classroomSettings>

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly classroom: ClassroomSettings
  }
}
