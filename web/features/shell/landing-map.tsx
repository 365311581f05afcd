import { programmes } from 'virtual:programmes'
import { stationPlaces, trackHeight, trackPath } from '#web/features/modules/track.ts'
import { Landscape } from '#web/ui/landscape.tsx'
import { TrainDrawing } from '#web/ui/train.tsx'
import * as text from './landing.en.tsx'

const places = stationPlaces(programmes)
const [first] = places
// The scene without the lowest of its ground; the train pulls in at the first station.
const view = '0 0 2000 672'
const align = 'xMidYMax'
const trainSize = 1.35
const trainEnd = (first?.x ?? 0) - 36

/**
 * The whole line in its landscape, with the train at the first station. Where the page is narrow it begins there and is
 * moved by hand, as a map is.
 */
export function LandingMap() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className="line-map" tabIndex={0} aria-labelledby="line-map">
      <h2 id="line-map" className="sr-only">
        {text.map}
      </h2>
      <div className="line-scene">
        <Landscape view={view} align={align} track />
        <svg viewBox={view} preserveAspectRatio={`${align} slice`} className="line-track" aria-hidden="true">
          <path d={trackPath} className="line-rail" />
          {programmes.map(({ id, season, modules }) => (
            <g key={id} data-season={season}>
              {modules.map(({ number }) => {
                const place = places.find((one) => one.number === number)
                return (
                  place && (
                    <g key={number}>
                      <circle cx={place.x} cy={place.y} r="33" className="line-bed" />
                      <circle cx={place.x} cy={place.y} r="25" className="line-stop" />
                      <text x={place.x} y={place.y + 10}>
                        {number}
                      </text>
                    </g>
                  )
                )
              })}
            </g>
          ))}
          <svg
            x={trainEnd - 296 * trainSize}
            y={trackHeight(trainEnd) - 5 - 64 * trainSize}
            width={298 * trainSize}
            height={64 * trainSize}
            viewBox="-296 -64 298 64"
            aria-hidden="true"
          >
            <g className="line-train" data-season={programmes[0]?.season}>
              <TrainDrawing carriages={2} />
            </g>
          </svg>
        </svg>
      </div>
      <ol className="line-names">
        {programmes.map(({ id, title, season, modules }) => (
          <li key={id} data-season={season}>
            <ol>
              {modules.map(({ number, station }) => (
                <li key={number}>{station}</li>
              ))}
            </ol>
            <p>{title}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
