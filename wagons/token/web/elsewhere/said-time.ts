/** The server's time when it sent this answer, in ms: clocks of devices may be days off. */
export function saidTime({ headers }: Pick<Response, 'headers'>): number {
  const said = Date.parse(headers.get('date') ?? '')
  return Number.isFinite(said) ? said : Date.now()
}
