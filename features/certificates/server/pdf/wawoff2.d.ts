// The package brings no types.
declare module 'wawoff2' {
  /** Rejects when it is no WOFF2. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>
}
