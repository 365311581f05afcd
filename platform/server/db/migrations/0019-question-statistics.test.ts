import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { migrate } from '../migrate.ts'
import { questionStatistics } from './0019-question-statistics.ts'

it('keeps readers of attempts waiting for its last statement alone, not while the index is built', async () => {
  const db = openAddress(await createBareDatabase())
  onTestFinished(() => db.destroy())
  await migrate(db, '0018-reviews')
  const statements: string[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })

  await questionStatistics.up(watched)

  const inOrder = [...new Set(statements)]
  expect(inOrder).toEqual(['RawNode', 'CreateTableNode', 'AlterTableNode'])
  expect(statements.lastIndexOf('CreateTableNode')).toBeLessThan(statements.indexOf('AlterTableNode'))
})
