import type { ReactNode } from 'react'
import { AddressCode } from '#wagons/token/wallets/web/address-code.tsx'

interface FactsProps {
  readonly className?: string
  readonly children: ReactNode
}

export const Facts = ({ className = '', children }: FactsProps) => (
  <dl className={`grid gap-[0.6rem] ${className}`}>{children}</dl>
)

export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-[0.875rem] text-soft">{name}</dt>
    <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">{children}</dd>
  </div>
)

/** An address or a number of a chain. */
export const Code = ({ children }: { readonly children: string }) => (
  <AddressCode className="min-w-0 flex-[1_1_14rem]">{children}</AddressCode>
)
