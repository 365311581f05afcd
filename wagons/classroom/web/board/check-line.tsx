import type { InputHTMLAttributes } from 'react'

/** Something to tick, in words. */
export const CheckLine = ({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input {...input} type="checkbox" className="size-6 flex-none accent-ink" />
    {children}
  </label>
)
