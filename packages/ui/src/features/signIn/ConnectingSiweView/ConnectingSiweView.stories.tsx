import { CleatError, type ErrorCode } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { signInStory } from '../../../test/stories/signInStory.tsx'

const meta: Meta = { title: 'Views/ConnectingSiwe' }
export default meta

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const never = () => new Promise<never>(() => undefined)
const Any = CleatError as new (code: ErrorCode, parameters: unknown) => CleatError

/** The wallet or the service refuses. */
const failWith = (code: ErrorCode, context: object = {}): StoryObj =>
  signInStory({
    isSigning: true,
    sign: () => Promise.reject(new Any(code, { context: { wallet: 'Rabby', ...context } })),
  })
const refuseWith = (code: ErrorCode, context: object = {}): StoryObj =>
  signInStory({
    isSigning: true,
    siwx: { addSession: () => Promise.reject(new Any(code, { context })) },
  })

export const Ready: StoryObj = signInStory()
export const Optional: StoryObj = signInStory({ siwx: { getRequired: () => false } })
export const Preparing: StoryObj = signInStory({
  siwx: { createMessage: never, prepare: async () => undefined },
})
export const InWallet: StoryObj = signInStory({ isSigning: true, sign: never })
export const Slow: StoryObj = signInStory({ isSigning: true, sign: never, speed: 40 })
export const Checking: StoryObj = signInStory({ isSigning: true, siwx: { addSession: never } })
export const Success: StoryObj = signInStory({ isSigning: true, speed: 0.01 })
export const Declined: StoryObj = failWith('REQUEST_USER_REJECTED', { method: 'personal_sign' })
export const OtherAccount: StoryObj = failWith('SIWX_SIGNATURE_REFUSED', { type: 'eip191' })
export const OtherSharedAccount: StoryObj = signInStory({
  isSigning: true,
  others: [other],
  sign: () =>
    Promise.reject(
      new Any('SIWX_ACCOUNT_MISMATCH', {
        context: { expected: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', actual: other },
      }),
    ),
})
export const Apart: StoryObj = refuseWith('SIWX_LINK_REFUSED', { account: `eip155:1:${other}` })
export const SmartAccount: StoryObj = refuseWith('SIWX_UNVERIFIABLE', { reason: 'no chain' })
export const CannotSign: StoryObj = failWith('WALLET_METHOD_UNSUPPORTED', { method: 'sign' })
export const TooLate: StoryObj = refuseWith('SIWX_EXPIRED', { at: '2026-11-27T01:00:00Z' })
export const ServiceAway: StoryObj = refuseWith('SERVICE_UNREACHABLE', { service: 'sign-in' })
export const OtherSite: StoryObj = refuseWith('SIWX_DOMAIN_MISMATCH', {
  ...{ expected: 'app.example', actual: 'other.example' },
})
export const Failed: StoryObj = failWith('WALLET_ERROR', { method: 'personal_sign' })
