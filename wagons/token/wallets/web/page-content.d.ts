declare module 'virtual:wallet-guide' {
  export const title: string
}

/** The guide itself, put into the page when it is built. */
declare module 'virtual:wallet-guide-text' {
  export const html: string
}
