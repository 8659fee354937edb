import type { IconSheet } from './loadIcon.ts'

// Written by scripts/generateRegistry.ts.
export const walletSheets: readonly IconSheet[] = [
  { names: 'metamask trust coinbase phantom okx binance rabby rainbow', load: () => import('./expandListedWallets.ts') },
  { names: 'bitget uniswap base safe zerion ledger backpack solflare jupiter robinhood kraken bybit crypto-com exodus brave magic-eden', load: () => import('./icons/walletSheet1.ts') },
  { names: 'tokenpocket imtoken safepal oneinch onekey trezor ronin argent ambire core coin98 xverse leather unisat talisman subwallet', load: () => import('./icons/walletSheet2.ts') },
  { names: 'nova polkadot-js keplr leap compass nightly tangem gem frame mew enkrypt zengo-wallet fireblocks mathwallet ctrl family', load: () => import('./icons/walletSheet3.ts') },
  { names: 'zeal gate gemini kucoin abstract porto haha tomo bitpay valora status coinstats kresus plena timeless-x blade', load: () => import('./icons/walletSheet4.ts') },
  { names: 'frontier sequence clave okto universal-profiles berasig best kaia klip wemix iopay haqq hashpack flow xportal bifrost', load: () => import('./icons/walletSheet5.ts') },
  { names: 'cosmostation owallet unstoppable unstoppable-domains guarda atomic coinomi edge cake klever coolwallet ellipal secux arculus cypherock bitbox', load: () => import('./icons/walletSheet6.ts') },
  { names: 'airgap hot mixin pali fordefi anchorage-digital mpcvault safeheron gk8 utila wigwam taho foxwallet onto bitpie itoken', load: () => import('./icons/walletSheet7.ts') },
  { names: 'hyperpay coinex loopring pillar alphawallet cypher holdstation krystal thorwallet vultisig zelcore ssp nufi enjin nabox goodwallet', load: () => import('./icons/walletSheet8.ts') },
  { names: 'theta elastos-essentials shapeshift bitso ripio-portal oasys-passport burrito keyring-pro temple glyph alby zilpay nest splits binance-us bridge', load: () => import('./icons/walletSheet9.ts') },
  { names: 'internet-money abc bitnovo fizen bitizen tastycrypto zypto defiant meco bitverse', load: () => import('./icons/walletSheet10.ts') },
]
