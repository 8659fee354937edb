import type { Wallet } from '../../contract/wallets/wallet.ts'
import { expandSnapshot } from './expandSnapshot.ts'
import { snapshot } from './snapshot.ts'

/** The bundled wallets, best known first. */
export const registry: readonly Wallet[] = /* @__PURE__ */ expandSnapshot(snapshot)
