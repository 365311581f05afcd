import { inLanguage } from '#platform/server/content/content-folder.ts'
import type { Wagon } from '#platform/server/wagon.ts'
import { readWalletGuide } from './wallets/server/wallets.content.ts'

/** The token, with the rewards it is given by and the wallets it is given to. */
export const token: Wagon = {
  name: 'token',
  feature: async () => (await import('./token.feature.ts')).token,
  titles: 'wagons/token/web/page-titles.en.ts',
  descriptions: 'wagons/token/web/page-heads.en.ts',
  pages: [
    {
      name: 'reward',
      path: '/reward',
      source: 'wagons/token/rewards/web/reward-page.tsx',
      component: 'RewardPage',
      frame: 'public',
      html: 'reward',
      isPrerendered: true,
      isIndexed: true,
      needsConnection: true,
    },
    {
      name: 'walletGuide',
      path: '/wallet-guide',
      source: 'wagons/token/wallets/web/guide-page.tsx',
      component: 'fetchGuidePage',
      frame: 'public',
      html: 'wallet-guide',
      isPrerendered: true,
      isToRead: true,
      isIndexed: true,
    },
    {
      name: 'rewardConfirm',
      path: '/reward/confirm',
      source: 'wagons/token/rewards/web/confirm-reward-page.tsx',
      component: 'ConfirmRewardPage',
      frame: 'public',
      html: 'app-public',
      needsConnection: true,
    },
    {
      name: 'payClaim',
      path: '/claim/pay',
      source: 'wagons/token/web/token-page.tsx',
      component: 'TokenPage',
      frame: 'public',
      html: 'app-public',
      needsConnection: true,
    },
    {
      name: 'signClaim',
      path: '/claim/sign',
      source: 'wagons/token/web/token-page.tsx',
      component: 'TokenPage',
      frame: 'public',
      html: 'app-public',
      needsConnection: true,
    },
    {
      name: 'claim',
      path: '/claim',
      source: 'wagons/token/web/token-page.tsx',
      component: 'TokenPage',
      frame: 'learner',
      html: 'app-claim',
      needsConnection: true,
    },
  ],
  deskPages: [
    { path: 'rewards', source: 'wagons/token/rewards/desk/rewards-page.tsx', component: 'RewardsPage' },
    { path: 'token', source: 'wagons/token/desk/token-page.tsx', component: 'TokenPage' },
  ],
  parts: [
    { name: 'account-wallet', source: 'wagons/token/web/account/wallet-section.tsx' },
    {
      name: 'learner-submissions',
      source: 'wagons/token/rewards/desk/submissions.tsx',
      component: 'LearnerSubmissions',
      comes: 'late',
    },
    { name: 'certificate', source: 'wagons/token/web/shown-token.tsx' },
  ],
  pageContent: {
    'virtual:wallet-guide': (folder, language) => {
      const { title } = inLanguage(readWalletGuide(folder), language)
      return { title }
    },
    'virtual:wallet-guide-text': (folder, language) => {
      const { html } = inLanguage(readWalletGuide(folder), language)
      return { html }
    },
  },
  needConnection: ['connect-dialog', 'wallet-elsewhere', 'coin'],
  chunks: [
    // What asks a wallet, to connect or for a token.
    {
      name: 'wallet',
      test: /\/wallets\/web\/(found-wallets|wallet-request|wallet-chain|chain-error|transactions|wallet-choice|address-code|connect)\.((\w+\.)?tsx?|css)$|\/token\/contract\/token-abi\.ts$/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: 'coin',
      test: /\/claim\/token-coin\.tsx$/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: 'connect-dialog',
      test: /\/wallets\/web\/(connect-dialog|prove-address)\.tsx?$/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: 'wallet-elsewhere',
      test: /\/token\/web\/(elsewhere\/[\w.-]+|sending\/(copy|server-time))\.tsx?$|\/ui\/qr-code\.tsx$|\/qrcode-generator\//,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    {
      name: 'wallet-button',
      test: /\/(wallets\/web\/wallet-button|rewards\/web\/hinted-field)\.[\w.]+$/,
      includeDependenciesRecursively: false,
      priority: 2,
    },
  ],
  ownUtilities: [
    'wagons/token/wallets/web/{address-code,connect-dialog,wallet-choice}.tsx',
    'wagons/token/web/{claim/*,sending/*,pay-page,token-page}.tsx',
  ],
  apart: /\/token\/web\//,
  programs: ['wagons/token/commands/token.ts', 'wagons/token/rewards/server/list/reward-tree-worker.ts'],
  files: ['wagons/token/solidity/EduTrainCertificate.json'],
}
