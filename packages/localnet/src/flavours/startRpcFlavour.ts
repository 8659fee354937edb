import {
  type AskNode,
  type RpcAnswer,
  type RpcProxy,
  type RpcRequest,
  startRpcProxy,
} from '../rpcProxy/startRpcProxy.ts'
import { answerBehind } from './answerBehind.ts'
import { answerLying } from './answerLying.ts'
import { refuseDebug } from './refuseDebug.ts'
import { refuseHistory } from './refuseHistory.ts'
import { refuseOverrides } from './refuseOverrides.ts'
import { refuseSimulation } from './refuseSimulation.ts'
import { refuseTraces } from './refuseTraces.ts'
import { refuseTrials } from './refuseTrials.ts'
import { traceAnother } from './traceAnother.ts'

/**
 * - `noSimulate`: has no `eth_simulateV1`
 * - `noOverrides`: has no `eth_simulateV1`, and refuses state overrides
 * - `noTrials`: has neither `eth_simulateV1` nor `debug_traceCall`
 * - `callsOnly`: has none of these, and refuses state overrides
 * - `noDebug`: traces transactions by `trace_transaction` alone
 * - `otherTraces`: traces the transaction that the same account sent before
 * - `noTrace`: traces no transactions
 * - `noHistory`: traces none, and has no state but the latest
 * - `behind`: answers as if the last 100 blocks were not there
 * - `lying`: tries out calls as if the hostile routers were the honest one
 */
export type RpcFlavour =
  | 'noSimulate'
  | 'noOverrides'
  | 'noTrials'
  | 'callsOnly'
  | 'noDebug'
  | 'otherTraces'
  | 'noTrace'
  | 'noHistory'
  | 'behind'
  | 'lying'

type Answer = (parameters: { request: RpcRequest; ask: AskNode }) => Promise<RpcAnswer>

const flavours: { readonly [flavour in RpcFlavour]: Answer } = {
  noSimulate: refuseSimulation,
  noOverrides: refuseOverrides,
  noTrials: refuseTrials(false),
  callsOnly: refuseTrials(true),
  noDebug: refuseDebug,
  otherTraces: traceAnother,
  noTrace: refuseTraces,
  noHistory: refuseHistory,
  behind: answerBehind,
  lying: answerLying,
}

/** Serves a node as less able or less honest nodes do, on another URL. */
export function startRpcFlavour(parameters: {
  /** The node's URL. */
  url: string
  flavour: RpcFlavour
}): Promise<RpcProxy> {
  const { url, flavour } = parameters
  return startRpcProxy({ url, answer: flavours[flavour] })
}
