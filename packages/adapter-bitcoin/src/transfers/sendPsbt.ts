import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import { finalizePsbt } from '../chain/finalizePsbt.ts'
import { broadcast } from '../esplora/broadcast.ts'
import { networkOf } from '../features/current.ts'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'
import type { InputToSign } from '../wallet/dialectWallet.ts'
import { listedNetworkOf } from './listedNetworkOf.ts'

/**
 * Lets the wallet sign a PSBT and send it. What a wallet signed that sends nothing goes out over the app's own index, after the
 * check.
 * @throws `REQUEST_NOT_ALLOWED` where somebody else has to sign, too; `NETWORK_…`, and all that a wallet throws
 */
export async function sendPsbt(parameters: {
  session: AdapterSession<BitcoinWallet>
  psbt: string
  inputs: readonly InputToSign[]
}): Promise<{ psbt: string; txid?: string | undefined }> {
  const { session, psbt, inputs } = parameters
  const current = session.current()
  const { wallet } = current
  const asked = { psbt, inputs, network: networkOf(current) }
  if (!wallet.onlySigns) return wallet.signPsbt({ ...asked, broadcast: true })

  const network = listedNetworkOf(session)
  const signed = await wallet.signPsbt({ ...asked, broadcast: false })
  const final = finalizePsbt(signed.psbt)
  if (!final) throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'signPSBT' } })
  await broadcast({ network, hex: final.hex, id: final.id })
  return { psbt: final.psbt, txid: final.id }
}
