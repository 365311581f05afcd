// The package brings no types.
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** Leaves out the instructions for small sizes. */
    readonly noHinting: boolean
    /** OpenType features that stay. */
    readonly keepFeatures: readonly string[]
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
