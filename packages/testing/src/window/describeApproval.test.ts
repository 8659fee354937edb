import { expect, test } from 'vitest'
import type { ApprovalQuestion } from '../approval/approvalRequest.ts'
import { describeApproval } from './describeApproval.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chain = { id: 1, name: 'Ethereum', symbol: 'ETH', decimals: 18 }
const transaction: ApprovalQuestion & { kind: 'sendTransaction' } = {
  kind: 'sendTransaction',
  ...{ from: address, to: address, data: '0x', chain },
  value: 1_500_000_000_000_000_000n,
}

function describe(question: ApprovalQuestion) {
  const wallet = { name: 'Wallet', icon: 'data:,' }
  const { title, facts, text } = describeApproval({
    ...question,
    ...{ id: '1', method: 'method', origin: 'https://app.example', wallet },
  })
  return { title, text, facts: facts.map(({ label, value }) => `${label}: ${value}`) }
}

const cases: Case[] = [
  {
    question: { kind: 'connect', accounts: [address], selected: [address] },
    title: 'Connect to this site',
    facts: [],
  },
  {
    question: { kind: 'signMessage', address, message: 'Hello', bytes: '0x' },
    title: 'Sign a message',
    facts: ['Account: 0xf3…b92266'],
    text: 'Hello',
  },
  {
    question: { kind: 'signTypedData', address, typedData: '{}' },
    title: 'Sign a message',
    facts: ['Account: 0xf3…b92266'],
    text: '{}',
  },
  {
    question: transaction,
    title: 'Send a transaction',
    facts: ['Amount: 1.5 ETH', 'From: 0xf3…b92266', 'To: 0xf3…b92266', 'Network: Ethereum'],
  },
  {
    question: { ...transaction, to: null, value: 0n, data: '0x1234' },
    title: 'Deploy a contract',
    facts: [
      'Amount: 0 ETH',
      'From: 0xf3…b92266',
      'To: A new contract',
      'Network: Ethereum',
      'Contract data: 2 bytes',
    ],
  },
  {
    question: {
      ...{ kind: 'sendCalls', from: address, chain, isAtomic: true },
      calls: [
        { to: address, value: 1n, data: '0x1234' },
        { to: null, value: 1_500_000_000_000_000_000n, data: '0x12' },
      ],
    },
    title: 'Send 2 calls',
    facts: [
      'Amount: 1.500000000000000001 ETH',
      'From: 0xf3…b92266',
      'Call 1: 0xf3…b92266, 2 bytes',
      'Call 2: A new contract, 1 bytes',
      'Network: Ethereum',
    ],
  },
  {
    question: { kind: 'switchChain', from: chain, to: { ...chain, name: 'Base' } },
    title: 'Switch network',
    facts: ['From: Ethereum', 'To: Base'],
  },
  {
    question: { kind: 'addChain', chain: { ...chain, rpcUrl: 'https://rpc.example' } },
    title: 'Add a network',
    facts: ['Network: Ethereum', 'Chain id: 1', 'Currency: ETH', 'RPC URL: https://rpc.example'],
  },
  {
    question: {
      ...{ kind: 'grantPermissions', from: address, to: '0x12', until: 1_800_000_000, chain },
      permissions: ['{"type":"native-token-periodic"}'],
    },
    title: 'Let the site act without asking',
    facts: [
      'From: 0xf3…b92266',
      'Who may use it: 0x12',
      'Until: Fri, 15 Jan 2027 08:00:00 GMT',
      'Network: Ethereum',
    ],
    text: '{"type":"native-token-periodic"}',
  },
  {
    question: { kind: 'watchAsset', address, symbol: 'USDT' },
    title: 'Add a token',
    facts: ['Token: USDT', 'Contract: 0xf3…b92266'],
  },
]

test.each(cases)('default: $title', ({ question, title, facts, text }) => {
  expect(describe(question)).toEqual({ title, facts, text })
})

type Case = { question: ApprovalQuestion; title: string; facts: string[]; text?: string }
