import { type Address, bytesToHex, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { type RequestedCall, type RequestedCalls, readCalls } from '../params/readCalls.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import type { Bundles } from '../state/createBundles.ts'
import type { Queued } from '../state/createQueue.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { approvalChain } from './approvalChain.ts'
import { broadcast } from './broadcast.ts'
import { requirePermitted } from './requirePermitted.ts'
import { sendBatch } from './sendBatch.ts'
import type { WalletMethod } from './walletMethod.ts'

export type SendCallsParameters = {
  state: WalletState
  account: (address: Address) => PrivateKeyAccount
  bundles: Bundles
  /** The contract that accounts delegate to. Without it, no batch is atomic. */
  contract?: Address | undefined
  /** Whether it says so before an account delegates. @default false */
  isAtomic?: boolean | undefined
  /** How many calls a batch may have. @default 32 */
  maxCalls?: number | undefined
  queued: Queued
}

/** For a call that reverts, so that the chain has it. */
const gasElse = 1_000_000n

/**
 * `wallet_sendCalls` (EIP-5792). Calls that must happen together are one transaction; others are
 * sent one after the other.
 */
export function sendCalls(parameters: SendCallsParameters): WalletMethod {
  const { state, account, bundles, contract, maxCalls = 32, queued } = parameters

  const requireChain = (id: number): WalletChain => {
    const chain = state.chains.find((known) => known.id === id)
    if (chain) return chain
    throw new ProviderRpcError({ code: 5710, message: `The wallet does not know chain ${id}.` })
  }
  const requireNew = ({ id, calls, isAtomic }: RequestedCalls) => {
    if (id !== undefined && bundles.find(id)) throw refusal(5720, 'There is such a bundle.')
    if (calls.length > maxCalls) throw refusal(5740, `At most ${maxCalls} calls are supported.`)
    if (isAtomic && !contract) throw refusal(5760, 'The wallet has no atomic batches.')
  }

  return async ({ params, ask }) => {
    const request = readCalls(params)
    const { calls, isAtomic, id = bytesToHex(crypto.getRandomValues(new Uint8Array(32))) } = request
    const from = request.from ?? state.visible[0]
    if (!from) throw refusal(4100, 'The site sees no account: connect first.')
    requirePermitted({ state, address: from })
    const chain = requireChain(request.chainId)
    requireNew(request)
    await ask({ kind: 'sendCalls', from, calls, isAtomic, chain: approvalChain(chain) })
    requirePermitted({ state, address: from })
    const signer = account(from)
    return queued(async () => {
      const hashes =
        isAtomic && contract
          ? [await sendBatch({ calls, contract, chain, signer })]
          : await sendEach({ calls, chain, signer })
      const isComplete = isAtomic || hashes.length === calls.length
      bundles.add({ id, chain, isAtomic, hashes, isComplete })
      return { id }
    })
  }
}

/** Stops at the first call that cannot be sent, and throws if that is the first of all. */
async function sendEach(parameters: {
  calls: readonly RequestedCall[]
  chain: WalletChain
  signer: PrivateKeyAccount
}): Promise<readonly Hex[]> {
  const { calls, chain, signer } = parameters
  const hashes: Hex[] = []
  for (const request of calls) {
    try {
      hashes.push(await broadcast({ request, chain, signer, gasElse }))
    } catch (error) {
      if (hashes.length === 0) throw error
      break
    }
  }
  return hashes
}

function refusal(code: number, message: string): ProviderRpcError {
  return new ProviderRpcError({ code, message })
}
