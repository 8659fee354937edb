import { onTestFinished, vi } from 'vitest'
import type { DecodedRequest } from '../contract/requests/decodedRequest.ts'
import type { RequestReview } from '../contract/requests/requestReview.ts'
import type {
  ReviewController,
  ReviewQuestion,
} from '../runtime/requests/review/reviewController.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'
import { mainnetId } from './networks.ts'

/** Who takes part in what is reviewed. */
export const reviewed = {
  account: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  spender: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
  token: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
} as const

const { account, spender, token } = reviewed

/** An allowance of so much. */
export const approve = (amount: bigint | 'any'): DecodedRequest['actions'][number] => ({
  ...{ kind: 'approve', token, spender, amount, isSignature: false },
})

/** A request of one action, as the rules leave it. */
export function toRequest(
  level: DecodedRequest['level'] = 'caution',
  action: DecodedRequest['actions'][number] = approve(5n),
): DecodedRequest {
  const rule = action.kind === 'approve' ? 'approve-spender' : 'decrypt'
  const findings = level === 'plain' ? [] : [{ rule, level, action } as const]
  return {
    ...{ method: 'eth_sendTransaction', params: [], path: ['eth_sendTransaction'], account },
    ...{ namespace: 'eip155', chain: mainnetId, signedFor: mainnetId, pinned: [], level },
    ...{ actions: [action], findings, verdict: 'confirm' },
  }
}

/** A kit whose reviews are open, and what becomes of what is asked. */
export type OpenReview = Pick<TestKit, 'kit' | 'adapter' | 'events'> & {
  readonly review: ReviewController
  /** Asks the visitor. By default about an allowance, at caution. */
  readonly ask: (request?: DecodedRequest, question?: Partial<ReviewQuestion>) => void
  readonly shown: () => RequestReview | undefined
  /** Draws what is shown, and presses. Returns whether the press counted. */
  readonly press: () => boolean
  readonly settle: () => Promise<unknown>
  /** `pending`, `yes` or the code of an error, for each that was asked. */
  readonly outcomes: readonly unknown[]
  /** The requests that passed, and the errors. */
  readonly answers: readonly unknown[]
  /** Another account is connected from now on. */
  readonly leave: () => void
}

/** The reviews of a kit with a connected wallet, and a clock that is moved by hand. */
export async function openReview(
  options: Parameters<typeof createTestKit>[0] = {},
): Promise<OpenReview> {
  const { kit, adapter, events } = createTestKit(options)
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  onTestFinished(() => kit.destroy())
  const review = await kit.feature('review')
  vi.useFakeTimers()
  let isCurrent = true
  const outcomes: unknown[] = []
  const answers: unknown[] = []
  const ask = (request = toRequest(), question: Partial<ReviewQuestion> = {}) => {
    const at = outcomes.push('pending') - 1
    review
      .ask({
        ...{ request, wallet: 'Harbour', isByRules: true, isCurrent: () => isCurrent },
        ...question,
      })
      .then(
        (passed) => {
          outcomes[at] = 'yes'
          answers[at] = passed
        },
        (error: { code: string }) => {
          outcomes[at] = error.code
          answers[at] = error
        },
      )
  }
  const shown = () => {
    const { reviewing } = review.state
    return reviewing.status === 'idle' ? undefined : reviewing.review
  }
  const press = () => {
    const id = shown()?.id ?? ''
    review.show({ id })
    return review.approveReview({ id })
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const leave = () => {
    isCurrent = false
  }
  return { kit, adapter, events, review, ask, shown, press, settle, outcomes, answers, leave }
}
