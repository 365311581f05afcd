export const oldEnough = (age: string | number) =>
  `I am ${age} or older, or my school or parents have agreed.`
