import { fault, fine } from '#platform/server/doctor/finding.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import * as contract from './contract/agreement.ts'
import * as settingsContract from './contract/site-settings.ts'
import { agree, getAgreement } from './server/agree.ts'
import { deleteAgreements, selectAgreements } from './server/agreement.store.ts'
import { readInfoPages } from './server/info-pages.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { readSiteSettings } from './server/read-site-settings.ts'
import { saveSiteSettings } from './server/save-site-settings.ts'
import { isPublicSite, siteSettings, unsaidOf } from './server/site.config.ts'
import { registerSiteLogo } from './server/site-logo.ts'

/** The site itself: who runs it, its pages about that, and who has agreed to them. */
export const site: Feature = {
  name: 'site',
  settings: { site: siteSettings },
  routes({ app, serve }, parts) {
    registerSiteLogo(app, parts)
    serve(settingsContract.getSiteSettings, async () => readSiteSettings(parts))
    serve(settingsContract.saveSiteSettings, ({ caller, body }) =>
      saveSiteSettings(parts, caller, body.changes),
    )
    serve(contract.getAgreement, ({ caller }) => getAgreement(parts, caller.id))
    serve(contract.agree, ({ caller, body }) => agree(parts, caller.id, body))
  },
  examine: async (config) => {
    if (!isPublicSite(config)) return []
    const unsaid = unsaidOf(config)
    return unsaid.length === 0
      ? [fine('The pages about the site say who runs it.')]
      : [
          fault(
            '/legal and /privacy do not say who runs this site.',
            `Set ${unsaid.join(', ')}, here or at /operator/site.`,
          ),
        ]
  },
  readContent: (folder) => ({ infoPages: readInfoPages(folder) }),
  privacyNotices,
  ownData: {
    agreements: ownData(contract.agreementsExport, (db, { id }) => selectAgreements(db, id)),
  },
  // Another person has agreed, who had registered with this address.
  reclaim: (tx, _now, accountId) => deleteAgreements(tx, accountId),
}
