// A process of its own that opens the SQLite file named on its command line and migrates it.
import { migrate } from '#server/platform/db/migrate.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'

const db = openSqlite(process.argv[2] ?? '')
await migrate(db)
await db.destroy()
