import { siteName } from '#platform/web/lib/site-name.ts'
/** The mark and the name. The mark is decoration; the name is text. */
export function Logo({ name = siteName }: { readonly name?: string }) {
  return (
    <span className="inline-flex items-center gap-3 font-display text-[1.7rem] leading-none">
      <svg viewBox="0 0 32 32" className="mark" aria-hidden="true">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M7 1h18a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Zm1 5a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Zm12 0a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Z"
        />
        <g className="fill-summer">
          <circle cx="9" cy="17.500" r="2" />
          <circle cx="23" cy="17.500" r="2" />
        </g>
        <path d="m11 24-4 6m14-6 4 6" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" />
      </svg>
      {name}
    </span>
  )
}
