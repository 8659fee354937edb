import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { smartAccountStory } from '../../../test/stories/smartAccountStory.tsx'

const meta: Meta = { title: 'Views/AccountCode' }
export default meta

const address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const base = { status: 'success', support: undefined } as const
const known = { ...base, code: { kind: 'known', name: 'MetaMask Smart Account', address } } as const
const unknown = { ...base, code: { kind: 'unknown', address: `0x${'9'.repeat(40)}` } } as const
const plain = { ...base, code: { kind: 'none' } } as const
const contract = { ...base, code: { kind: 'contract' } } as const
const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })
const story = (
  accounts: NonNullable<NonNullable<Parameters<typeof smartAccountStory>[0]>['state']>['accounts'],
  more: { isHandheld?: boolean } = {},
) =>
  smartAccountStory({
    ...{ route: 'AccountCode', ...more },
    state: { isChoosable: false, ...(accounts && { accounts }) },
  })

export const Known: StoryObj = story({ 'eip155:1': plain, 'eip155:8453': known })
export const KnownOnPhone: StoryObj = story(
  { 'eip155:1': plain, 'eip155:8453': known },
  { isHandheld: true },
)
export const Unknown: StoryObj = story({ 'eip155:1': known, 'eip155:8453': unknown })
export const Contract: StoryObj = story({ 'eip155:1': contract, 'eip155:8453': plain })
export const Loading: StoryObj = story({})
export const Offline: StoryObj = story({
  'eip155:1': { status: 'error', error },
  'eip155:8453': { status: 'error', error },
})
