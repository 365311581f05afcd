/** Several times what any call of the token's contract costs; what needs more runs the code of a stranger. */
export const mostGas = 400_000n

/** The chain may have gone on by the time that a transaction is in a block. */
export const withMargin = (gas: bigint): bigint => (gas * 5n) / 4n
