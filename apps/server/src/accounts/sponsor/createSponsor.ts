import * as v from 'valibot'
import { concat, type Hex, numberToHex } from 'viem'
import type { EvmChain } from '../../data/chains/openChains.ts'
import { hexNumber } from '../../data/rpc/hexSchema.ts'
import type { SponsoredOperation } from '../operation/operationSchema.ts'
import type { Budget } from './budget/createBudget.ts'
import { checkCalls } from './checks/checkCalls.ts'
import { checkCode } from './checks/checkCode.ts'
import { checkGas } from './checks/checkGas.ts'
import { Declined } from './decline/declined.ts'
import type { ProjectRules, SponsoredChain, SponsorRules } from './rules/sponsorRules.ts'
import { signOperation } from './signOperation.ts'
import { type SponsorAnswer, upstreamAnswer } from './sponsorAnswer.ts'

/** An operation that a project asks to be paid for. */
export type SponsorRequest = {
  readonly chain: EvmChain
  readonly entryPoint: '0.7' | '0.8'
  readonly project: string | undefined
  readonly operation: SponsoredOperation
  readonly signal: AbortSignal
}

export type Sponsor = {
  /** Who would pay, to measure the operation with. @throws {@link Declined} */
  stub(request: SponsorRequest): Promise<SponsorAnswer>
  /** Pays for the operation as it is. @throws {@link Declined} */
  pay(request: SponsorRequest): Promise<SponsorAnswer>
}

export declare namespace createSponsor {
  type Parameters = {
    readRules: () => Promise<SponsorRules | undefined>
    /** Signs for paymasters of the operator. */
    key: Hex | undefined
    budget: Budget
    /** Asks another service that pays. */
    ask: (url: string, request: SponsorRequest, method: PaymasterMethod) => Promise<unknown>
    now?: (() => Date) | undefined
  }
}

export type PaymasterMethod = 'pm_getPaymasterStubData' | 'pm_getPaymasterData'

/** How long an operation can be sent after it is paid for, in seconds. */
const validity = 120
/** The paymaster reads a signature and no more. */
const paymasterGas = 60_000n

/** Pays for operations by the operator's rules. */
export function createSponsor(parameters: createSponsor.Parameters): Sponsor {
  const { readRules, key, budget, ask, now = () => new Date() } = parameters

  async function check(request: SponsorRequest) {
    const { chain, project, operation, signal } = request
    const rules = await readRules()
    if (!rules?.isOn) throw new Declined('off')
    const found = findProject(rules, project)
    const sponsored = rules.chains[chain.id]
    const isOfProject = found?.rules.chains?.includes(chain.id) ?? true
    if (!found || !isOfProject || sponsored?.entryPoint !== request.entryPoint)
      throw new Declined('project')
    checkCalls(operation, found.rules)
    await checkCode({ chain, operation, rules, signal })
    return { ...found, sponsored, name: rules.name }
  }

  return {
    async stub(request) {
      const { sponsored, name } = await check(request)
      const sponsor = { name }
      if ('url' in sponsored)
        return { ...(await askOther(sponsored, request, 'pm_getPaymasterStubData')), sponsor }
      return {
        ...{ sponsor, paymaster: sponsored.paymaster, isFinal: false },
        // As long as what is signed, and a signature that recovers.
        paymasterData: concat([`0x${'00'.repeat(6)}`, `0x${'ff'.repeat(6)}`, stubSignature]),
        paymasterVerificationGasLimit: numberToHex(paymasterGas),
        paymasterPostOpGasLimit: '0x0',
      }
    },
    async pay(request) {
      const { chain, operation, signal } = request
      const { project, rules, sponsored, name } = await check(request)
      await checkGas({ ...request })
      const sponsor = { name }
      const answer =
        'url' in sponsored ? await askOther(sponsored, request, 'pm_getPaymasterData') : undefined
      const paymaster = answer?.paymaster ?? ('url' in sponsored ? undefined : sponsored.paymaster)
      if (!paymaster) throw new Declined('project')
      const block = await chain.rpc.call({
        ...{ method: 'eth_blockNumber', params: [], schema: hexNumber, signal },
      })
      const validUntil = Math.floor(now().getTime() / 1000) + validity
      await budget.reserve(
        {
          ...{ project, chainId: chain.id, account: operation.sender, nonce: operation.nonce },
          ...{ paymaster, block, cost: mostCost(operation) },
          endsAt: new Date(validUntil * 1000),
        },
        rules,
      )
      if (answer) return { ...answer, sponsor }
      if ('url' in sponsored || key === undefined) throw new Declined('off')
      const chainId = Number(chain.id.split(':')[1])
      const { domain } = sponsored
      const given = { key, chainId, paymaster, domain, operation, validUntil }
      return { sponsor, paymaster, paymasterData: await signOperation(given) }
    },
  }

  /** Of another service only what is needed gets through. */
  async function askOther(
    { url }: Extract<SponsoredChain, { url: string }>,
    request: SponsorRequest,
    method: PaymasterMethod,
  ) {
    const answer = v.safeParse(upstreamAnswer, await ask(url, request, method))
    if (!answer.success) throw new Declined('off')
    return answer.output
  }
}

/** A signature of no key that is known, so that it costs as much as a right one. */
const stubSignature: Hex = `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`

function findProject(
  rules: SponsorRules,
  id: string | undefined,
): { project: string; rules: ProjectRules } | undefined {
  const own = id === undefined || id === '*' ? undefined : rules.projects[id]
  if (own && id !== undefined) return { project: id, rules: own }
  const other = rules.projects['*']
  return other && { project: '*', rules: other }
}

function mostCost(operation: SponsoredOperation): bigint {
  const gas =
    operation.callGasLimit +
    operation.verificationGasLimit +
    operation.preVerificationGas +
    operation.paymasterVerificationGasLimit +
    operation.paymasterPostOpGasLimit
  return gas * operation.maxFeePerGas
}
