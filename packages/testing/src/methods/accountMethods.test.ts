import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

test('default', async () => {
  const { wallet, call, asked, events } = setUpWallet()
  const [first] = wallet.accounts
  expect(await call('eth_accounts')).toEqual([])
  expect(await call('eth_requestAccounts')).toEqual([first])
  expect(await call('eth_accounts')).toEqual([first])
  expect(await call('eth_coinbase')).toBe(first)
  expect(events).toEqual([['accountsChanged', [first]]])
  expect(asked).toMatchObject([
    {
      kind: 'connect',
      method: 'eth_requestAccounts',
      origin: 'https://app.example',
      accounts: wallet.accounts,
      selected: [first],
      wallet: { name: 'Cleat Dev Wallet', icon: wallet.info.icon },
    },
  ])
})

test('behavior: asks once, then remembers', async () => {
  const { call, asked } = setUpWallet()
  await call('eth_requestAccounts')
  await call('eth_requestAccounts')
  expect(asked).toHaveLength(1)
})

test('behavior: the user picks the accounts', async () => {
  const { wallet, call } = setUpWallet({
    approve: async ({ kind, ...request }) => ({
      approved: kind === 'connect',
      accounts: 'accounts' in request ? [...request.accounts].reverse().slice(0, 2) : [],
    }),
  })
  const [, second, third] = wallet.accounts
  expect(await call('eth_requestAccounts')).toEqual([third, second])
})

test('error: the user rejects', async () => {
  const { call, events } = setUpWallet({ approve: async () => ({ approved: false }) })
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await expect(call('wallet_requestPermissions', [{ eth_accounts: {} }])).rejects.toMatchObject({
    code: 4001,
  })
  expect(await call('eth_accounts')).toEqual([])
  expect(events).toEqual([])
})

test('error: the user picks no account, or one that the wallet lacks', async () => {
  const answers = [[], ['0x0000000000000000000000000000000000000001'] as const]
  const { call } = setUpWallet({
    approve: async () => ({ approved: true, accounts: answers.pop() ?? [] }),
  })
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
})

test('error: the approver fails', async () => {
  const { call } = setUpWallet({
    approve: async () => {
      throw new Error('no window')
    },
  })
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({
    code: -32603,
    message: 'The wallet failed: no window',
  })
})

test('error: asked again while asking', async () => {
  let answer: (answer: { approved: boolean }) => void = () => {}
  const { call } = setUpWallet({
    approve: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const first = call('eth_requestAccounts')
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  await expect(call('wallet_requestPermissions', [{ eth_accounts: {} }])).rejects.toMatchObject({
    code: -32002,
  })
  answer({ approved: true })
  expect(await first).toHaveLength(1)
  expect(await call('eth_requestAccounts')).toHaveLength(1)
})

test('behavior: locked, waits for the user to unlock', async () => {
  const { wallet, call, asked, events } = setUpWallet()
  wallet.lock()
  const request = call('eth_requestAccounts')
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  expect(asked).toEqual([])
  wallet.unlock()
  expect(await request).toEqual([wallet.accounts[0]])
  expect(asked).toHaveLength(1)

  wallet.lock()
  expect(await call('eth_accounts')).toEqual([])
  expect(await call('eth_coinbase')).toBe(null)
  const again = call('eth_requestAccounts')
  wallet.unlock()
  expect(await again).toEqual([wallet.accounts[0]])
  expect(asked).toHaveLength(1)
  expect(events.map(([, data]) => data)).toEqual([[wallet.accounts[0]], [], [wallet.accounts[0]]])
})

test('behavior: permissions are asked, told and given back', async () => {
  const { wallet, call, asked, events } = setUpWallet()
  const [first] = wallet.accounts
  expect(await call('wallet_getPermissions')).toEqual([])
  const permissions = [
    {
      invoker: 'https://app.example',
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [first] }],
    },
  ]
  expect(await call('wallet_requestPermissions', [{ eth_accounts: {} }])).toEqual(permissions)
  expect(await call('wallet_getPermissions')).toEqual(permissions)
  await call('wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(asked).toHaveLength(2)
  expect(await call('wallet_revokePermissions', [{ eth_accounts: {} }])).toBe(null)
  expect(await call('eth_accounts')).toEqual([])
  expect(events.map(([, data]) => data)).toEqual([[first], []])
})

test.each([
  { params: undefined },
  { params: [] },
  { params: [{}] },
  { params: ['eth_accounts'] },
  { params: [{ eth_accounts: {}, other: {} }] },
])('error: permissions with $params', async ({ params }) => {
  const { call } = setUpWallet()
  for (const method of ['wallet_requestPermissions', 'wallet_revokePermissions']) {
    await expect(call(method, params)).rejects.toMatchObject({ code: -32602 })
  }
})
