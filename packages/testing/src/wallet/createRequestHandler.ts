import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { WalletAccount } from '../accounts/walletAccount.ts'
import type { ApprovalQuestion } from '../approval/approvalRequest.ts'
import type { ApprovalAnswer, Approver } from '../approval/approver.ts'
import { forwardRead } from '../methods/forwardRead.ts'
import { rpc } from '../methods/rpc.ts'
import { walletMethods } from '../methods/walletMethods.ts'
import { isRecord } from '../params/isRecord.ts'
import type { RequestArguments } from '../provider/devWalletProvider.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { WalletBatches } from '../provider/walletBatches.ts'
import { type Bundles, createBundles } from '../state/createBundles.ts'
import { createQueue, type Queued } from '../state/createQueue.ts'
import type { WalletState } from '../state/createWalletState.ts'
import type { EventEmitter } from './createEventEmitter.ts'
import type { Program } from './createProgram.ts'
import type { RequestLog } from './createRequestLog.ts'
import type { DevWalletInfo } from './devWalletInfo.ts'

export type RequestHandlerParameters = {
  state: WalletState
  accounts: readonly Address[]
  account: (address: Address) => PrivateKeyAccount
  /** What the wallet's accounts are. @default those of its keys */
  kind?: WalletAccount | undefined
  /** All keys of the wallet. */
  keys?: readonly PrivateKeyAccount[] | undefined
  info: DevWalletInfo
  origin: () => string
  approve: Approver
  program: Program
  log: RequestLog
  emitter: Pick<EventEmitter, 'emit' | 'onAny'>
  /** @default transactions of this handler run one after the other */
  queued?: Queued | undefined
  /** Whether the wallet has `wallet_connect`. @default false */
  hasSignIn?: boolean | undefined
  /** How batches are sent. @default there are none */
  batches?: WalletBatches | undefined
  /** The permissions that it grants (ERC-7715). @default none */
  permissions?: Parameters<typeof walletMethods>[0]['permissions']
  /** @default those of this handler */
  bundles?: Bundles | undefined
}

/** EIP-1193's `request`. A behaviour may make it throw or return any value. */
export function createRequestHandler(
  parameters: RequestHandlerParameters,
): (request: RequestArguments) => Promise<unknown> {
  const { state, accounts, account, info, origin, program, log, emitter } = parameters
  const { queued = createQueue(), batches, bundles = createBundles() } = parameters
  const methods = walletMethods({
    ...{ state, accounts, account, origin, queued, batches, bundles },
    hasSignIn: parameters.hasSignIn,
    kind: parameters.kind,
    keys: parameters.keys,
    permissions: parameters.permissions,
  })

  const answer = async (call: { method: string; params: unknown; approve: Approver }) => {
    const { method, params, approve } = call
    const ask = async (question: ApprovalQuestion) => {
      const { name, icon } = info
      const id = crypto.randomUUID()
      return checkedAnswer(
        await approve({ ...question, id, method, origin: origin(), wallet: { name, icon } }),
      )
    }
    const run = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!run) return forwardRead({ state, rpc, method, params })
    try {
      return await run({ params, ask })
    } catch (error) {
      if (error instanceof ProviderRpcError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new ProviderRpcError({ code: -32603, message: `The wallet failed: ${reason}` })
    }
  }

  const respond = (request: { method: string; params: unknown }): unknown => {
    const { method, params } = request
    const behaviour = program.take(method)
    if (!behaviour) return answer({ method, params, approve: parameters.approve })
    return behaviour({
      method,
      params,
      proceed: ({ approve, params: edited = params } = {}) =>
        answer({ method, params: edited, approve: approve ? agree : parameters.approve }),
      emit: emitter.emit,
      onEvent: emitter.onAny,
    })
  }

  return (request) => {
    if (!isRecord(request) || typeof request.method !== 'string' || !request.method) {
      const message = 'A request is an object with "method" and, where needed, "params".'
      return Promise.reject(new ProviderRpcError({ code: -32600, message }))
    }
    const { method, params } = request
    const settle = log.add({ method, params })
    let result: unknown
    try {
      result = respond({ method, params })
    } catch (error) {
      settle('failed')
      throw error
    }
    Promise.resolve(result).then(
      () => settle('answered'),
      () => settle('failed'),
    )
    return result as Promise<unknown>
  }
}

const agree: Approver = async () => ({ approved: true })

function checkedAnswer(answer: unknown): ApprovalAnswer {
  if (isRecord(answer) && answer.approved === true) {
    const { accounts } = answer
    return { approved: true, accounts: Array.isArray(accounts) ? accounts : undefined }
  }
  throw new ProviderRpcError({ code: 4001, message: 'The user rejected the request.' })
}
