import type { Connection, RequestAction } from '@cleat/core/adapter'
import { isSameBytes, networkParameters, parseAddress } from '@cleat/signatures/bip122'
import { hex } from '@scure/base'
import { Address, OutScript } from '@scure/btc-signer'
import { toNetworkName } from '../base/bitcoinNetwork.ts'
import { readPart } from '../base/readPart.ts'
import { readPsbt } from '../chain/readPsbt.ts'

/** `SIGHASH_ALL`. `SIGHASH_DEFAULT` (0) means the same for taproot. */
const coversAll = 1

/**
 * What a PSBT pays to others: each output that is not an address of the connection. An input whose
 * signature leaves outputs or inputs open is `opaque`, as others can add what they like.
 * @param parameters.params - of `signPSBT`
 * @see BIP-174
 */
export function decodePsbt(parameters: {
  params: unknown
  connection: Connection
}): readonly RequestAction[] {
  const { params, connection } = parameters
  const network = toNetworkName(connection.caipNetworkId)
  const transaction = readPsbt(readPart(params, 'psbt'))?.transaction
  const signed = readPart(params, 'signInputs')
  if (!network || !transaction || !Array.isArray(signed))
    return [{ kind: 'opaque', reason: 'data' }]
  const isOpen = (signed as unknown[]).some((input) => {
    const index = Number(readPart(input, 'index'))
    const isThere = index >= 0 && index < transaction.inputsLength
    const { sighashType = coversAll } = isThere ? transaction.getInput(index) : {}
    const types = readPart(input, 'sighashTypes') ?? [sighashType]
    return !Array.isArray(types) || types.some((type) => !(type <= coversAll))
  })
  const own = connection.accounts.map(({ address }) => parseAddress({ address, network })?.script)
  const paid = Array.from({ length: transaction.outputsLength }, (_, at): RequestAction[] => {
    const { script, amount } = transaction.getOutput(at)
    if (!script || amount === undefined) return [{ kind: 'opaque', reason: 'data' }]
    if (own.some((one) => isSameBytes(one, script))) return []
    const to = toAddress(script, networkParameters[network])
    return [{ kind: 'transfer', token: undefined, amount, to }]
  })
  return [...(isOpen ? [{ kind: 'opaque', reason: 'open' } as const] : []), ...paid.flat()]
}

/** The address of a script, or the script in hex if it has none. */
function toAddress(script: Uint8Array, network: Parameters<typeof Address>[0]): string {
  try {
    return Address(network).encode(OutScript.decode(script))
  } catch {
    return hex.encode(script)
  }
}
