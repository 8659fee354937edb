import type { ConnectionAccount } from '@cleat/core/adapter'
import { base64, hex } from '@scure/base'
import { p2wpkh, selectUTXO } from '@scure/btc-signer'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import type { Utxo } from '../esplora/readCoins.ts'
import { networkParameters } from './networkParameters.ts'
import { type ParsedAddress, parseAddress } from './parseAddress.ts'

/**
 * Writes a payment from the coins of an account, with the change back to it, as a PSBT to sign: base64, and how many inputs it has.
 * `undefined` where the coins do not suffice, or where nobody knows how they are spent.
 */
export function writePayment(parameters: {
  account: ConnectionAccount
  network: BitcoinNetworkName
  coins: readonly Utxo[]
  /** An address of the network. */
  recipient: string
  amount: bigint
  /** In satoshi for each byte. */
  feeRate: bigint
}): { psbt: string; inputCount: number } | undefined {
  const { account, network, coins, recipient, amount, feeRate } = parameters
  const own = parseAddress({ address: account.address, network })
  const spending = own && toSpending(own, account.publicKey)
  if (!own || !spending) return undefined
  const inputs = coins.map(({ txid, vout, value }) => ({
    ...{ txid, index: vout },
    witnessUtxo: { script: own.script, amount: BigInt(value) },
    ...spending,
  }))
  try {
    const selected = selectUTXO(inputs, [{ address: recipient, amount }], 'default', {
      ...{ feePerByte: feeRate, changeAddress: own.address, createTx: true },
      network: networkParameters[network],
    })
    if (!selected?.tx) return undefined
    return { psbt: base64.encode(selected.tx.toPSBT()), inputCount: selected.tx.inputsLength }
  } catch {
    return undefined
  }
}

/** What a signer has to know of a coin, beyond its script. */
function toSpending(
  { kind }: ParsedAddress,
  publicKey: string | undefined,
): { redeemScript?: Uint8Array; tapInternalKey?: Uint8Array } | undefined {
  if (kind === 'wpkh') return {}
  if (publicKey === undefined) return undefined
  const key = hex.decode(publicKey)
  if (kind === 'tr') return { tapInternalKey: key }
  if (kind === 'sh') return { redeemScript: p2wpkh(key).script }
  return undefined
}
