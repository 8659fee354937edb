import { expect, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { rejectRequest } from '../behaviours/rejectRequest.ts'
import { memoryStorage } from '../test/memoryStorage.ts'
import { setUpWallet } from '../test/setUpWallet.ts'
import { createDevWallet } from './createDevWallet.ts'

test('default', () => {
  const { wallet } = setUpWallet()
  expect(wallet.info).toMatchObject({ name: 'Cleat Dev Wallet', rdns: 'dev.cleat.wallet' })
  expect(wallet.info.uuid).toMatch(/^[0-9a-f-]{36}$/)
  expect(wallet.info.icon).toMatch(/^data:image\/svg\+xml,/)
  expect(wallet.accounts).toEqual([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  ])
})

test('behavior: says that it is connected', async () => {
  const { wallet } = setUpWallet()
  const info = await new Promise((resolve) => wallet.provider.on('connect', resolve))
  expect(info).toEqual({ chainId: '0x1' })
})

test('parameters: privateKeys', () => {
  const privateKeys = [`0x${'1'.repeat(64)}`] as const
  expect(setUpWallet({ privateKeys }).wallet.accounts).toEqual([
    '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
  ])
})

test('parameters: info', () => {
  const { wallet } = setUpWallet({ info: { name: 'Other', rdns: 'other.example' } })
  expect(wallet.info).toMatchObject({ name: 'Other', rdns: 'other.example' })
})

test('parameters: origin as a function', async () => {
  let origin = 'https://one.example'
  const { call, asked } = setUpWallet({ origin: () => origin })
  origin = 'https://two.example'
  await call('eth_requestAccounts')
  expect(asked).toMatchObject([{ origin: 'https://two.example' }])
})

test('error: no chains, no keys', () => {
  expect(() => setUpWallet({ chains: [] })).toThrow('A wallet needs a chain')
  expect(() => setUpWallet({ privateKeys: [] })).toThrow('A wallet needs an account')
})

test('behavior: the user changes accounts, network and mind', async () => {
  const { wallet, call, events } = setUpWallet()
  const [first, second] = wallet.accounts
  wallet.selectAccounts([second!])
  expect(events).toEqual([])
  await call('eth_requestAccounts')
  wallet.selectAccounts([first!, second!])
  wallet.selectAccounts([first!, second!])
  wallet.switchChain(10)
  wallet.revoke()
  wallet.revoke()
  expect(events).toEqual([
    ['accountsChanged', [second]],
    ['accountsChanged', [first, second]],
    ['chainChanged', '0xa'],
    ['accountsChanged', []],
  ])
  expect(() => wallet.selectAccounts([])).toThrow('cannot select no account at all')
  expect(() => wallet.selectAccounts(['0x0000000000000000000000000000000000000001'])).toThrow(
    'cannot select 0x0000000000000000000000000000000000000001',
  )
  expect(() => wallet.switchChain(5)).toThrow('does not know chain 5. It knows: 1, 10.')
})

test('parameters: storage', async () => {
  const storage = memoryStorage()
  const before = setUpWallet({ storage })
  const [, second] = before.wallet.accounts
  before.wallet.selectAccounts([second!])
  await before.call('eth_requestAccounts')
  before.wallet.switchChain(10)
  const after = setUpWallet({ storage })
  expect(await after.call('eth_accounts')).toEqual([second])
  expect(await after.call('eth_chainId')).toBe('0xa')
  expect(after.events).toEqual([])
  after.wallet.lock()
  expect(await setUpWallet({ storage }).call('eth_accounts')).toEqual([])
  const other = setUpWallet({ storage, info: { rdns: 'other.example' } })
  expect(await other.call('eth_chainId')).toBe('0x1')
})

test('behavior: emit reaches the site and changes nothing', async () => {
  const { wallet, events, call } = setUpWallet()
  wallet.emit('chainChanged', { chainId: 5 })
  wallet.emit('message', { type: 'note', data: 1 })
  expect(events).toEqual([
    ['chainChanged', { chainId: 5 }],
    ['message', { type: 'note', data: 1 }],
  ])
  expect(await call('eth_chainId')).toBe('0x1')
})

test('behavior: removed listeners hear nothing', () => {
  const { wallet } = setUpWallet()
  const heard: unknown[] = []
  const listener = (data: unknown) => heard.push(data)
  wallet.provider.on('message', listener).on('message', listener)
  wallet.provider.removeListener('message', listener)
  wallet.emit('message', 1)
  wallet.provider.removeListener('message', listener).removeListener('message', listener)
  wallet.emit('message', 2)
  expect(heard).toEqual([1])
})

test('behavior: programmed behaviours come in turn, per method', async () => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', answerGarbage('a'), { times: 2 })
  wallet.program('net_version', answerGarbage('b'))
  wallet.program('eth_chainId', rejectRequest())
  wallet.program('eth_chainId', answerGarbage('never'), { times: 0 })
  expect(await call('eth_chainId')).toBe('a')
  expect(await call('eth_chainId')).toBe('a')
  await expect(call('eth_chainId')).rejects.toMatchObject({ code: 4001 })
  expect(await call('eth_chainId')).toBe('0x1')
  expect(await call('net_version')).toBe('b')
  expect(await call('net_version')).toBe('1')
})

test('behavior: keeps a log', async () => {
  const { wallet, call } = setUpWallet()
  const start = Date.now()
  await call('eth_chainId')
  await call('nonsense', [1]).catch(() => {})
  wallet.lock()
  void call('eth_requestAccounts')
  expect(wallet.requests).toMatchObject([
    { method: 'eth_chainId', params: undefined, outcome: 'answered' },
    { method: 'nonsense', params: [1], outcome: 'failed' },
    { method: 'eth_requestAccounts', outcome: 'pending' },
  ])
  expect(wallet.requests[0]?.at).toBeGreaterThanOrEqual(start)
  for (let count = 0; count < 1005; count += 1) await call('eth_chainId')
  expect(wallet.requests).toHaveLength(1000)
})

test.each([undefined, null, 'eth_chainId', {}, { method: 1 }, { method: '' }])(
  'error: a request like %j',
  async (request) => {
    const { wallet } = setUpWallet()
    await expect(wallet.provider.request(request as never)).rejects.toMatchObject({ code: -32600 })
  },
)

test('behavior: destroy', async () => {
  const { wallet, call, events } = setUpWallet()
  const target = new EventTarget()
  const announced: unknown[] = []
  target.addEventListener('eip6963:announceProvider', (event) => announced.push(event))
  wallet.announce(target)
  wallet.destroy()
  wallet.destroy()
  target.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced).toHaveLength(1)
  expect(events).toMatchObject([['disconnect', { code: 4900 }]])
  await expect(call('eth_chainId')).rejects.toMatchObject({ code: 4900 })
})

test('behavior: two wallets know nothing of each other', async () => {
  const one = setUpWallet()
  const two = setUpWallet()
  await one.call('eth_requestAccounts')
  one.wallet.switchChain(10)
  expect(await two.call('eth_accounts')).toEqual([])
  expect(await two.call('eth_chainId')).toBe('0x1')
})

test('behavior: agrees to everything by default', async () => {
  const wallet = createDevWallet({ chains: [{ id: 1, name: 'One', rpcUrl: 'http://127.0.0.1:9' }] })
  expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toHaveLength(1)
})
