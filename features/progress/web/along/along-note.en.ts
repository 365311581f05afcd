export const title = 'Without a connection'
export const onTheWay = (kept: number, all: number) => `Saving on this device: ${kept} of ${all} modules.`
export const some = (kept: number, all: number) =>
  `${kept} of ${all} modules are kept on this device for when you are offline.`
export const whole = (all: number) =>
  `All ${all} modules are kept on this device: films, lessons, exercises and quizzes work without a connection.`
export const take = 'Download the whole journey (0.2 MB)'
export const noRoom = (kept: number, all: number) =>
  `This device has no more room: ${kept} of ${all} modules are kept. Make some room and try again.`
export const tryAgain = 'Try again'
