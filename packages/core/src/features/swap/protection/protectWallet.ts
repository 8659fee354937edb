import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import { captureView } from '../../../boot/captureView.ts'
import { getSender } from '../../../runtime/sender/getSender.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import type { SwapContext } from '../state/swapContext.ts'
import { findProtectedRpc } from './findProtectedRpc.ts'
import { readProtection } from './readProtection.ts'
import { updateProtection } from './updateProtection.ts'
import { writeProtection } from './writeProtection.ts'

/**
 * Asks the wallet to send its transactions by the app's protected RPC. Its own dialog shows the
 * URL.
 * @throws `REQUEST_…`, `WALLET_…`
 */
export async function protectWallet(context: SwapContext): Promise<void> {
  const { kit, options } = context
  const sender = getSender(kit, 'swaps:load')
  const url = sender && findProtectedRpc(options, sender.network)
  if (!sender || url === undefined) return
  const { connectorId, network, namespace } = sender
  const { wallet } = captureView(kit, namespace)
  const method = 'wallet_addEthereumChain'
  const swaps = await loadSwaps(kit, namespace)
  if (!swaps.protect)
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet, method } })
  try {
    await swaps.protect({ network, url })
  } catch (error) {
    throw toCleatError(error, 'WALLET_ERROR', { context: { wallet, method } })
  }
  const { wallets } = readProtection(kit)
  const added = `${connectorId} ${network.caipNetworkId} ${url}`
  writeProtection(kit, { isOff: false, wallets: [added, ...wallets] })
  updateProtection(context)
}
