export const nextClass = 'Next class:'
