import { Problem, type ProblemPart } from '../../../http/problem.ts'
import { toOwnText } from '../../../http/toOwnText.ts'
import { nativeAddresses } from '../../chains/dataChain.ts'
import { findChain } from '../../chains/findChain.ts'
import type { OpenChains } from '../../chains/openChains.ts'
import { toAccount } from '../../chains/toAccount.ts'
import type { SwapAsset, SwapChain, SwapQuestion } from '../source/swapQuestion.ts'

export declare namespace readQuestion {
  type Parameters = {
    chains: OpenChains
    /** The texts of a request, which its schema has checked. */
    given: {
      amount: string
      from: string
      to: string
      userAddress: string
      /** In percent. */
      slippage?: number | undefined
      gasPrice?: string | undefined
    }
    client: string
    /** Creates the problem of invalid values. */
    toProblem: (errors: readonly ProblemPart[]) => Problem
  }
}

const defaultSlippage = 1

/**
 * Reads what a visitor wants to swap.
 * @throws a `Problem` that names what is invalid
 */
export function readQuestion(parameters: readQuestion.Parameters): SwapQuestion {
  const { chains, given, client, toProblem } = parameters
  const [chainId, fromText] = split(given.from)
  const [toChainId, toText] = split(given.to)
  const [userChainId, userText] = split(given.userAddress)
  const chain = findSwapChain(chains, chainId)
  const from = readAsset(chain, given.from, fromText)
  const to = readAsset(chain, given.to, toText)
  const user = toAccount(chain.namespace, userText)
  const amount = BigInt(given.amount)
  const limit = chain.namespace === 'eip155' ? 2n ** 256n : 2n ** 64n
  const address = `Must be an address on ${chain.id}.`
  const errors = [
    toChainId !== chainId && { at: 'to', detail: `Must be on ${chain.id}, as "from" is.` },
    !from && { at: 'from', detail: address },
    !to && { at: 'to', detail: address },
    from && to && from.address === to.address && { at: 'to', detail: 'Must be another asset.' },
    (!user || (userChainId !== '' && userChainId !== chainId)) && {
      at: 'userAddress',
      detail: address,
    },
    (amount === 0n || amount >= limit) && { at: 'amount', detail: 'Must be a possible amount.' },
  ].filter((part) => typeof part === 'object')
  if (errors.length > 0 || !from || !to || !user) throw toProblem(errors)
  const { slippage = defaultSlippage, gasPrice } = given
  return {
    chain,
    from,
    to,
    amount,
    user: toOwnText(user),
    slippageBps: toBps(slippage),
    gasPrice: gasPrice === undefined ? undefined : BigInt(gasPrice),
    client: toOwnText(client),
  }
}

function findSwapChain(chains: OpenChains, id: string): SwapChain {
  const chain = findChain(chains, id)
  if (chain.namespace !== 'bip122') return chain
  throw new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `Nothing is swapped on ${id}: it has no contracts that could promise both halves.`,
  })
}

function readAsset(chain: SwapChain, id: string, text: string): SwapAsset | undefined {
  const native = nativeAddresses[chain.namespace]
  const isNative =
    text === native || (chain.namespace === 'eip155' && text.toLowerCase() === native)
  const address = isNative ? native : toAccount(chain.namespace, text)
  return address === undefined
    ? undefined
    : { id: toOwnText(id), address: toOwnText(address), isNative }
}

/** The chain, which is empty for a plain address, and the address. */
function split(id: string): [string, string] {
  const at = id.lastIndexOf(':')
  return [id.slice(0, Math.max(at, 0)), id.slice(at + 1)]
}

/** Hundredths of a percent, rounded down: a tolerance never grows. */
function toBps(percent: number): number {
  return Math.floor(Number((percent * 100).toFixed(6)))
}
