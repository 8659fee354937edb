import {
  type AskNode,
  type RpcAnswer,
  type RpcProxy,
  type RpcRequest,
  startRpcProxy,
} from '../rpcProxy/startRpcProxy.ts'
import { answerBehind } from './answerBehind.ts'
import { answerLying } from './answerLying.ts'
import { refuseOverrides } from './refuseOverrides.ts'
import { refuseSimulation } from './refuseSimulation.ts'
import { refuseTraces } from './refuseTraces.ts'

/**
 * - `noSimulate`: has no `eth_simulateV1`
 * - `noOverrides`: has no `eth_simulateV1`, and refuses state overrides
 * - `noTraces`: has neither `eth_simulateV1` nor `debug_traceCall`
 * - `callsOnly`: has none of these, and refuses state overrides
 * - `behind`: answers as if the last 100 blocks were not there
 * - `lying`: tries out calls as if the hostile routers were the honest one
 */
export type RpcFlavour =
  | 'noSimulate'
  | 'noOverrides'
  | 'noTraces'
  | 'callsOnly'
  | 'behind'
  | 'lying'

type Answer = (parameters: { request: RpcRequest; ask: AskNode }) => Promise<RpcAnswer>

const flavours: { readonly [flavour in RpcFlavour]: Answer } = {
  noSimulate: refuseSimulation,
  noOverrides: refuseOverrides,
  noTraces: refuseTraces(false),
  callsOnly: refuseTraces(true),
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
