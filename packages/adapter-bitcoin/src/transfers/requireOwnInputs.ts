import { CleatError } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { isSameBytes, parseAddress } from '@cleat/signatures/bip122'
import { hex } from '@scure/base'
import type { Transaction } from '@scure/btc-signer'
import type { InputToSign } from '../base/dialectWallet.ts'
import { readCoin } from '../chain/readCoin.ts'

/**
 * Checks that each input to sign spends a coin of the address that is to sign it. A key can also
 * sign in the script of a coin that has another address, so inputs with a script pass.
 * @throws `REQUEST_WRONG_ACCOUNT`
 */
export function requireOwnInputs(parameters: {
  transaction: Transaction
  inputs: readonly InputToSign[]
  network: BitcoinNetworkName
}): void {
  const { transaction, inputs, network } = parameters
  for (const { index, address } of inputs) {
    const { tapLeafScript, witnessScript, redeemScript } = transaction.getInput(index)
    const coin = readCoin(transaction, index)
    if (!coin || tapLeafScript || witnessScript || redeemScript) continue
    const own = parseAddress({ address, network })
    if (isSameBytes(own?.script, coin.script)) continue
    throw new CleatError('REQUEST_WRONG_ACCOUNT', {
      context: {
        ...{ method: 'signPSBT', field: `inputs[${index}]`, expected: address },
        actual: hex.encode(coin.script),
      },
    })
  }
}
