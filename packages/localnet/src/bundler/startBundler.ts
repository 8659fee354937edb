import { setTimeout } from 'node:timers/promises'
import { type Hex, numberToHex } from 'viem'
import {
  formatUserOperationRequest,
  getUserOperationHash,
  type UserOperation,
} from 'viem/account-abstraction'
import { type AskNode, type RpcAnswer, startRpcProxy } from '../rpcProxy/startRpcProxy.ts'
import { bundleOperation } from './bundleOperation.ts'
import { bundlerChain, type EntryPointVersion } from './bundlerChain.ts'
import { bundlerContracts } from './bundlerContracts.ts'
import type { BundlerControl } from './bundlerControl.ts'
import { BundlerError } from './bundlerError.ts'
import { estimateOperation } from './estimateOperation.ts'
import { readOperation } from './readOperation.ts'
import { readOperationReceipt } from './readOperationReceipt.ts'
import { simulateBundle } from './simulateBundle.ts'
import { toOldOperation } from './toOldOperation.ts'

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
 * Starts a bundler of EntryPoint 0.6, 0.7 and 0.8 (ERC-4337) on a free port: it tries each
 * operation and sends it at once, in a transaction of the eighth local account.
 * @see ERC-7769
 */
export async function startBundler(parameters: StartBundlerParameters): Promise<LocalBundler> {
  const { rpcUrl, chainId } = parameters
  const client = bundlerChain.open({ rpcUrl, chainId })
  const control: BundlerControl = {}
  const known = new Map<Hex, Given>()
  const waiting: Given[] = []
  let sending: Promise<unknown> = Promise.resolve()

  /** One transaction after the other, because they are of one account. */
  const send = ({ version, operation }: Given) => {
    sending = sending.then(async () => {
      await setTimeout(control.delayMs ?? 0)
      const sent = control.replace?.(operation) ?? operation
      await bundleOperation(client, {
        version,
        operations: [...(control.before?.() ?? []), sent],
      })
    })
    return sending
  }

  const answers: Answers = {
    eth_chainId: () => numberToHex(chainId),
    eth_supportedEntryPoints: () => Object.values(bundlerContracts.entryPoints),
    async eth_estimateUserOperationGas([given, at]) {
      const version = requireVersion(at)
      const operation = readOperation(given, version)
      const gas = await estimateOperation(client, { version, operation })
      const { gasFactor: factor = 1n } = control
      return Object.fromEntries(
        Object.entries(gas).map(([name, value]) => [name, numberToHex(value * factor)]),
      )
    },
    async eth_sendUserOperation([given, at]) {
      const version = requireVersion(at)
      const operation = readOperation(given, version)
      if (control.refusal) throw new BundlerError(control.refusal.code, control.refusal.message)
      await sending
      await simulateBundle(client, { version, operation })
      const hash = hashOperation({ version, operation, chainId })
      known.set(hash, { version, operation })
      if (control.isHolding) waiting.push({ version, operation })
      else if (!control.isDropping) send({ version, operation }).catch(() => undefined)
      return hash
    },
    async eth_getUserOperationByHash([hash], ask) {
      const given = known.get(hash as Hex)
      if (!given) return null
      const found = await readOperationReceipt(client, { hash: hash as Hex, ask })
      const {
        transactionHash = null,
        blockHash = null,
        blockNumber = null,
      } = {
        ...found?.receipt,
      }
      return {
        ...{ transactionHash, blockHash, blockNumber },
        entryPoint: bundlerContracts.entryPoints[given.version],
        userOperation: formatUserOperationRequest(toForm(given)),
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
      for (const given of waiting.splice(0)) await send(given)
    },
  }
}

/** An operation, and the EntryPoint that it is for. */
type Given = { readonly version: EntryPointVersion; readonly operation: UserOperation<'0.8'> }

function toForm({ version, operation }: Given): UserOperation {
  return version === '0.6' ? toOldOperation(operation) : operation
}

function hashOperation({ version, operation, chainId }: Given & { chainId: number }): Hex {
  return getUserOperationHash({
    ...{ chainId, entryPointVersion: version, userOperation: toForm({ version, operation }) },
    entryPointAddress: bundlerContracts.entryPoints[version],
  })
}

function requireVersion(given: unknown): EntryPointVersion {
  const version = bundlerChain.versionOf(given)
  if (version) return version
  const supported = Object.values(bundlerContracts.entryPoints).join(', ')
  throw new BundlerError(-32602, `Unsupported EntryPoint. Supported: ${supported}`)
}
