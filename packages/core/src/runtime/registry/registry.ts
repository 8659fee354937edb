import type { Wallet } from '../../contract/wallets/wallet.ts'
import { listedWallets } from './listedWallets.ts'
import { withDownloads } from './withDownloads.ts'

/** The bundled wallets with all that is known of them, best known first. */
export const registry: readonly Wallet[] = /* @__PURE__ */ listedWallets.map(withDownloads)
