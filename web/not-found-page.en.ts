export const title = 'This stop is not on our line'
export const note = 'There is no page at this address.'
export const back = 'Back to the first stop'
