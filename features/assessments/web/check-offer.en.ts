export const title = 'Check before you begin'
export const offer = 'Do you know some of this already? Six minutes tell you where to begin.'
export const take = 'Take the check'
export const decline = 'No thanks'
