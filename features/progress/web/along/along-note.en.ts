export const title = 'Without a connection'
export const onTheWay = (kept: number, all: number) => `Being kept on this device: ${kept} of ${all} modules.`
export const some = (kept: number, all: number) =>
  `${kept} of ${all} modules are kept on this device for times without a connection.`
export const whole = (all: number) =>
  `All ${all} modules are kept on this device: films, lessons, exercises and quizzes work without a connection.`
export const take = 'Take the whole journey along (0.2 MB)'
export const noRoom = (kept: number, all: number) =>
  `This device has no more room: ${kept} of ${all} modules are kept. Make some room and try again.`
export const tryAgain = 'Try again'
