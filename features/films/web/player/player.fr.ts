export const film = (title: string) => `Film : ${title}`
export const play = 'Lancer le film'
export const pause = 'Pause'
export const again = 'Revoir le film'
export const place = 'Position'
export const timeOf = (now: string, all: string) => `${now} sur ${all}`
export const speed = 'Vitesse'
export const times = (speed: number) => `${String(speed).replace('.', ',')}×`
export const captionsOn = 'Afficher les sous-titres'
export const captionsOff = 'Masquer les sous-titres'
export const voiceOn = 'Activer la voix'
export const voiceOff = 'Couper la voix'
export const fullScreen = 'Plein écran'
export const leaveFullScreen = 'Quitter le plein écran'
export const transcript = 'Transcription'
export const isOver = 'Film terminé'
export const waysOn = 'La suite'
