import * as v from 'valibot'
import { type Address, createClient, custom } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { HostPolicy } from '../../images/resolvePublic.ts'
import type { EvmChain, OpenChains } from '../chains/openChains.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { JsonRpc } from '../rpc/createJsonRpc.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'
import { createOffchainReader, type OwnGateway } from './createOffchainReader.ts'
import type { Identity, IdentitySource } from './identitySource.ts'
import { locateAvatar } from './locateAvatar.ts'

const nobody: Identity = { name: null, avatar: null }
const maxLength = 255

export declare namespace createEnsSource {
  type Parameters = {
    chains: OpenChains
    /** The gateway of `ipfs://` URIs, if any. */
    ipfsGateway?: string | undefined
    /** What knows the zone of this service. */
    own?: OwnGateway | undefined
    /** @default only public hosts */
    policy?: HostPolicy | undefined
  }
}

/**
 * Resolves ENS names on the first configured chain with ENS. A name counts if it resolves back to
 * the account, on the chain that is asked for.
 * @see ENSIP-3, ENSIP-10, ENSIP-12, ENSIP-19
 */
export function createEnsSource(parameters: createEnsSource.Parameters): IdentitySource {
  const { chains, ipfsGateway, own, policy } = parameters
  const chain = [...chains.values()].find(
    (each): each is EvmChain => each.namespace === 'eip155' && each.universalResolver !== undefined,
  )
  return {
    async read({ address, chainId = 1, signal }) {
      const coinType = toCoinType(chainId)
      if (!chain?.universalResolver || coinType === undefined) return nobody
      const failures: unknown[] = []
      const offchain = createOffchainReader({ signal, own, policy })
      const client = createClient({
        transport: custom(
          { request: toRequest({ rpc: chain.rpc, signal, failures }) },
          { retryCount: 0 },
        ),
        ccipRead: { request: offchain.request },
      })
      const where = { universalResolverAddress: chain.universalResolver }
      const owner = address as Address
      const find = async (): Promise<Identity | undefined> => {
        const name = toName(await getEnsName(client, { address: owner, coinType, ...where }))
        if (name === undefined) return undefined
        const leadsTo = await getEnsAddress(client, { name, coinType, ...where })
        if (leadsTo?.toLowerCase() !== address.toLowerCase()) return undefined
        const text = await getEnsText(client, { name, key: 'avatar', ...where })
        if (text === null) return { name, avatar: null }
        const wanted = { text, owner, chains, ipfsGateway, signal }
        return { name, avatar: await locateAvatar(wanted).catch(() => null) }
      }
      const found = await find().catch(() => undefined)
      signal.throwIfAborted()
      if (found) return found
      const failure = failures[0] ?? offchain.failure()
      if (failure) throw failure
      return nobody
    },
  }
}

const ethereum = 60n
const everyEvmChain = 0x8000_0000n

/** Chains with too large an id have no coin type (ENSIP-11). */
function toCoinType(chainId: number): bigint | undefined {
  if (chainId === 1) return ethereum
  const id = BigInt(chainId)
  return id > 0n && id < everyEvmChain ? everyEvmChain | id : undefined
}

type Requester = { rpc: JsonRpc; signal: AbortSignal; failures: unknown[] }

/**
 * The library wraps errors, so an unavailable chain is recorded here. A revert only means that
 * there is no name.
 */
function toRequest({ rpc, signal, failures }: Requester) {
  return async ({ method, params }: { method: string; params?: unknown }) => {
    try {
      return await rpc.call({
        method,
        params: Array.isArray(params) ? params : [],
        schema: v.unknown(),
        signal,
      })
    } catch (error) {
      if (error instanceof ChainUnavailableError) failures.push(error)
      // The library reads from the deepest error what a contract reverted with.
      if (error instanceof NodeRefusedError)
        throw Object.assign(new Error('The call was refused.'), {
          ...{ code: error.rpcCode, data: error.data },
        })
      throw error
    }
  }
}

/** Accepts only a normalized name, because others can imitate one. */
function toName(text: string | null): string | undefined {
  if (text === null || text.length > maxLength || !text.includes('.')) return undefined
  try {
    return normalize(text) === text ? text : undefined
  } catch {
    return undefined
  }
}
