import { expect, test } from 'vitest'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { mainnetId } from '../../../test/networks.ts'
import { toDecodedRequest } from './toDecodedRequest.ts'

const operator = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const all: RequestAction = { kind: 'approveAll', token: operator, operator }
const own = 'https://rpc.example'
const network = { rpcUrls: { default: { http: [own, 'https://two.example'] } } }

function judge(
  action: RequestAction,
  contracts?: toDecodedRequest.Parameters['contracts'],
  known?: toDecodedRequest.Parameters['known'],
): ReturnType<typeof toDecodedRequest> {
  return toDecodedRequest({
    ...{ adapters: new Map(), contracts, known },
    content: { path: ['any'], signedFor: mainnetId, pinned: [], actions: [action] },
    request: {
      ...{ method: 'any', params: [1], namespace: 'eip155', account: operator, chain: mainnetId },
    },
    findNetwork: (id) => (id === 'eip155:10' ? (network as never) : undefined),
  })
}

test('default', () => {
  expect(judge(all)).toEqual({
    ...{ path: ['any'], signedFor: mainnetId, pinned: [], actions: [all] },
    ...{ method: 'any', params: [1], namespace: 'eip155', account: operator, chain: mainnetId },
    ...{ level: 'stop', verdict: 'confirm' },
    findings: [{ rule: 'approve-all', level: 'stop', action: all }],
  })
})

test('behavior: what looks like whom the account dealt with, or a contract of the app', () => {
  const twin = `0x7099${'f'.repeat(32)}79c8`
  const pay: RequestAction = { kind: 'transfer', token: undefined, amount: 1n, to: twin }
  const find = (given: Parameters<typeof judge>[1], known?: string) =>
    judge(pay, given, known ? [{ address: known }] : undefined).findings
  const facts = { kind: 'look-alike', address: twin, known: operator }
  expect(find(undefined)).toEqual([])
  expect(find(undefined, operator)).toMatchObject([{ rule: 'look-alike', level: 'stop', facts }])
  expect(find({ [`eip155:1:${operator}`]: {} })).toMatchObject([{ facts }])
  expect(find({ [`eip155:10:${operator}`]: {} })).toEqual([])
  expect(find({ [`eip155:5:${operator}`]: {} })).toEqual([])
  // The account paid it before.
  expect(judge(pay, {}, [{ address: operator }, { address: twin }]).findings).toEqual([])
})

test('behavior: contracts that the app trusts, on their chain', () => {
  const level = (account: string, trusted?: boolean) => judge(all, { [account]: { trusted } }).level
  expect(level(`eip155:1:${operator}`, true)).toBe('plain')
  expect(level(`eip155:1:${operator}`, false)).toBe('stop')
  expect(level(`eip155:1:${operator}`)).toBe('stop')
  expect(level(`eip155:10:${operator}`, true)).toBe('stop')
  expect(level(operator, true)).toBe('stop')
})

test('behavior: an allowance is long from now on, not from some other time', () => {
  const day = 86_400
  const until = (days: number) => {
    const end = BigInt(Math.floor(Date.now() / 1000) + days * day)
    const of = { token: operator, spender: operator, amount: 1n, isSignature: false, until: end }
    return judge({ kind: 'approve', ...of }).findings.map(({ rule }) => rule)
  }
  expect(until(29)).toEqual(['approve-spender'])
  expect(until(31)).toEqual(['approve-long'])
})

test('behavior: who pays fees for the app, on the chain of the request', () => {
  const url = 'https://pay.example/'
  const judgeSponsor = (chain: string) =>
    toDecodedRequest({
      ...{ adapters: new Map(), findNetwork: () => undefined },
      content: { path: ['any'], signedFor: mainnetId, pinned: [], actions: [pay], sponsors: [url] },
      request: {
        ...{ method: 'any', params: [], namespace: 'eip155', account: operator, chain: mainnetId },
      },
      smartAccounts: { networks: { [chain]: { paymasterUrl: url } } },
    }).level
  const pay: RequestAction = { kind: 'transfer', token: undefined, amount: 1n, to: operator }
  expect(judgeSponsor(mainnetId)).toBe('plain')
  expect(judgeSponsor('eip155:10')).toBe('caution')
})

test('behavior: networks of the app with RPC URLs of the app', () => {
  const level = (chainId: bigint, ...rpcUrls: readonly string[]) =>
    judge({ kind: 'addChain', chainId, rpcUrls }).level
  expect(level(10n, own)).toBe('plain')
  expect(level(10n, own, 'https://two.example')).toBe('plain')
  expect(level(10n)).toBe('plain')
  expect(level(10n, own, 'https://evil.example')).toBe('stop')
  expect(level(1n, own)).toBe('stop')
})
