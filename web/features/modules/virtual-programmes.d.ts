/** The programmes of `content/`, put into the page when it is built. */
declare module 'virtual:programmes' {
  export const programmes: import('#contract/modules.ts').Programme[]
}
