// The package brings no types.
declare module 'wawoff2' {
  /** The TrueType or OpenType font in a file of WOFF2. Rejects when it is none. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>
}
