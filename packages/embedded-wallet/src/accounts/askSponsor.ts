import { type Address, BaseError, type Hex, RpcRequestError } from 'viem'
import { getPaymasterStubData, type UserOperation } from 'viem/account-abstraction'
import type { ContractOperation } from './contractOperation.ts'
import type { ContractProgram } from './contractProgram.ts'
import type { Implementation } from './implementations.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { readPayer } from './readPayer.ts'
import type { RpcClient } from './rpcClient.ts'

/** Who would pay, as far as an operation needs it to be measured. */
export type SponsorOffer = {
  readonly sponsor: { readonly name: string }
  readonly fields: {
    readonly paymaster: Address
    readonly paymasterData: Hex
    readonly paymasterVerificationGasLimit: bigint
    readonly paymasterPostOpGasLimit: bigint
  }
}

/** What a sponsor says, as far as it is waited for. */
export type SponsorQuestion = {
  /** @returns `unavailable` where there is no answer by then. It may still come. */
  within(ms: number): Promise<SponsorAnswer>
  /** The same, and asks again where a question had no answer. */
  insist(ms: number): Promise<SponsorAnswer>
}

type SponsorAnswer = SponsorOffer | NonNullable<PreparedCalls['notSponsored']>

/** Between questions. */
const pauses = [500, 1_500, 4_000]

/** Asks whether an operation would be paid for. */
export function askSponsor(parameters: {
  paymaster: RpcClient
  operation: Omit<UserOperation<'0.7' | '0.8'> | ContractOperation, 'signature'>
  chainId: number
  entryPoint: Implementation['entryPoint'] | ContractProgram['entryPoint']
}): SponsorQuestion {
  const { paymaster: client, operation, chainId, entryPoint } = parameters
  const ask = (): Promise<SponsorAnswer> =>
    getPaymasterStubData(client, {
      ...(operation as UserOperation<'0.8'>),
      ...{ chainId, entryPointAddress: entryPoint.address, context: undefined },
    }).then(
      (answer): SponsorAnswer => {
        const { sponsor } = answer
        const payer = readPayer(answer)
        if (!payer) return 'declined'
        return {
          sponsor: { name: toPlainText(sponsor?.name) },
          fields: {
            ...payer,
            paymasterVerificationGasLimit: answer.paymasterVerificationGasLimit ?? 100_000n,
            paymasterPostOpGasLimit: answer.paymasterPostOpGasLimit ?? 0n,
          },
        }
      },
      (error: unknown) => (isAnswer(error) ? 'declined' : 'unavailable'),
    )
  let asked = ask()
  const within = (ms: number) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<'unavailable'>((done) => {
      timer = setTimeout(done, ms, 'unavailable')
    })
    return Promise.race([asked, late]).finally(() => clearTimeout(timer))
  }
  return {
    within,
    async insist(ms) {
      const end = Date.now() + ms
      for (const pause of pauses) {
        const offer = await within(end - Date.now())
        if (offer !== 'unavailable' || Date.now() + pause >= end) return offer
        await new Promise((done) => setTimeout(done, pause))
        asked = ask()
      }
      return within(end - Date.now())
    },
  }
}

/** A name of others: no marks of text, and no longer than a line. */
function toPlainText(name: unknown): string {
  return String(name ?? '')
    .replace(/[\p{C}<>]/gu, '')
    .slice(0, 40)
}

/** Whether the service answered, and the network did not fail. */
function isAnswer(error: unknown): boolean {
  return (
    error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null
  )
}
