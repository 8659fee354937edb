import type { AdapterSession, TransferAdapter } from '@cleat/core/adapter'
import { checkRequest, type Eip1193Wallet } from '@cleat/evm'
import { loadRemoteWallets } from '@cleat/evm/remote-wallets'
import { readBalance } from './features/readBalance.ts'
import type { verifyMessage as verify } from './features/verifyMessage.ts'

/** Loads what the chains can do with transfers, a large file. */
async function loadTransfers(session: AdapterSession<Eip1193Wallet>): Promise<TransferAdapter> {
  return (await import('./transfers/createTransfers.ts')).createTransfers(session)
}

/** Verifies a signature by cryptography that loads with the first use. */
async function verifyMessage(...parameters: Parameters<typeof verify>): ReturnType<typeof verify> {
  return (await import('./features/verifyMessage.ts')).verifyMessage(...parameters)
}

type OnDemand = {
  readonly checkRequest: typeof checkRequest
  readonly loadRemoteWallets: typeof loadRemoteWallets
  readonly loadTransfers: typeof loadTransfers
  readonly readBalance: typeof readBalance
  readonly verifyMessage: typeof verifyMessage
}

/** The one lazy file of the adapter's first chunk. It loads the larger parts itself. */
export const onDemand: OnDemand = {
  checkRequest,
  loadRemoteWallets,
  loadTransfers,
  readBalance,
  verifyMessage,
}
