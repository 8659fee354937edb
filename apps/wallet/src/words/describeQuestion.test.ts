import type { SessionRequestQuestion } from '@cleat/testing/wallet-connect'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { describeQuestion } from './describeQuestion.ts'

const app = { name: 'App', description: '', url: 'https://app.example', icons: [] }
const from: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chain = { id: 1, name: 'Ethereum', symbol: 'ETH', decimals: 18 }
const asked = {
  ...{ id: '1', origin: app.url, wallet: { name: 'Wallet', icon: '' }, expiresAt: 0 },
  session: {
    ...{ topic: 'topic', app, expiresAt: 0 },
    ...{ chains: [1], accounts: [from], methods: [], events: [], families: {} },
  },
} as const

test('default', () => {
  const question: SessionRequestQuestion = {
    ...{ ...asked, kind: 'sendTransaction', method: 'eth_sendTransaction', chain },
    ...{ from, to: from, value: 10n ** 16n, data: '0x0102' },
  }
  expect(describeQuestion(question)).toMatchObject({
    title: 'Send a transaction',
    verb: 'Send',
    isCostly: true,
    amount: '0.01 ETH',
    facts: [
      { label: 'From', value: from },
      { label: 'To', value: from },
      { label: 'Network', value: 'Ethereum' },
      { label: 'Contract data', value: '2 bytes' },
    ],
  })
})

test('behavior: a message is shown as it is, with what hides in it', () => {
  const question: SessionRequestQuestion = {
    ...{ ...asked, kind: 'signMessage', method: 'personal_sign' },
    ...{ address: from, message: '<b>pay\u202E</b>', bytes: '0x' },
  }
  expect(describeQuestion(question)).toMatchObject({ text: '<b>pay⟨U+202E⟩</b>', verb: 'Sign' })
})

test('behavior: names of strangers are clipped', () => {
  const question: SessionRequestQuestion = {
    ...{ ...asked, kind: 'addChain', method: 'wallet_addEthereumChain' },
    chain: { ...chain, name: `Main\u202Enet${'x'.repeat(1000)}`, rpcUrl: 'https://node.example' },
  }
  const [network] = describeQuestion(question).facts
  expect(network?.value).toMatch(/^Main netx+…$/)
  expect(network?.value).toHaveLength(80)
})

test('behavior: a session', () => {
  const none = { chains: [], methods: [], events: [] }
  const proposal = { id: 1, app, required: none, optional: none, expiresAt: 0 }
  expect(
    describeQuestion({
      ...{ kind: 'session', id: '1', proposal, chains: [chain], unknownChains: [] },
      ...{ methods: [], accounts: [from], selected: [from], families: [] },
    }),
  ).toMatchObject({ title: 'Connect to this app?', verb: 'Connect', facts: [] })
})
