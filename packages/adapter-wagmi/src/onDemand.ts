import { moveToChain } from '@cleat/evm'
import { loadRemoteWallets } from '@cleat/evm/remote-wallets'
import { readBalance } from './features/readBalance.ts'
import { sendTransfer } from './features/sendTransfer.ts'
import { loadTransfers } from './loadTransfers.ts'
import { restoreWallet } from './restoreWallet.ts'
import { switchWallet } from './switchWallet.ts'
import { verifyMessage } from './verifyMessage.ts'

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

/**
 * What no page needs at first. All of it comes with the first use of any, since every file that can be loaded has to be named
 * in what loads with the page. Nothing of it may import what reaches our errors by way of another module: bundlers then split the
 * first file of an app in two.
 */
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
