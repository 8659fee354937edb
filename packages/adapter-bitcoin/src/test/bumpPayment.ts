import type { Payment } from '@cleat/core/adapter'
import type { LocalBitcoin } from '@cleat/localnet'
import { base64 } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { BitcoinProvider } from '../features/createBitcoinProvider.ts'

/**
 * Replaces a payment as a wallet does (BIP-125): the same coins and receiver, with a higher fee.
 */
export async function bumpPayment(parameters: {
  payment: Payment
  payload: unknown
  provider: BitcoinProvider
  bitcoin: LocalBitcoin
}): Promise<string> {
  const { payment, payload, provider, bitcoin } = parameters
  const { psbt, inputs } = payload as { psbt: string; inputs: [] }
  const before = Transaction.fromPSBT(base64.decode(psbt))
  const after = new Transaction()
  for (let at = 0; at < before.inputsLength; at++) after.addInput(before.getInput(at))
  for (let at = 0; at < before.outputsLength; at++) {
    const { script, amount: value = 0n } = before.getOutput(at)
    const amount = value === payment.amount ? value : value - 2000n
    if (script) after.addOutput({ script, amount })
  }
  const asked = { psbt: base64.encode(after.toPSBT()), signInputs: inputs }
  const signed = await provider.signPSBT(asked)
  const final = Transaction.fromPSBT(base64.decode(signed.psbt))
  final.finalize()
  const sent = await fetch(`${bitcoin.esploraUrl}/tx`, { method: 'POST', body: final.hex })
  const answer = await sent.text()
  if (answer !== final.id) throw new Error(`The node says: ${answer}`)
  return answer
}
