import { translateProviderError } from '@cleat/core/adapter'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeSafe, safeInfo } from '../test/createFakeSafe.ts'
import { loadSafeProvider } from './safeWallet.ts'

const { safeAddress } = safeInfo

afterEach(() => vi.unstubAllGlobals())

function start(parameters: createFakeSafe.Parameters) {
  const { window, asked } = createFakeSafe(parameters)
  vi.stubGlobal('window', window)
  return { window, asked, load: () => loadSafeProvider({ timeoutMs: 50 }) }
}

async function startInSafe(answers: createFakeSafe.Parameters['answers'] = {}) {
  const { load, asked } = start({ answers: { getSafeInfo: safeInfo, ...answers } })
  const provider = await load()
  if (!provider) throw new Error('No Safe')
  return { provider, asked }
}

test('default', async () => {
  const { provider } = await startInSafe()
  for (const method of ['eth_accounts', 'eth_requestAccounts'])
    expect(await provider.request({ method })).toEqual([safeAddress])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
})

test('behavior: what is sent is asked of Safe, and known by the hash that Safe gives', async () => {
  const { provider, asked } = await startInSafe({ sendTransactions: { safeTxHash: '0x5afe' } })
  const transaction = { from: safeAddress, to: safeAddress, value: '0x1' }
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  expect(hash).toBe('0x5afe')
  expect(asked.at(-1)).toMatchObject({
    method: 'sendTransactions',
    params: { txs: [{ to: safeAddress, value: '0x1', data: '0x' }] },
  })
})

test('behavior: events are listened to and let go of', async () => {
  const { provider } = await startInSafe()
  const heard = () => undefined
  expect(() => provider.on?.('accountsChanged', heard)).not.toThrow()
  expect(() => provider.removeListener?.('accountsChanged', heard)).not.toThrow()
})

test('behavior: a subdomain of Safe is Safe', async () => {
  const origin = 'https://staging.app.safe.global'
  expect(await start({ origin }).load()).not.toBe(null)
})

test.each([
  ['silent', {}],
  ['refusing', { getSafeInfo: new Error('Permission denied') }],
  ['without an address', { getSafeInfo: { chainId: 1 } }],
  ['without a chain', { getSafeInfo: { safeAddress } }],
])('behavior: %s, it is no Safe', async (_what, answers) => {
  expect(await start({ answers }).load()).toBe(null)
})

test('behavior: an answer that somebody else gives does not count', async () => {
  for (const origin of [
    'https://evil.example',
    'http://app.safe.global',
    'https://app.safe.global.evil.example',
    'https://evilapp.safe.global',
  ])
    expect(await start({ origin }).load()).toBe(null)
})

test('behavior: it takes a second for granted that nobody is there', async () => {
  start({ answers: {} })
  const before = performance.now()
  expect(await loadSafeProvider()).toBe(null)
  expect(performance.now() - before).toBeGreaterThan(900)
})

test.each([
  ['REQUEST_USER_REJECTED', 'eth_sendTransaction', [{ to: safeAddress }]],
  ['WALLET_METHOD_UNSUPPORTED', 'wallet_switchEthereumChain', [{ chainId: '0x1' }]],
  ['WALLET_METHOD_UNSUPPORTED', 'wallet_showCallsStatus', ['0x1']],
  ['WALLET_ERROR', 'personal_sign', ['0x', '0x0000000000000000000000000000000000000000']],
])('error: %s of %s', async (code, method, params) => {
  const { provider } = await startInSafe({
    sendTransactions: new Error('Transaction was rejected'),
  })
  const error = await provider.request({ method, params }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const parts = { doing: 'request', wallet: 'Safe', subject: method } as const
  expect(translateProviderError({ error, ...parts })).toMatchObject({ code })
})
