import { CleatError } from '@cleat/core'
import type { RevokingItem } from '@cleat/core/approvals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { approvalsStory } from '../../../test/stories/approvalsStory.tsx'
import { approvalRows, toApprovalRow } from '../../../test/toApprovalRow.ts'

const meta: Meta = { title: 'Views/RevokeProgress' }
export default meta

const hash = `0x${'ab'.repeat(32)}`
const rejected = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'eth_sendTransaction', wallet: 'Rabby' },
})
const failed = new CleatError('TRANSACTION_FAILED', {
  context: { reason: 'paused', hash: undefined },
})
const item = (changes: Partial<RevokingItem>, at = 0): RevokingItem => ({
  ...{ row: approvalRows[at] ?? toApprovalRow(), amount: 0n, status: 'waiting' },
  ...changes,
})
const story = (status: 'pending' | 'ended', items: readonly RevokingItem[]) =>
  approvalsStory({ route: { name: 'RevokeProgress' }, state: { revoking: { status, items } } })

export const Preparing: StoryObj = story('pending', [item({ status: 'preparing' })])
export const InWallet: StoryObj = story('pending', [item({ status: 'wallet' })])
export const InWalletSecond: StoryObj = story('pending', [
  item({ status: 'done' }),
  item({ status: 'wallet' }, 1),
  item({}, 3),
])
export const InWalletAmount: StoryObj = story('pending', [
  item({ status: 'wallet', amount: 100_000_000n }),
])
export const InWalletTogether: StoryObj = story(
  'pending',
  approvalRows.map((_, at) => item({ status: 'wallet' }, at)),
)
export const PreparingTogether: StoryObj = story(
  'pending',
  approvalRows.map((_, at) => item({ status: 'preparing' }, at)),
)
export const InNetworkTogether: StoryObj = story(
  'pending',
  approvalRows.map((_, at) => item({ status: 'network', hash }, at)),
)
export const Switching: StoryObj = story('pending', [
  item({ status: 'done' }),
  item({ status: 'switching' }, 1),
])
export const InNetwork: StoryObj = story('pending', [item({ status: 'network', hash })])
export const Done: StoryObj = story('ended', [item({ status: 'done', hash })])
export const DoneSeveral: StoryObj = story('ended', [
  item({ status: 'done', hash }),
  item({ status: 'done', hash }, 1),
])
export const DoneTogether: StoryObj = story(
  'ended',
  approvalRows.map((_, at) => item({ status: 'done', hash }, at)),
)
export const AmountSet: StoryObj = story('ended', [
  item({ status: 'done', hash, amount: 100_000_000n }),
])
export const Declined: StoryObj = story('ended', [item({ status: 'declined', error: rejected })])
export const Kept: StoryObj = story('ended', [item({ status: 'kept', hash }, 5)])
export const Unknown: StoryObj = story('ended', [item({ status: 'unknown', hash }, 5)])
export const Partly: StoryObj = story('ended', [
  item({ status: 'done', hash }),
  item({ status: 'failed', error: failed }, 1),
  item({ status: 'kept', hash }, 5),
  item({ status: 'declined', error: rejected }, 3),
  item({ status: 'unknown', hash }, 2),
  item({}, 4),
])
