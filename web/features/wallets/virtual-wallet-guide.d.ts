declare module 'virtual:wallet-guide' {
  export const title: string
  export const html: string
}
