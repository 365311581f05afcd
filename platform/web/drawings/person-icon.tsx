import { icon } from './icons.tsx'

export const PersonIcon = icon('M12 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm-8 8a8 8 0 0 1 16 0')
