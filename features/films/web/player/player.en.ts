export const film = (title: string) => `Film: ${title}`
export const play = 'Play'
export const pause = 'Pause'
export const again = 'Watch again'
export const place = 'Place in the film'
export const timeOf = (now: string, all: string) => `${now} of ${all}`
export const speed = 'Speed'
export const times = (speed: number) => `${speed}×`
export const captionsOn = 'Turn captions on'
export const captionsOff = 'Turn captions off'
export const voiceOn = 'Turn the voice on'
export const voiceOff = 'Turn the voice off'
export const fullScreen = 'Full screen'
export const leaveFullScreen = 'Leave full screen'
export const transcript = 'Read the transcript'
export const isOver = 'The film is over'
export const waysOn = 'What’s next?'
