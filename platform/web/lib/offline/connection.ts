interface Line {
  /** What its user asked the browser for. */
  readonly saveData?: boolean
  readonly type?: string
}

/** What is known of the line; Chrome alone knows anything. */
export const connection = (): Line | undefined => (navigator as { connection?: Line }).connection
