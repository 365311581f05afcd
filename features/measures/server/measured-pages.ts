import type { Config } from '#platform/server/feature.ts'

/** Where the site measures, its pages say so, and the app fetches what measures (app/web/main.tsx); elsewhere it is never fetched. */
export const measureWriter =
  ({ config }: { readonly config: Pick<Config, 'measures'> }) =>
  (built: string): string =>
    config.measures.isOn ? built.replace('<html ', '<html data-measured ') : built
