import { readProperty } from '@cleat/core/adapter'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { PolkadotClient } from 'polkadot-api'
import type { DecodedCall } from '../features/decodedCall.ts'
import type { CallReader } from '../features/transactionLibrary.ts'
import { checkChain } from './checkChain.ts'
import { openClient } from './openClient.ts'

/**
 * Reads the metadata of a chain, and closes the connection.
 * @throws if the node is on another chain or does not answer
 */
export async function openCallReader({
  rpcUrls,
  genesis,
}: {
  readonly rpcUrls: readonly string[]
  readonly genesis: string
}): Promise<CallReader> {
  const { client, close } = openClient(rpcUrls.map((url) => url.replace(/^http/, 'ws')))
  try {
    await checkChain(client, genesis)
    const apis = await client.getUnsafeApi().getStaticApis()
    const version: unknown = apis.constants.System?.Version
    const { spec_version: specVersion } = version as { readonly spec_version: number }
    return { specVersion, decode: (call) => decodeCall(apis, call) }
  } finally {
    void close()
  }
}

type StaticApis = Awaited<ReturnType<ReturnType<PolkadotClient['getUnsafeApi']>['getStaticApis']>>

/** The library's types have another name for it than its code. */
function decodeCall(apis: StaticApis, call: Uint8Array): DecodedCall {
  const read: unknown = Reflect.get(apis, 'txFromCallData')
  if (typeof read !== 'function') throw new Error('The library reads no calls')
  const nested: unknown = readProperty(read(call), 'decodedCall')
  const [pallet, inner] = [readProperty(nested, 'type'), readProperty(nested, 'value')]
  const [name, input] = [readProperty(inner, 'type'), readProperty(inner, 'value')]
  if (typeof pallet !== 'string' || typeof name !== 'string') throw new Error('No call')
  const writer: unknown = readProperty(readProperty(apis.tx, pallet), name)
  const write: unknown = readProperty(writer, 'getEncodedData')
  const again: unknown = typeof write === 'function' ? write(input) : undefined
  // Bytes behind a call are not read by its codec.
  if (!(again instanceof Uint8Array) || bytesToHex(again) !== bytesToHex(call))
    throw new Error('The call is longer than what was read')
  return { pallet, name, input }
}
