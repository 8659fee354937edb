import type { Connection, RequestAction, RequestContent } from '@cleat/core/adapter'
import { isSameBytes, networkParameters, parseAddress } from '@cleat/signatures/bip122'
import { hex } from '@scure/base'
import { Address, OutScript, type Transaction } from '@scure/btc-signer'
import { toNetworkName } from '../base/bitcoinNetwork.ts'
import { readPart } from '../base/readPart.ts'
import { readPsbt } from '../chain/readPsbt.ts'

/** In satoshi. A smaller fee is never called high, whatever share it is. */
const smallFee = 20_000n

/** `SIGHASH_ALL`. `SIGHASH_DEFAULT` (0) means the same for taproot. */
const coversAll = 1

/**
 * What a PSBT pays to others: each output that is not an address of the connection. An input whose
 * signature leaves outputs or inputs open is `opaque`, as others can add what they like. A fee of
 * more than a twentieth of what goes in is named, as malware sends the rest to miners.
 * @param parameters.params - of `signPSBT`
 * @see BIP-174
 */
export function decodePsbt(parameters: {
  params: unknown
  connection: Connection
}): Pick<RequestContent, 'actions' | 'highFee'> {
  const { params, connection } = parameters
  const network = toNetworkName(connection.caipNetworkId)
  const transaction = readPsbt(readPart(params, 'psbt'))?.transaction
  const signed = readPart(params, 'signInputs')
  if (!network || !transaction || !Array.isArray(signed))
    return { actions: [{ kind: 'opaque', reason: 'data' }] }
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
  const open = isOpen ? [{ kind: 'opaque', reason: 'open' } as const] : []
  const highFee = findHighFee(transaction)
  return { actions: [...open, ...paid.flat()], ...(highFee !== undefined && { highFee }) }
}

/** `undefined` for a usual fee, and where an input or an output does not say its amount. */
function findHighFee(transaction: Transaction): bigint | undefined {
  try {
    const { fee } = transaction
    const paid = Array.from({ length: transaction.outputsLength }, (_, at) =>
      transaction.getOutput(at),
    ).reduce((sum, { amount = 0n }) => sum + amount, 0n)
    return fee > smallFee && fee * 20n > paid + fee ? fee : undefined
  } catch {
    return undefined
  }
}

/** The address of a script, or the script in hex if it has none. */
function toAddress(script: Uint8Array, network: Parameters<typeof Address>[0]): string {
  try {
    return Address(network).encode(OutScript.decode(script))
  } catch {
    return hex.encode(script)
  }
}
