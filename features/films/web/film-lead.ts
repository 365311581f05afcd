/**
 * A film that others watch at the same time: it runs by their clock, and is not played or sought by one alone. In ms; `now` is
 * earlier than `startedAt` while they wait for its beginning. `stoppedAt` is a time of the film.
 */
export type FilmLead =
  | { readonly startedAt: number; readonly now: () => number }
  | { readonly stoppedAt: number }

/** Where the film is, in ms; before its beginning that is less than 0. */
export const ledTime = (lead: FilmLead): number =>
  'stoppedAt' in lead ? lead.stoppedAt : lead.now() - lead.startedAt
