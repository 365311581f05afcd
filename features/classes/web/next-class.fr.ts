export const nextClass = 'Prochain cours :'
