import { type Address, BaseError, type Hex, RpcRequestError } from 'viem'
import {
  getPaymasterStubData,
  type PaymasterClient,
  type UserOperation,
} from 'viem/account-abstraction'
import type { Implementation } from './implementations.ts'
import type { PreparedCalls } from './preparedCalls.ts'

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

/** Longer than a sponsor that works needs. */
const longestMs = 3000

/** Asks whether an operation would be paid for. Who does not answer in time does not pay. */
export async function askSponsor(parameters: {
  paymaster: PaymasterClient
  operation: Omit<UserOperation<'0.7' | '0.8'>, 'signature'>
  chainId: number
  entryPoint: Implementation['entryPoint']
}): Promise<SponsorOffer | NonNullable<PreparedCalls['notSponsored']>> {
  const { paymaster: client, operation, chainId, entryPoint } = parameters
  const late = new Promise<'unavailable'>((done) => setTimeout(done, longestMs, 'unavailable'))
  const asked = getPaymasterStubData(client, {
    ...(operation as UserOperation<'0.8'>),
    ...{ chainId, entryPointAddress: entryPoint.address, context: undefined },
  }).then(
    (answer) => {
      const { paymaster, paymasterData = '0x', sponsor } = answer
      if (!paymaster) return 'declined'
      return {
        sponsor: { name: toPlainText(sponsor?.name) },
        fields: {
          ...{ paymaster, paymasterData },
          paymasterVerificationGasLimit: answer.paymasterVerificationGasLimit ?? 100_000n,
          paymasterPostOpGasLimit: answer.paymasterPostOpGasLimit ?? 0n,
        },
      }
    },
    (error: unknown) => (isAnswer(error) ? 'declined' : 'unavailable'),
  )
  return Promise.race([asked, late])
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
