export const listed = (day: string) => `You are on the reward list of ${day}, with this address:`
export const saveProof = 'Download the proof for claiming your token'
