// What sites show beside a link to this one. `npm run social-pictures` photographs it; the site itself has the
// photographs alone.
import '#app/web/styles/app.css'
import './picture.css'
import { programmes } from 'virtual:programmes'
import { createRoot } from 'react-dom/client'
import { RailMap } from '#features/modules/web/rail/rail-map.tsx'
import { facts, title } from '#features/shell/web/landing.en.tsx'
import { Logo } from '#platform/web/drawings/logo.tsx'

function SocialPicture() {
  return (
    <main className="picture">
      <div className="picture-head">
        <Logo />
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <h1>{title}</h1>
      <div className="picture-map">
        <RailMap programmes={programmes} completed={[]} current={1} />
      </div>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<SocialPicture />)
