import type { AnchorHTMLAttributes } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> {
  readonly to: string
  /** Handed to the page that it leads to. */
  readonly state?: unknown
}

/**
 * A link to another page of the app. Made of the router's own parts: its ready-made `Link` brings along the fetching
 * ahead of its framework, 1 kB that is of no use here.
 */
export function Link({ to, state, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return <a {...rest} href={useHref(to)} onClick={follow} />
}
