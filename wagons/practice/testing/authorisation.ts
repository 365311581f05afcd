import type { AddRows } from '#workshop/testing/authorisation/authorisation-row.ts'

/** An exercise done. */
export const addRows: AddRows = async (_app, { call }) => {
  await call('PUT', '/api/practice/1')
  return {}
}
