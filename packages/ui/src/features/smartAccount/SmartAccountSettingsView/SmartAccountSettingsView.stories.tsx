import { type CaipNetworkId, CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { smartAccountStory } from '../../../test/stories/smartAccountStory.tsx'

const meta: Meta = { title: 'Views/SmartAccountSettings' }
export default meta

const address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const known = { kind: 'known', name: 'MetaMask Smart Account', address } as const
const upgraded = { status: 'success', code: known, support: 'supported' } as const
const plain = { status: 'success', code: { kind: 'none' }, support: 'supported' } as const
const missing = { ...plain, support: 'missing' } as const
const unknown = {
  ...{ status: 'success', support: 'supported' },
  code: { kind: 'unknown', address: `0x${'9'.repeat(40)}` },
} as const
const rpc = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })
const failed = { status: 'error', error: rpc } as const
const caipNetworkId = 'eip155:8453' as CaipNetworkId
const at = (one: object, other: object) =>
  ({ 'eip155:1': one, [caipNetworkId]: other }) as { [id: string]: typeof upgraded }
const off = { preferredAccountTypes: { eip155: 'eoa' } } as const
const hash = `0x${'ab'.repeat(32)}`
const declined = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'removeUpgrade', wallet: 'Harbour' },
})
const refused = new CleatError('OPERATION_REJECTED', {
  context: { reason: 'the account cannot pay' },
})
const locked = new CleatError('WALLET_ERROR', {
  context: { method: 'setAccountType', wallet: 'Harbour' },
})

export const Ready: StoryObj = smartAccountStory()
export const ReadyOnPhone: StoryObj = smartAccountStory({ isHandheld: true })
export const Upgraded: StoryObj = smartAccountStory({ state: { accounts: at(upgraded, upgraded) } })
export const UpgradedOnOne: StoryObj = smartAccountStory({
  state: { accounts: at(plain, upgraded) },
})
export const Unavailable: StoryObj = smartAccountStory({
  state: { accounts: at(missing, { ...plain, support: 'foreign' }) },
})
const addresses = { eoa: `0x${'e'.repeat(40)}`, smartAccount: `0x${'c0'.repeat(20)}` } as const
const contract = { ...plain, code: { kind: 'contract' } } as const
export const Contract: StoryObj = smartAccountStory({
  state: { addresses, accounts: at(contract, plain) },
})
export const ContractOff: StoryObj = smartAccountStory({
  state: { ...off, addresses, accounts: at(plain, plain) },
})
export const ContractUnavailable: StoryObj = smartAccountStory({
  state: { addresses, accounts: at(missing, contract) },
})
export const Off: StoryObj = smartAccountStory({ state: { ...off } })
export const OffUpgraded: StoryObj = smartAccountStory({
  state: { ...off, accounts: at(plain, upgraded) },
})
export const Unknown: StoryObj = smartAccountStory({ state: { accounts: at(plain, unknown) } })
export const Choosing: StoryObj = smartAccountStory({
  state: { choosing: { status: 'pending', type: 'eoa' } },
})
export const ChoiceFailed: StoryObj = smartAccountStory({
  state: { choosing: { status: 'error', error: locked } },
})
export const Loading: StoryObj = smartAccountStory({ state: { accounts: {} } })
export const Offline: StoryObj = smartAccountStory({ state: { accounts: at(failed, failed) } })
export const Question: StoryObj = smartAccountStory({
  state: { ...off, accounts: at(plain, upgraded) },
  // The only button of the list, in every language.
  play: async ({ canvasElement, userEvent }) => {
    const page = canvasElement.ownerDocument
    const find = () => page.querySelector<HTMLElement>('dialog li button')
    for (let tries = 0; !find() && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await userEvent.click(find() ?? page.body)
  },
})
export const Asking: StoryObj = smartAccountStory({
  state: { upgrading: { status: 'pending', caipNetworkId } },
})
export const Waiting: StoryObj = smartAccountStory({
  state: { upgrading: { status: 'pending', caipNetworkId, hash } },
})
export const Removed: StoryObj = smartAccountStory({
  state: { upgrading: { status: 'success', caipNetworkId, hash } },
})
export const Unclear: StoryObj = smartAccountStory({
  state: { upgrading: { status: 'unknown', caipNetworkId, hash } },
})
export const Declined: StoryObj = smartAccountStory({
  state: { upgrading: { status: 'error', caipNetworkId, error: declined } },
})
export const CannotPay: StoryObj = smartAccountStory({
  state: { upgrading: { status: 'error', caipNetworkId, error: refused } },
})
