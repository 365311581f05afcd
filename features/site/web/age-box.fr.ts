export const oldEnough = (age: string | number) =>
  `J’ai ${age} ans ou plus, ou mon école ou mes parents sont d’accord.`
