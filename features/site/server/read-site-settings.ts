import { type SiteSettings, siteSettingNames } from '#features/site/contract/site-settings.ts'
import type { Parts } from '#platform/server/feature.ts'
import { isFixedIn, isPicture, pictureKeys, valueIn } from './site-fields.ts'

/** For the page of operators. */
export function readSiteSettings({
  config,
  currentSite,
}: Pick<Parts, 'config' | 'currentSite'>): SiteSettings {
  const { issuer, config: shown } = currentSite.now()
  const pictures = {
    siteLogo: issuer.siteLogo,
    // The logo of the site stands in for it.
    logo: issuer.logo?.bytes === issuer.siteLogo?.bytes ? undefined : issuer.logo,
    signature: issuer.signatory?.signature,
  }
  const shownOf = (name: (typeof siteSettingNames)[number]): string => {
    if (!isPicture(name)) return valueIn(shown, name)
    const picture = pictures[pictureKeys[name]]
    return picture ? `${picture.width} × ${picture.height}` : ''
  }
  return {
    settings: siteSettingNames.map((name) => ({
      name,
      value: shownOf(name),
      isFixed: isFixedIn(config, name),
    })),
    logo: issuer.siteLogo?.path ?? null,
  }
}
