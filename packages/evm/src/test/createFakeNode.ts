import type { CaipNetwork } from '@cleat/core/adapter'
import { checkNetworks } from '@cleat/core/adapter'
import { mainnet } from '@cleat/core/test/networks'
import { createEvmNode, type EvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'

export type FakeNode = {
  readonly chain: EvmChain
  readonly node: EvmNode
  readonly network: CaipNetwork
  /**
   * By method: the answer, or what makes it of the parameters. What it throws is how the node
   * refuses.
   */
  readonly answers: Record<string, unknown>
  readonly requests: { readonly method: string; readonly params: readonly unknown[] }[]
  /** What the wallet was asked. */
  readonly sent: unknown[]
}

/** How a node says that a call failed. */
export function revert(message = 'execution reverted', data = '0x'): Error {
  return Object.assign(new Error(message), { code: 3, data })
}

/** An EVM chain with fixed answers. */
export function createFakeNode(answers: Record<string, unknown> = {}): FakeNode {
  const [network] = checkNetworks({ networks: [mainnet] })
  const requests: FakeNode['requests'] = []
  const sent: unknown[] = []
  const chain: EvmChain = {
    networks: () => [network],
    async call(_, { method, params }) {
      const given = params as readonly unknown[]
      requests.push({ method, params: given })
      const answer = answers[method]
      if (answer === undefined) throw new Error(`Nobody answers ${method}`)
      return typeof answer === 'function' ? answer(...given) : answer
    },
    isPaired: () => false,
    // Not EIP-55: large letters are enough to see that it was asked.
    toAddress: (address) => `0x${address.slice(2).toUpperCase()}`,
    async send(request) {
      sent.push(request)
      return `0x${'ab'.repeat(32)}`
    },
  }
  return { chain, node: createEvmNode(chain, network), network, answers, requests, sent }
}
