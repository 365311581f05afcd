export const onItsWay = 'Le film arrive…'
