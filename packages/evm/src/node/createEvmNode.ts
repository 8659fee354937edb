import type { Network } from '@cleat/core/adapter'
import { CleatError, isCleatError, readRefusal } from '@cleat/core/adapter'
import type { EvmChain } from './evmChain.ts'

/** A call as a node runs it, without anybody having to sign. */
export type NodeCall = {
  readonly from?: string | undefined
  readonly to: string
  readonly value?: string | undefined
  readonly data?: string | undefined
  readonly gas?: string | undefined
  readonly gasPrice?: string | undefined
}

/**
 * The RPCs of a network. Each answer has the expected form, or rejects with `NETWORK_RPC_FAILED`. A
 * refusal rejects with the node's own error.
 */
export type EvmNode = {
  readonly network: Network
  ask(method: string, ...params: readonly unknown[]): Promise<unknown>
  readNumber(method: string, ...params: readonly unknown[]): Promise<bigint>
  readBytes(method: string, ...params: readonly unknown[]): Promise<string>
  /** Runs a call on the latest block. `rest` is the block and its state overrides. */
  run(call: NodeCall, ...rest: readonly unknown[]): Promise<string>
}

export function createEvmNode({ call }: Pick<EvmChain, 'call'>, network: Network): EvmNode {
  const fail = (cause: unknown) =>
    new CleatError('NETWORK_RPC_FAILED', { context: { network: network.name }, cause })
  const read = async (form: RegExp, method: string, params: readonly unknown[]) => {
    const answer = await node.ask(method, ...params)
    if (typeof answer === 'string' && form.test(answer)) return answer
    throw fail(new Error(`The answer to ${method} has another form`))
  }
  const node: EvmNode = {
    network,
    async ask(method, ...params) {
      try {
        return await call(network, { method, params })
      } catch (error) {
        throw isCleatError(error) || readRefusal(error) !== undefined ? error : fail(error)
      }
    },
    readNumber: async (method, ...params) =>
      BigInt(await read(/^0x[0-9a-f]{1,64}$/i, method, params)),
    readBytes: (method, ...params) => read(/^0x(?:[0-9a-f]{2})*$/i, method, params),
    run: (request, ...rest) =>
      node.readBytes('eth_call', request, ...(rest.length > 0 ? rest : ['latest'])),
  }
  return node
}
