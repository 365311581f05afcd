import { z } from 'zod'
import { onOff, SettingError, settings, type Values, wholeNumber } from '#platform/server/config/settings.ts'

const postgresUrl = z
  .string()
  .refine((text) => text === '' || isPostgresUrl(text), 'must be postgres://user:password@host:port/database')

export const databaseSettings = settings({
  url: {
    env: 'DATABASE_URL',
    schema: postgresUrl,
    about:
      'PostgreSQL database as `postgres://user:password@host:port/database`. Without one, data is kept in a SQLite file in `DATA_DIR`.',
    secret: true,
  },
  readUrl: {
    env: 'DATABASE_READ_URL',
    schema: postgresUrl,
    about:
      'Address of a read-only replica of `DATABASE_URL`, from which the operators’ overview and their largest exports are read. While it cannot be reached, they are read from `DATABASE_URL`.',
    secret: true,
  },
  poolSize: {
    env: 'DATABASE_POOL_SIZE',
    schema: wholeNumber(1, 1000),
    fallback: '10',
    about: 'Maximum number of connections to PostgreSQL for one process.',
  },
  preparedStatements: {
    env: 'DATABASE_PREPARED_STATEMENTS',
    schema: onOff,
    fallback: 'on',
    about:
      'Whether PostgreSQL keeps the statements of each request parsed, by name. `off` behind a pooler in transaction mode that does not know of them: PgBouncer before 1.21, or with `max_prepared_statements = 0`.',
  },
})

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

/** @throws SettingError */
export function checkDatabaseSettings({ url, readUrl }: Values<typeof databaseSettings>): void {
  if (readUrl && !url) throw new SettingError('DATABASE_READ_URL needs DATABASE_URL, whose replica it is.')
}
