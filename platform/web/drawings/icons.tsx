import type { FunctionComponent } from 'react'

export interface IconProps {
  readonly className: string
  readonly strokeWidth?: number
}

/**
 * A line drawing on a field of 24. It is decoration: what it says must stand beside it in words. Every page has those of
 * this file.
 */
export const icon = (path: string): FunctionComponent<IconProps> =>
  function Icon({ className, strokeWidth = 2 }: IconProps) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={strokeWidth}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )
  }

export const CheckIcon = icon('m4.5 12.500 5 5 10-11')
export const ChevronDownIcon = icon('m6 9 6 6 6-6')
export const BackIcon = icon('m14.500 5-7 7 7 7')
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')
export const ThemeIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18m0-4.500 6.500-6.500M12 12l3.500-3.500',
)
