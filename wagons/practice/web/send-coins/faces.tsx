import type { ReactNode } from 'react'

interface FaceProps {
  readonly skinAndCap: ReactNode
  readonly features: ReactNode
  readonly clothes: string
}

/** As people are drawn in the films, in daylight in both themes. Decoration: a name or words stand beside it. */
const Face = ({ skinAndCap, features, clothes }: FaceProps) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden="true"
    className="size-9 flex-none rounded-full bg-[#d9eff2] [direction:ltr]"
  >
    {skinAndCap}
    <path d="M5 41q2-10 15-10t15 10z" fill={clothes} />
    <g fill="none" stroke="#1d1b2c" strokeWidth="2.400" strokeLinecap="round" strokeLinejoin="round">
      {features}
    </g>
  </svg>
)

const skin = '#c98d63'
const hair = '#5b3a29'
const night = '#1d2f4e'
const dress = '#6d4fe0'

const glad = 'M15.500 22.500h9q-4.500 6.500-9 0z'
const calm = 'M16.500 23q3.500 3 7 0'
const sad = 'M16.500 25.500q3.500-3.500 7 0'

/** Calm where nothing is said of it. */
export const NadiasFace = ({ isGlad }: { readonly isGlad?: boolean }) => (
  <Face
    clothes={dress}
    skinAndCap={
      <>
        <path d="M8 40V19a12 13 0 0 1 24 0v21z" fill={hair} />
        <path d="M10.500 19a9.500 10 0 0 0 19 0q-5-1-8-6-4 5-11 6z" fill={skin} />
        {/* The pencil of a carpenter. */}
        <path d="m28 19 5-10" stroke="#ffc04d" strokeWidth="2.500" strokeLinecap="round" />
      </>
    }
    features={
      <>
        <path d="M16.500 18.500v.5m7-.5v.5" />
        <path
          d={isGlad ? glad : isGlad === undefined ? calm : sad}
          fill={isGlad ? '#fffdf8' : 'none'}
          strokeWidth="2"
        />
      </>
    }
  />
)

export const ThiefsFace = () => (
  <Face
    clothes={night}
    skinAndCap={
      <>
        <circle cx="20" cy="20" r="10.500" fill={skin} />
        <path d="M8.500 16.500q0-11.500 11.500-11.500t11.500 11.500z" fill={night} />
      </>
    }
    features={
      <>
        <path d="M12 18.500h16" strokeWidth="6" />
        <path d="M16.500 18.500h.1m6.900 0h.1" stroke="#fffdf8" strokeWidth="3" />
        <path d="M16 25.500q5 2.500 7.500-1.500" strokeWidth="2" />
      </>
    }
  />
)

/** What Nadia has built. */
export const Table = () => (
  <svg viewBox="0 0 48 40" aria-hidden="true" className="h-9 flex-none">
    <path d="M8 15v22m32-22v22M12 23h24" fill="none" stroke="#9a5f00" strokeWidth="5" strokeLinecap="round" />
    <path d="M3 11h42" stroke="#d98a1f" strokeWidth="6" strokeLinecap="round" />
  </svg>
)
