import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { networkOf } from '../base/current.ts'
import type { InputToSign } from '../base/dialectWallet.ts'
import { finalizePsbt } from '../chain/finalizePsbt.ts'
import { broadcast } from '../esplora/broadcast.ts'
import { listedNetworkOf } from './listedNetworkOf.ts'

/**
 * Signs a PSBT by the wallet and sends it. For a wallet that does not send, the checked transaction
 * goes out through the app's Esplora API.
 * @throws `REQUEST_NOT_ALLOWED` where another account must sign too; `NETWORK_…`, and the wallet's
 * errors
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
