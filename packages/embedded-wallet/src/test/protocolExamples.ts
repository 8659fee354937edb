import type { CallKind, Calls } from '../protocol/calls.ts'
import type { FrameCalls, FrameRemoval } from '../protocol/frameCalls.ts'
import type { FrameQuestion, FrameRequest } from '../protocol/frameRequest.ts'
import type { FrameUser } from '../protocol/frameUser.ts'
import type { NoticeKind, Notices } from '../protocol/notices.ts'

const address = `0x${'aB'.repeat(20)}` as const
const fees = { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x1' } as const
const creationHash = `0x${'cD'.repeat(32)}` as const
const handoff = 'h'.repeat(43)
const email = 'ada@mail.example'

const user: FrameUser = {
  ...{ email, username: 'ada', provider: 'github' },
  accounts: [
    { namespace: 'eip155', address, type: 'smartAccount' },
    { namespace: 'solana', address: '4'.repeat(44), type: 'eoa' },
  ],
}

const asked: FrameCalls = {
  ...{ chainId: 1, implementation: 'contract', isNew: true, creationHash },
  calls: [{ to: address, value: '0x0', data: '0x' }],
  guard: { limits: [{ token: address, most: '0x5' }], until: 1_800_000_000, salt: '0x7' },
  upgrade: 3,
  road: {
    ...{ kind: 'operation', nonce: '0x0', callGasLimit: '0x1', verificationGasLimit: '0x2' },
    ...{ preVerificationGas: '0x3', ...fees },
    sponsor: {
      ...{ name: 'Harbour', paymaster: address, data: '0xab' },
      ...{ verificationGasLimit: '0x4', postOpGasLimit: '0x5' },
    },
  },
}

const removal: FrameRemoval = { chainId: 8453, nonce: 0, gas: '0x5208', ...fees }
const contract = { creationHash }

const questions: { readonly [method in FrameQuestion['method']]: FrameQuestion } = {
  personal_sign: { method: 'personal_sign', message: '0x41', contract },
  eth_signTypedData_v4: { method: 'eth_signTypedData_v4', typedData: '{}', contract },
  eth_signTransaction: {
    method: 'eth_signTransaction',
    transaction: {
      chainId: 1,
      nonce: 0,
      to: address,
      value: '0x0',
      data: '0x',
      gas: '0x1',
      ...fees,
    },
  },
  wallet_signCalls: { method: 'wallet_signCalls', asked },
  wallet_removeUpgrade: { method: 'wallet_removeUpgrade', asked: removal },
  solana_signMessage: { method: 'solana_signMessage', message: 'QWhveQ==' },
  solana_signTransaction: { method: 'solana_signTransaction', transactions: ['AAECAw==', 'AAEC'] },
}

const request: FrameRequest = {
  ...{ caipNetworkId: 'eip155:8453', address },
  network: { name: 'Base', symbol: 'ETH', decimals: 18 },
  question: questions.personal_sign,
}

const calls: { readonly [kind in CallKind]: Calls[kind] } = {
  'login.email': { body: { email }, answer: user },
  'login.social': { body: { provider: 'google', handoff }, answer: user },
  'login.passkey': { body: {}, answer: user },
  'settings.open': { body: { handoff }, answer: user },
  'farcaster.ask': { body: {}, answer: { login: 'l'.repeat(22), nonce: '0a'.repeat(8) } },
  'login.farcaster': {
    body: { signed: { login: 'l'.repeat(22), message: 'Ahoy', signature: '0xAb' } },
    answer: user,
  },
  'email.update': { body: {}, answer: { email } },
  'device.add': { body: {}, answer: {} },
  'user.get': { body: {}, answer: user },
  'methods.get': { body: {}, answer: { email: true, passkey: false, socials: ['x', 'apple'] } },
  'accountType.set': { body: { eip155: 'smartAccount' }, answer: {} },
  request: { body: request, answer: { signed: ['0xab', 'AAEC'] } },
  signOut: { body: {}, answer: {} },
  'theme.set': {
    body: { mode: 'dark', language: 'zh-Hant-TW', tokens: { 'color-accent': 'red' } },
    answer: {},
  },
}

const notices: { readonly [kind in NoticeKind]: Notices[kind] } = {
  failed: { to: 1, code: 'throttled', seconds: 30 },
  step: { to: 1, step: 'surface' },
  link: { to: 1, url: 'https://wallet.app.example/w/farcaster#a', door: 'own', isSeen: false },
  surface: { view: 'approve', height: 320, canGoBack: true },
  changed: { user },
  pulse: {},
}

/** One of each that page and frame say, with every field that it can have. */
export const protocolExamples: {
  readonly user: FrameUser
  readonly request: FrameRequest
  readonly questions: typeof questions
  readonly calls: typeof calls
  readonly notices: typeof notices
} = { user, request, questions, calls, notices }
