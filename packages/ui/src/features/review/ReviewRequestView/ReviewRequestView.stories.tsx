import type { RequestAction, RequestEvidence } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reviewStory, usdc, weth } from '../../../test/stories/reviewStory.tsx'

const meta: Meta = { title: 'Views/ReviewRequest' }
export default meta

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const router = '0x2626664c2603336e57b271c5c0b26f421741e481'
const azuki = '0xed5af388653567af2f388e6224dc7c4b3241c544'
const safe = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
const soon = 1_900_000_000n
const contracts = { [`eip155:1:${router}`]: { name: 'Harbour Router', trusted: true } }

const approve = (more: Partial<Extract<RequestAction, { kind: 'approve' }>> = {}) =>
  ({
    ...{ kind: 'approve', token: usdc, spender: stranger, amount: 100_000_000n },
    ...{ isSignature: false, ...more },
  }) satisfies RequestAction
const send: RequestAction = { kind: 'transfer', token: usdc, amount: 25_000_000n, to: stranger }
const simulated = (
  more: Partial<Extract<RequestEvidence['simulation'], { status: 'success' }>> = {},
): RequestEvidence => ({
  parties: {},
  simulation: {
    ...{ status: 'success', isAccountChanged: false, isUnsteady: false, allowances: [] },
    changes: [
      { direction: 'out', token: undefined, amount: 500_000_000_000_000_000n },
      { direction: 'in', token: usdc, amount: 1_204_300_000n },
    ],
    ...more,
  },
})
const call: RequestAction = {
  ...{ kind: 'call', to: stranger, value: 500_000_000_000_000_000n, selector: '0x4e71d92d' },
}
const sale = {
  ...({ kind: 'order', protocol: 'Seaport', until: soon } as const),
  gets: [
    { token: weth, amount: 3_000_000_000_000_000_000n },
    { token: usdc, amount: 10_000_000n },
  ],
}
const callValue = [['call-value', 'caution']] as const

