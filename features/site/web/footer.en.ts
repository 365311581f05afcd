export const reachedEnd = `Finished all ${MODULES} modules?`
export const claimReward = 'Claim your reward'
export const help = 'Help'
export const privacy = 'Privacy'
export const terms = 'Terms of use'
export const legal = 'About this site'
export const accessibility = 'Accessibility'
export const runsOn = 'Runs on EduTrain'
