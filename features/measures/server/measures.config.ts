import { onOff, settings, type Values } from '#platform/server/config/settings.ts'

export const measuresSettings = settings({
  isOn: {
    env: 'MEASURE',
    schema: onOff,
    fallback: 'off',
    about:
      '`on` adds up, per day and kind of connection, how long pages take on the devices of visitors, how many loads fail, and how many answers are sent late. No identifier, cookie or address is kept; browsers that save data or ask not to be followed send nothing (decision 95).',
  },
})

declare module '#platform/server/feature.ts' {
  interface Config {
    readonly measures: Values<typeof measuresSettings>
  }
}
