import * as v from 'valibot'
import type { EvmChain } from '../../data/chains/openChains.ts'
import { entryPoints } from '../operation/entryPoints.ts'
import { operationSchema } from '../operation/operationSchema.ts'
import type { RpcAnswer } from '../upstream/rpcEnvelope.ts'
import type { Sponsor } from './createSponsor.ts'
import { Declined } from './decline/declined.ts'

/** A refusal of the sponsor. Codes of ERC-7769 say what bundlers refuse. */
const declinedCode = -32004

/** Answers a request of ERC-7677. */
export async function answerPaymaster(parameters: {
  sponsor: Sponsor | undefined
  chain: EvmChain
  project: string | undefined
  request: { readonly method: string; readonly params: readonly unknown[] }
  signal: AbortSignal
}): Promise<Pick<RpcAnswer, 'result' | 'error'>> {
  const { sponsor, chain, project, request, signal } = parameters
  const [given, at, chainId] = request.params
  const operation = v.safeParse(operationSchema, given)
  const version = (['0.8', '0.7'] as const).find((one) => isSame(entryPoints[one], at))
  const isHere = isSameChain(chainId, chain.id)
  if (!operation.success || !version || !isHere)
    return { error: { code: -32602, message: toReason(operation.issues?.[0], version, isHere) } }
  const method = methods[request.method as keyof typeof methods]
  if (!method) return { error: { code: -32601, message: 'Not a method of paymasters' } }
  try {
    if (!sponsor) throw new Declined('off')
    const asked = { chain, project, entryPoint: version, operation: operation.output, signal }
    return { result: await sponsor[method](asked) }
  } catch (error) {
    if (!(error instanceof Declined)) throw error
    const { message, reason } = error
    return { error: { code: declinedCode, message, data: { reason } } }
  }
}

const methods = { pm_getPaymasterStubData: 'stub', pm_getPaymasterData: 'pay' } as const

function isSame(known: string, given: unknown): boolean {
  return typeof given === 'string' && given.toLowerCase() === known.toLowerCase()
}

function isSameChain(given: unknown, id: string): boolean {
  if (typeof given !== 'string' || !/^0x[\da-f]{1,16}$/i.test(given)) return false
  return `eip155:${BigInt(given)}` === id
}

function toReason(
  issue: v.BaseIssue<unknown> | undefined,
  version: string | undefined,
  isHere: boolean,
): string {
  if (issue) return `${issue.path?.map(({ key }) => String(key)).join('.')}: ${issue.message}`
  if (version === undefined) return 'EntryPoint not known'
  return isHere ? 'Invalid parameters' : 'Another chain'
}
