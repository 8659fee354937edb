import { toHex } from 'viem'
import type { ApprovalChain } from '../approval/approvalRequest.ts'
import { invalidParams } from '../params/invalidParams.ts'
import { isRecord } from '../params/isRecord.ts'
import { readAddedChain } from '../params/readAddedChain.ts'
import { readChainId } from '../params/readChainId.ts'
import { readList } from '../params/readList.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import type { WalletState } from '../state/createWalletState.ts'
import { approvalChain } from './approvalChain.ts'
import type { Rpc } from './rpc.ts'
import type { MethodCall, WalletMethods } from './walletMethod.ts'

export type ChainMethodsParameters = { state: WalletState; rpc: Rpc }

/**
 * The wallet's chain: EIP-695 reads it, EIP-3326 switches it, EIP-3085 adds one, or changes the
 * node of one.
 */
export function chainMethods(parameters: ChainMethodsParameters): WalletMethods {
  const { state, rpc } = parameters

  const requestSwitch = async ({ call, to }: { call: MethodCall; to: WalletChain }) => {
    if (to.id === state.chain.id) return
    const from: ApprovalChain = approvalChain(state.chain)
    await call.ask({ kind: 'switchChain', from, to: approvalChain(to) })
    state.switchChain(to.id)
  }

  return {
    eth_chainId: async () => toHex(state.chain.id),
    net_version: async () => String(state.chain.id),
    async wallet_switchEthereumChain(call) {
      const [request] = readList({ params: call.params, length: 1 })
      if (!isRecord(request)) throw invalidParams('expected an object with "chainId"')
      const id = readChainId(request.chainId)
      const to = state.chains.find((chain) => chain.id === id)
      if (!to) {
        throw new ProviderRpcError({
          code: 4902,
          message: `The wallet does not know chain ${toHex(id)}: add it with wallet_addEthereumChain.`,
        })
      }
      await requestSwitch({ call, to })
      return null
    },
    async wallet_addEthereumChain(call) {
      const added = readAddedChain(call.params)
      const known = state.chains.find((chain) => chain.id === added.id)
      const { id, rpcUrl } = added
      if (known && known.rpcUrl === rpcUrl) {
        await requestSwitch({ call, to: known })
        return null
      }
      await call.ask({ kind: 'addChain', chain: { ...approvalChain(added), rpcUrl } })
      await requireChainId({ rpc, rpcUrl, id })
      state.addChain(added)
      state.switchChain(id)
      return null
    },
  }
}

async function requireChainId(parameters: { rpc: Rpc; rpcUrl: string; id: number }): Promise<void> {
  const { rpc, rpcUrl, id } = parameters
  const answer = await rpc({ rpcUrl, method: 'eth_chainId' })
  if (typeof answer === 'string' && Number(answer) === id) return
  throw invalidParams(`the node at ${rpcUrl} is on another chain than ${toHex(id)}`)
}
