import { setTimeout } from 'node:timers/promises'
import { type Hex, numberToHex } from 'viem'
import {
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { type AskNode, type RpcAnswer, startRpcProxy } from '../rpcProxy/startRpcProxy.ts'
import { bundleOperation } from './bundleOperation.ts'
import { bundlerChain } from './bundlerChain.ts'
import type { BundlerControl } from './bundlerControl.ts'
import { BundlerError } from './bundlerError.ts'
import { estimateOperation } from './estimateOperation.ts'
import { readOperation } from './readOperation.ts'
import { readOperationReceipt } from './readOperationReceipt.ts'
import { simulateBundle } from './simulateBundle.ts'

export type StartBundlerParameters = {
  /** The chain's node, with the contracts of `placeBundlerContracts`. */
  rpcUrl: string
  chainId: number
}

export type LocalBundler = {
  readonly url: string
  /** How it behaves from now on. */
  readonly control: BundlerControl
  /** Sends what waits. */
  release(): Promise<void>
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

type Answers = {
  readonly [method: string]: (params: readonly unknown[], ask: AskNode) => unknown
}

/**
 * Starts a bundler of EntryPoint 0.8 (ERC-4337) on a free port: it tries each operation and sends
 * it at once, in a transaction of the eighth local account.
 * @see ERC-7769
 */
export async function startBundler(parameters: StartBundlerParameters): Promise<LocalBundler> {
  const { rpcUrl, chainId } = parameters
  const client = bundlerChain.open({ rpcUrl, chainId })
  const { entryPoint } = bundlerChain
  const control: BundlerControl = {}
  const known = new Map<Hex, UserOperation<'0.8'>>()
  const waiting: UserOperation<'0.8'>[] = []
  let sending: Promise<unknown> = Promise.resolve()

  /** One transaction after the other, because they are of one account. */
  const send = (operation: UserOperation<'0.8'>) => {
    sending = sending.then(async () => {
      await setTimeout(control.delayMs ?? 0)
      const sent = control.replace?.(operation) ?? operation
      await bundleOperation(client, [...(control.before?.() ?? []), sent])
    })
    return sending
  }

  const answers: Answers = {
    eth_chainId: () => numberToHex(chainId),
    eth_supportedEntryPoints: () => [entryPoint],
    async eth_estimateUserOperationGas([given, at]) {
      requireEntryPoint(at)
      const gas = await estimateOperation(client, readOperation(given))
      const { gasFactor: factor = 1n } = control
      return Object.fromEntries(
        Object.entries(gas).map(([name, value]) => [name, numberToHex(value * factor)]),
      )
    },
    async eth_sendUserOperation([given, at]) {
      requireEntryPoint(at)
      const operation = readOperation(given)
      if (control.refusal) throw new BundlerError(control.refusal.code, control.refusal.message)
      await sending
      await simulateBundle(client, operation)
      const hash = getUserOperationHash({
        ...{ chainId, entryPointAddress: entryPoint, entryPointVersion: '0.8' },
        userOperation: operation,
      })
      known.set(hash, operation)
      if (control.isHolding) waiting.push(operation)
      else if (!control.isDropping) send(operation).catch(() => undefined)
      return hash
    },
    async eth_getUserOperationByHash([hash], ask) {
      const userOperation = known.get(hash as Hex)
      if (!userOperation) return null
      const found = await readOperationReceipt(client, { hash: hash as Hex, ask })
      const {
        transactionHash = null,
        blockHash = null,
        blockNumber = null,
      } = {
        ...found?.receipt,
      }
      return {
        ...{ entryPoint, transactionHash, blockHash, blockNumber },
        userOperation: formatUserOperationRequest(userOperation),
      }
    },
    async eth_getUserOperationReceipt([hash], ask) {
      await sending.catch(() => undefined)
      const receipt = await readOperationReceipt(client, { hash: hash as Hex, ask })
      if (receipt || !control.isLying || !known.has(hash as Hex)) return receipt
      const { hash: transactionHash } = await client.getBlock()
      return { userOpHash: hash, success: true, logs: [], receipt: { transactionHash, logs: [] } }
    },
  }

  const proxy = await startRpcProxy({
    url: rpcUrl,
    async answer({ request: { method, params = [] }, ask }): Promise<RpcAnswer> {
      try {
        const answer = answers[method]
        if (!answer) throw new BundlerError(-32601, `${method} is not supported`)
        return { result: await answer(params, ask) }
      } catch (error) {
        if (!(error instanceof BundlerError)) throw error
        const { code, message, data } = error
        return { error: { code, message, ...(data !== undefined && { data }) } }
      }
    },
  })
  return {
    ...proxy,
    control,
    async release() {
      for (const operation of waiting.splice(0)) await send(operation)
    },
  }
}

function requireEntryPoint(given: unknown): void {
  const { entryPoint } = bundlerChain
  if (typeof given === 'string' && given.toLowerCase() === entryPoint.toLowerCase()) return
  throw new BundlerError(-32602, `Unsupported EntryPoint. Supported: ${entryPoint}`)
}
