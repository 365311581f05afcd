// What sites show beside a link to this one. `npm run social-pictures` photographs it; the site itself has the
// photographs alone.
import '#app/web/styles/app.css'
import './picture.css'
import { programmes } from 'virtual:programmes'
import { createRoot } from 'react-dom/client'
import { RailMap } from '#features/modules/web/rail/rail-map.tsx'
import { facts, title } from '#features/shell/web/landing.en.tsx'

/** Seen at half its size or less, in a feed: hence everything large, and no names of stations. */
function SocialPicture() {
  return (
    <main className="grid h-[630px] w-[1200px] grid-rows-[auto_auto_1fr] overflow-hidden [&_.rail-lines]:hidden">
      {/* Without the name, since each site has its own. */}
      <div className="flex px-[64px] pt-[40px] [zoom:1.15]">
        <ul className="flex gap-5 font-display text-[1.6rem]">
          {facts.map((fact) => (
            <li key={fact} className="not-first:before:me-5 not-first:before:content-['·']">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <h1 className="self-center px-[72px] text-[80px]/[1.1]">{title}</h1>
      {/* The sky begins behind the title. */}
      <div className="relative -z-1 mt-[-72px]">
        <RailMap programmes={programmes} completed={[]} current={1} />
      </div>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<SocialPicture />)
