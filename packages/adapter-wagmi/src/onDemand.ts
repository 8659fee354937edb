import type { TransferAdapter } from '@cleat/core/adapter'
import { moveToChain } from '@cleat/evm'
import { loadRemoteWallets } from '@cleat/evm/remote-wallets'
import { readBalance } from './features/readBalance.ts'
import { sendTransfer } from './features/sendTransfer.ts'
import type { verifyMessage as verify } from './features/verifyMessage.ts'
import { restoreWallet } from './restoreWallet.ts'
import { switchWallet } from './switchWallet.ts'
import type { createTransfers } from './transfers/createTransfers.ts'

/** Loads what the chains can do with transfers, a large file. */
async function loadTransfers(
  parameters: Parameters<typeof createTransfers>[0],
): Promise<TransferAdapter> {
  return (await import('./transfers/createTransfers.ts')).createTransfers(parameters)
}

/** Verifies a signature by cryptography that loads with the first use. */
async function verifyMessage(...parameters: Parameters<typeof verify>): ReturnType<typeof verify> {
  return (await import('./features/verifyMessage.ts')).verifyMessage(...parameters)
}

type OnDemand = {
  readonly loadRemoteWallets: typeof loadRemoteWallets
  readonly loadTransfers: typeof loadTransfers
  readonly moveToChain: typeof moveToChain
  readonly readBalance: typeof readBalance
  readonly restoreWallet: typeof restoreWallet
  readonly sendTransfer: typeof sendTransfer
  readonly switchWallet: typeof switchWallet
  readonly verifyMessage: typeof verifyMessage
}

/** The one lazy file of the adapter's first chunk. It loads the larger parts itself. */
export const onDemand: OnDemand = {
  loadRemoteWallets,
  loadTransfers,
  moveToChain,
  readBalance,
  restoreWallet,
  sendTransfer,
  switchWallet,
  verifyMessage,
}
