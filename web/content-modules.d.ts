/** The programmes of `content/`, put into the page when it is built. */
declare module 'virtual:programmes' {
  import type { Programme } from '#contract/modules.ts'

  export const programmes: Programme[]
}

declare module 'virtual:wallet-guide' {
  export const title: string
  export const html: string
}
