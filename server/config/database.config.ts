import { z } from 'zod'
import { settings, wholeNumber } from '#server/platform/config/settings.ts'

export const databaseSettings = settings({
  url: {
    env: 'DATABASE_URL',
    schema: z
      .string()
      .refine(
        (text) => text === '' || isPostgresUrl(text),
        'must be postgres://user:password@host:port/database',
      ),
    fallback: '',
    about:
      'PostgreSQL database as `postgres://user:password@host:port/database`. Without one, data is kept in a SQLite file in `DATA_DIR`.',
    secret: true,
  },
  poolSize: {
    env: 'DATABASE_POOL_SIZE',
    schema: wholeNumber(1, 1000),
    fallback: '10',
    about: 'Maximum number of connections to PostgreSQL for one process.',
  },
})

export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
}
