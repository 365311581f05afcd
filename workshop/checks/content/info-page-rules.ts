import { infoSlotNames } from '#features/site/server/info-slots.ts'
import type { Fault } from './fault.ts'
import type { LessonText } from './lessons/lesson-text.ts'

const ownPage = /^\/(privacy|terms|legal|accessibility|help|verify|wallet-guide|lesson\/[1-9]\d*)(#.+)?$/

/** Of a page about the site: what no setting fills in would leave its paragraph out, and say nothing. */
export function findInfoPageFaults({ file, links }: LessonText, text: string): Fault[] {
  const slots = text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\{\{([^}]*)\}\}/g)].flatMap(([, slot = '']) =>
      infoSlotNames.some((name) => name === slot)
        ? []
        : [
            {
              file,
              line: index + 1,
              reason: `nothing fills in {{${slot}}}; there are ${infoSlotNames.join(', ')}`,
            },
          ],
    ),
  )
  const strange = links
    .filter(({ text: address }) => !/^https:\/\/[^/]+\.[^/]+/.test(address) && !ownPage.test(address))
    .map(({ text: address, line }) => ({
      file,
      line,
      reason: `the link ${address} leads nowhere; write https://… or a page of the site such as /privacy or /lesson/3`,
    }))
  return [...slots, ...strange]
}
