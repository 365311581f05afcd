import { requestApi } from '#platform/web/lib/api/api.ts'

/** The server's time when it sent this answer, in ms: clocks of devices may be days off. */
export function saidTime({ headers }: Pick<Response, 'headers'>): number {
  const said = Date.parse(headers.get('date') ?? '')
  return Number.isFinite(said) ? said : Date.now()
}

/** In seconds. @throws ApiError */
export async function readServerTime(): Promise<number> {
  return Math.floor(saidTime(await requestApi('GET', '/api/token/chain')) / 1000)
}
