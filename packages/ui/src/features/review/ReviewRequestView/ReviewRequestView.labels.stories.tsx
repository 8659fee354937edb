import type { RequestAction } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewStory, usdc } from '../../../test/stories/reviewStory.tsx'

const meta: Meta = { title: 'Views/ReviewRequestLabels' }
export default meta

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const call: RequestAction = {
  ...{ kind: 'call', to: stranger, value: 500_000_000_000_000_000n, selector: '0x4e71d92d' },
}
const request: reviewStory.Parameters = {
  actions: [call],
  finds: [['call-value', 'caution']],
  evidence: {
    parties: {},
    simulation: {
      ...{ status: 'success', isAccountChanged: false, isUnsteady: false, allowances: [] },
      changes: [
        { direction: 'out', token: undefined, amount: 500_000_000_000_000_000n },
        { direction: 'in', token: usdc, amount: 1_204_300_000n },
      ],
    },
  },
}

export const Call: StoryObj = reviewStory({
  ...request,
  label: { owner: 'Harbour Protocol', intent: 'Claim rewards' },
})
export const Long: StoryObj = reviewStory({
  ...request,
  label: {
    owner: 'مؤسسة ميناء السفن القديم للتجارة العالمية',
    intent: 'Swap everything for as much as there is in all of the pools',
  },
})
export const Batch: StoryObj = reviewStory({
  ...request,
  actions: [call, { ...call, value: 0n, selector: '0x12aa3caf' }],
  method: 'wallet_sendCalls',
  label: { owner: 'Harbour Protocol', intent: 'Claim rewards' },
})
export const Message: StoryObj = reviewStory({
  actions: [{ kind: 'message', text: 'Vote', contract: stranger }],
  finds: [['message-contract', 'caution']],
  typedData: { type: 'Vote(uint256 id)', contract: stranger },
  label: { owner: 'Pier', intent: 'Cast a vote' },
  method: 'eth_signTypedData_v4',
})
