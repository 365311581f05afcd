import { icon } from '#platform/web/drawings/icons.tsx'

export const HandIcon = icon(
  'M8 12V5a1.500 1.500 0 0 1 3 0v6-7.500a1.500 1.500 0 0 1 3 0V11 5a1.500 1.500 0 0 1 3 0v9c0 4-2 7-6 7-3 0-4.500-1.500-6-4l-2-3.500q-.6-1.500.7-2 1.300-.5 2.300 1l2 2',
)