export const Approve: StoryObj = reviewStory({
  actions: [approve({ until: soon })],
  finds: [['approve-spender', 'caution']],
})
export const ApproveAny: StoryObj = reviewStory({
  actions: [approve({ amount: 'any' })],
  finds: [['approve-any', 'stop']],
})
export const ApproveTrusted: StoryObj = reviewStory({
  contracts,
  actions: [approve({ spender: router, amount: 'any', isSignature: true, isOnce: true })],
  finds: [['approve-any', 'caution']],
})
export const ApproveUnknownToken: StoryObj = reviewStory({
  actions: [approve({ token: azuki })],
  finds: [['approve-spender', 'caution']],
})
export const ApproveAll: StoryObj = reviewStory({
  actions: [{ kind: 'approveAll', token: azuki, operator: stranger }],
  finds: [['approve-all', 'stop']],
})
export const Plain: StoryObj = reviewStory({ actions: [send] })
export const Collectible: StoryObj = reviewStory({
  actions: [{ kind: 'transfer', token: azuki, amount: 1n, id: 4n, to: stranger }],
  finds: [['transfer-collectible', 'caution']],
})
export const Foreign: StoryObj = reviewStory({
  actions: [{ kind: 'transfer', token: usdc, amount: 5n, to: stranger, from: router }],
  finds: [['transfer-foreign', 'caution']],
})
export const Lost: StoryObj = reviewStory({
  actions: [{ kind: 'transfer', token: usdc, amount: 25_000_000n, to: usdc }],
  finds: [['transfer-lost', 'stop']],
})
export const Revoke: StoryObj = reviewStory({
  actions: [{ kind: 'revoke', token: usdc, spender: stranger }],
})
export const Order: StoryObj = reviewStory({
  actions: [{ ...sale, gives: [{ token: azuki, amount: 1n, id: 4n }] }],
  finds: [['order', 'caution']],
})
export const OrderGift: StoryObj = reviewStory({
  actions: [
    {
      ...{ kind: 'order', protocol: 'Seaport', receiver: stranger },
      gives: [{ token: azuki, amount: 1n, id: 4n }],
      gets: [{ token: weth, amount: 0n }],
    },
  ],
  finds: [
    ['order-gift', 'stop'],
    ['chain-absent', 'stop'],
  ],
})
export const OrderLow: StoryObj = reviewStory({
  actions: [{ ...sale, gives: [{ token: weth, amount: 9_000_000_000_000_000_000n }] }],
  finds: [
    ['order', 'caution'],
    ['order-low', 'stop'],
  ],
})
export const Delegate: StoryObj = reviewStory({
  contracts,
  actions: [{ kind: 'delegate', to: router }],
  finds: [['delegate-code', 'stop']],
})
export const ClearDelegate: StoryObj = reviewStory({
  actions: [{ kind: 'clearDelegate' }],
  finds: [['delegate-cleared', 'caution']],
})
export const Call: StoryObj = reviewStory({
  actions: [call],
  finds: callValue,
  evidence: simulated(),
})
export const CallPriced: StoryObj = reviewStory({
  ...{ actions: [call], finds: callValue, price: 1.0002 },
  evidence: simulated(),
})
export const Deploy: StoryObj = reviewStory({ actions: [{ kind: 'deploy', value: 5n }] })
export const SignIn: StoryObj = reviewStory({
  actions: [{ kind: 'signIn', domain: 'app.example' }],
  method: 'personal_sign',
})
export const Message: StoryObj = reviewStory({
  actions: [{ kind: 'message', text: 'Hello from Cleat\n'.repeat(40) }],
  method: 'personal_sign',
})
export const MessageForContract: StoryObj = reviewStory({
  actions: [{ kind: 'message', text: '{"vote":"yes"}', contract: stranger }],
  finds: [['message-contract', 'caution']],
})
export const Hash: StoryObj = reviewStory({
  actions: [{ kind: 'opaque', reason: 'hash' }],
  finds: [['opaque', 'stop']],
  method: 'personal_sign',
})
export const UnknownMethod: StoryObj = reviewStory({
  actions: [{ kind: 'opaque', reason: 'method' }],
  finds: [['opaque', 'caution']],
  method: 'wallet_signEverything',
})
export const Safe: StoryObj = reviewStory({
  actions: [
    { kind: 'safeTransaction', safe, isDelegateCall: true, actions: [send, approve(), call] },
  ],
  finds: [['safe-delegate-call', 'stop']],
})
export const LookAlike: StoryObj = reviewStory({
  actions: [{ ...send, to: '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8' }],
  finds: [
    [
      'look-alike',
      'stop',
      {
        kind: 'look-alike',
        address: '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8',
        known: stranger,
      },
    ],
  ],
})
export const HighFee: StoryObj = reviewStory({
  actions: [send],
  finds: [['fee-high', 'stop', { kind: 'fee', amount: 10n ** 17n }]],
  method: 'signPSBT',
})
export const Ownership: StoryObj = reviewStory({
  actions: [{ kind: 'ownership', contract: azuki, to: stranger }],
  finds: [['ownership', 'stop']],
})
export const AddChain: StoryObj = reviewStory({
  actions: [{ kind: 'addChain', chainId: 1337n, rpcUrls: ['https://rpc.example'] }],
  finds: [['chain-added', 'stop']],
})
export const WatchAsset: StoryObj = reviewStory({
  actions: [{ kind: 'watchAsset', token: azuki, symbol: 'AZUKI' }],
})
export const Decrypt: StoryObj = reviewStory({
  actions: [{ kind: 'decrypt' }],
  finds: [['decrypt', 'caution']],
})
export const Nothing: StoryObj = reviewStory({ actions: [], method: 'polkadot_signTransaction' })
export const Many: StoryObj = reviewStory({
  actions: [...Array(19).fill(send), approve()],
  finds: [['batch-long', 'stop']],
})
export const ManyTransactions: StoryObj = reviewStory({
  actions: Array(11).fill(send),
  finds: [['transactions-many', 'stop', { kind: 'count', count: 11 }]],
  method: 'solana_signAllTransactions',
})
export const Sponsored: StoryObj = reviewStory({
  actions: [send, send],
  method: 'wallet_sendCalls',
  finds: [['sponsor-foreign', 'caution', { kind: 'sponsor', url: 'https://pay.example/v1' }]],
})
export const LongNames: StoryObj = reviewStory({
  contracts: {
    [`eip155:1:${stranger}`]: { name: 'The Very Long Name of a Contract That Goes On and On' },
  },
  actions: [approve({ amount: 123_456_789_012_345_678_901_234n })],
  finds: [['approve-spender', 'caution']],
})
export const EvidencePending: StoryObj = reviewStory({
  actions: [call],
  finds: callValue,
  evidence: 'pending',
})
export const EvidenceFailed: StoryObj = reviewStory({
  actions: [call],
  finds: callValue,
  evidence: { parties: {}, simulation: { status: 'unknown', reason: 'timeout' } },
})
export const EvidenceReverted: StoryObj = reviewStory({
  actions: [call],
  finds: callValue,
  evidence: { parties: {}, simulation: { status: 'reverted', reason: 'Sale is over' } },
})
export const EvidenceNothing: StoryObj = reviewStory({
  actions: [call],
  finds: callValue,
  evidence: simulated({ changes: [] }),
})
export const EvidenceRaises: StoryObj = reviewStory({
  actions: [call],
  finds: callValue,
  evidence: simulated({
    ...{ isUnsteady: true, isAccountChanged: true },
    allowances: [{ token: usdc, spender: azuki, amount: 'any' }],
  }),
})
export const SpenderIsPerson: StoryObj = reviewStory({
  actions: [approve()],
  finds: [['approve-spender', 'caution']],
  evidence: {
    simulation: undefined,
    parties: { [stranger]: { address: stranger, kind: 'account', isTrusted: false } },
  },
})
const personal: RequestEvidence = {
  simulation: undefined,
  parties: { [stranger]: { address: stranger, kind: 'account', isTrusted: false } },
}
export const LateSignature: StoryObj = reviewStory({
  ...{ actions: [approve({ isSignature: true, until: soon })], evidence: personal },
  finds: [['spender-account', 'stop']],
  ...{ late: { canCancel: true }, method: 'eth_signTypedData_v4' },
})
export const LateTransaction: StoryObj = reviewStory({
  ...{ actions: [call], evidence: simulated({ isAccountChanged: true }) },
  finds: [['account-changed', 'stop']],
  late: { canCancel: false },
})
export const TickMissing: StoryObj = reviewStory({
  actions: [approve({ amount: 'any' })],
  finds: [['approve-any', 'stop']],
  play: async ({ canvasElement }) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const buttons = [...canvasElement.ownerDocument.querySelectorAll('button')]
      const button = buttons.find(({ textContent }) => textContent?.includes('Rabby'))
      if (button) return button.click()
      await new Promise((done) => setTimeout(done, 20))
    }
  },
})

const embedded = (fee: RequestEvidence['fee'] | 'pending', more: object = {}) =>
  reviewStory({
    ...{ actions: [call], isEmbedded: true, ...more },
    evidence: fee === 'pending' ? fee : { ...simulated(), fee },
  })
const most = 412_000_000_000_000n
const paid = { most, isUpgrade: false, isGuarded: false }
export const EmbeddedSponsored: StoryObj = embedded({
  ...paid,
  sponsor: 'Harbour',
  isUpgrade: true,
})
export const EmbeddedSelfPaid: StoryObj = embedded(paid)
export const EmbeddedDeclined: StoryObj = embedded({ ...paid, notSponsored: 'declined' })
export const EmbeddedUnavailable: StoryObj = embedded({ ...paid, notSponsored: 'unavailable' })
export const EmbeddedUnknown: StoryObj = embedded('unknown')
export const EmbeddedGuarded: StoryObj = embedded(
  { ...paid, isGuarded: true },
  { finds: callValue },
)
export const EmbeddedPending: StoryObj = embedded('pending')
