import { type CaipNetwork, CleatError } from '@cleat/core/adapter'
import { decodeSs58 } from '@cleat/signatures/polkadot'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { callRpc } from '../rpc/callRpc.ts'

/** twox128('System') and twox128('Account'), equal on every chain. */
const systemAccount = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** Four counters of four bytes precede the four balances of sixteen bytes. */
const countersLength = 16
const accountLength = countersLength + 4 * 16

/**
 * Fetches the free balance of an address over the app's RPC. It excludes reserved and includes
 * locked funds.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchBalance(parameters: {
  address: string
  network: CaipNetwork
}): Promise<{ value: bigint; decimals: number; symbol: string }> {
  const { address, network } = parameters
  const failed = (reason: string) =>
    new CleatError('NETWORK_RPC_FAILED', {
      context: { network: network.name },
      cause: new Error(reason),
    })
  const decoded = decodeSs58(address)
  if (!decoded) throw failed(`${address.slice(0, 60)} is not an SS58 address`)
  const params = [storageKey(decoded.accountId)]
  const stored = await callRpc(network, { method: 'state_getStorage', params })
  const value = readFree(stored)
  if (value === undefined) throw failed('The account is not stored in the form of Substrate')
  const { decimals, symbol } = network.nativeCurrency
  return { value, decimals, symbol }
}

function storageKey(accountId: Uint8Array): string {
  const hash = bytesToHex(blake2b(accountId, { dkLen: 16 }))
  return `0x${systemAccount}${hash}${bytesToHex(accountId)}`
}

/** An account without storage has never received anything. */
function readFree(stored: unknown): bigint | undefined {
  if (stored === null || stored === undefined) return 0n
  if (typeof stored !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(stored)) return undefined
  const bytes = hexToBytes(stored.slice(2))
  if (bytes.length !== accountLength) return undefined
  const free = bytes.slice(countersLength, countersLength + 16).reverse()
  return BigInt(`0x${bytesToHex(free)}`)
}
