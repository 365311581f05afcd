import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  readonly to: string
  readonly state?: unknown
}

/** The router's ready-made `Link` brings along the prefetching of its framework, 1 kB that is of no use here. */
export function Link({ to, state, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  // The second of two clicks comes before the router has drawn the page, and would be a step of its own on the way back.
  const stay = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace: true })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => (event.currentTarget.href === location.href ? stay : follow)(event)}
    />
  )
}
