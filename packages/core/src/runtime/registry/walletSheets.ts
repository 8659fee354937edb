import type { IconSheet } from './loadIcon.ts'

// Written by scripts/generateRegistry.ts.
export const walletSheets: readonly IconSheet[] = [
  { names: 'metamask trust coinbase phantom okx binance rabby rainbow', load: () => import('./expandListedWallets.ts') },
  { names: 'bitget uniswap base safe zerion ledger backpack solflare jupiter robinhood kraken bybit crypto-com exodus tokenpocket imtoken', load: () => import('./icons/walletSheet1.ts') },
  { names: 'safepal oneinch trezor ronin argent coin98 keplr mew enkrypt zengo-wallet mathwallet ctrl gate gemini kucoin abstract', load: () => import('./icons/walletSheet2.ts') },
  { names: 'status frontier sequence clave kaia wemix atomic klever cypherock bitbox coinex loopring pillar alphawallet enjin theta', load: () => import('./icons/walletSheet3.ts') },
  { names: 'temple', load: () => import('./icons/walletSheet4.ts') },
]
