import type { Wallet } from '../wallets/wallet.ts'

/** The wallets that Cleat knows without asking a server, best known first. */
export const registry: readonly Wallet[] = [
  {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    homepage: 'https://metamask.io/',
    image_id: 'metamask',
    rdns: 'io.metamask',
    mobile_link: 'metamask://',
    link_mode: 'https://metamask.app.link',
    app_store: 'https://apps.apple.com/app/id1438144202',
    play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
    chrome_store:
      'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
    order: 1,
    supports_wc: true,
  },
]
