import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { readPart } from '../../base/readPart.ts'
import { WalletError } from '../../base/walletError.ts'
import { createProviderCall } from '../createProviderCall.ts'

export type SatsConnectRequest = (method: string, params?: unknown) => Promise<unknown>

/** Sends requests to a provider with Xverse's JSON-RPC. Rejects where the response is a failure. */
export function createSatsConnectRequest(provider: object): SatsConnectRequest {
  const call = createProviderCall(provider)
  return async (method, params) => {
    const answer = await call('request', method, params)
    const error = readPart(answer, 'error')
    if (error === undefined) return readPart(answer, 'result')
    const code = readPart(error, 'code')
    throw new WalletError({ code: toCode(code), message: readPart(error, 'message') })
  }
}

/** Xverse's names of the networks. */
export const satsConnectNetworks: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

export const notPermitted = 4100

/** Translates Xverse's own codes for a rejection and a missing permission. */
function toCode(code: unknown): number {
  if (code === -32000) return 4001
  if (code === -32002) return notPermitted
  return typeof code === 'number' ? code : -32603
}
