import * as v from 'valibot'
import { type Address, createClient, custom } from 'viem'
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions'
import { normalize } from 'viem/ens'
import type { EvmChain, OpenChains } from '../chains/openChains.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { JsonRpc } from '../rpc/createJsonRpc.ts'
import type { Identity, IdentitySource } from './identitySource.ts'

const nobody: Identity = { name: null, avatar: null }
const maxLength = 255

/**
 * Resolves ENS names on the first configured chain with ENS. A name counts if it resolves back to
 * the account. Off-chain lookups (EIP-3668) are refused, because a name could direct requests into
 * the operator's network.
 */
export function createEnsSource({ chains }: { chains: OpenChains }): IdentitySource {
  const chain = [...chains.values()].find(
    (each): each is EvmChain => each.namespace === 'eip155' && each.universalResolver !== undefined,
  )
  return {
    async read({ address, signal }) {
      if (!chain?.universalResolver) return nobody
      const failures: unknown[] = []
      const client = createClient({
        transport: custom(
          { request: toRequest({ rpc: chain.rpc, signal, failures }) },
          { retryCount: 0 },
        ),
        ccipRead: false,
      })
      const where = { universalResolverAddress: chain.universalResolver }
      try {
        const found = await getEnsName(client, { address: address as Address, ...where })
        const name = found === null ? undefined : toName(found)
        if (name === undefined) return nobody
        const owner = await getEnsAddress(client, { name, ...where })
        if (owner?.toLowerCase() !== address.toLowerCase()) return nobody
        const avatar = await getEnsText(client, { name, key: 'avatar', ...where })
        return { name, avatar: toAvatar(avatar) }
      } catch {
        signal.throwIfAborted()
        const [failure] = failures
        if (failure) throw failure
        return nobody
      }
    },
  }
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
      throw error
    }
  }
}

/** Accepts only a normalized name, because others can imitate one. */
function toName(text: string): string | undefined {
  try {
    return text.length <= maxLength && text.includes('.') && normalize(text) === text
      ? text
      : undefined
  } catch {
    return undefined
  }
}

function toAvatar(text: string | null): string | null {
  const url = text && text.length <= 2048 ? URL.parse(text) : null
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null
}
