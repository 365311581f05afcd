export const request = 'Request Completion Certificate'
export const requestNote = `Available once you have finished all ${MODULES} modules.`
export const own = 'Your certificate'
export const preview = 'Preview your certificate'
export const sending = 'Initialising Request..'
export const sent = 'Request Sent Successfully'
export const alreadySent = 'Request already sent'
export const failed = 'Error making Request..'
