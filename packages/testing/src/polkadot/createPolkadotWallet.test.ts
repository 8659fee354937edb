import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Keyring } from '@polkadot/api'
import { expect, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { approveRequest } from '../behaviours/approveRequest.ts'
import { neverAnswer } from '../behaviours/neverAnswer.ts'
import { rejectWith } from '../behaviours/rejectWith.ts'
import { throwSynchronously } from '../behaviours/throwSynchronously.ts'
import { createPolkadotWallet, type PolkadotWallet } from './createPolkadotWallet.ts'
import { devPolkadotKeys } from './devPolkadotKeys.ts'
import type { InjectedWeb3Target } from './injectExtension.ts'
import type { InjectedAccount } from './injectedExtension.ts'

function enable(wallet: PolkadotWallet) {
  return wallet.entry.enable('https://app.example')
}

test('default: a site is let in once', async () => {
  const wallet = createPolkadotWallet()
  const extension = await enable(wallet)
  await enable(wallet)
  expect(wallet.questions).toEqual([
    {
      kind: 'enable',
      origin: 'https://app.example',
      addresses: wallet.accounts.map(({ address }) => address),
    },
  ])
  expect(await extension.accounts.get()).toEqual(wallet.accounts)
  expect(wallet.accounts.map(({ type }) => type)).toEqual([
    'sr25519',
    'sr25519',
    'ed25519',
    'ecdsa',
  ])
})

test.each(devPolkadotKeys())('default: $type signs wrapped bytes', async (key) => {
  const wallet = createPolkadotWallet({ keys: [key], isAuthorised: true })
  const { signer } = await enable(wallet)
  const address = wallet.accounts[0]!.address
  const { signature } = await signer.signRaw({ address, data: '0x48656c6c6f', type: 'bytes' })
  const pair = new Keyring({ type: key.type }).addFromAddress(key.publicKey)
  const bytes = hexToBytes(signature.slice(2))
  expect(pair.verify(utf8ToBytes('<Bytes>Hello</Bytes>'), bytes, key.publicKey)).toBe(true)
  expect(wallet.questions).toEqual([
    { kind: 'signRaw', address, bytes: utf8ToBytes('<Bytes>Hello</Bytes>') },
  ])
})

test('parameters: name, ss58Prefix', () => {
  const wallet = createPolkadotWallet({ name: 'other', ss58Prefix: 0 })
  expect(wallet.accounts[0]?.address).toBe('15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')
  const target: InjectedWeb3Target = {}
  const remove = wallet.inject(target)
  expect(Object.keys(target.injectedWeb3 ?? {})).toEqual(['other'])
  remove()
  expect(target.injectedWeb3).toEqual({})
})

test('behavior: it stands beside the extensions that are there', () => {
  const one = createPolkadotWallet({ name: 'one' })
  const two = createPolkadotWallet({ name: 'two' })
  const target: InjectedWeb3Target = {}
  const remove = one.inject(target)
  two.inject(target)
  remove()
  expect(target.injectedWeb3).toEqual({ two: two.entry })
})

test('parameters: approve', async () => {
  const wallet = createPolkadotWallet({
    approve: async ({ kind }) => ({ approved: kind !== 'signRaw' }),
  })
  const { signer } = await enable(wallet)
  const { address } = wallet.accounts[0]!
  await expect(signer.signRaw({ address, data: '0x00', type: 'bytes' })).rejects.toThrow(
    'Cancelled',
  )
  const stern = createPolkadotWallet({ approve: async () => ({ approved: false }) })
  await expect(enable(stern)).rejects.toThrow('Rejected')
  expect(stern.isAuthorised).toBe(false)
})

test('parameters: approve chooses the accounts', async () => {
  const addresses = ['5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty']
  const wallet = createPolkadotWallet({ approve: async () => ({ approved: true, addresses }) })
  const { accounts, signer } = await enable(wallet)
  expect(await accounts.get()).toMatchObject([{ address: addresses[0] }])
  const { address } = wallet.accounts[0]!
  await expect(signer.signRaw({ address, data: '0x00', type: 'bytes' })).rejects.toThrow(
    'Unable to find keypair',
  )
})

test('behavior: the user changes what is shared', async () => {
  const wallet = createPolkadotWallet({ isAuthorised: true })
  const { accounts } = await enable(wallet)
  const heard: (readonly InjectedAccount[])[] = []
  const stop = accounts.subscribe((list) => heard.push(list))
  const [first, second] = wallet.accounts
  wallet.share([second!.address, first!.address])
  wallet.revoke()
  stop()
  wallet.share([first!.address])
  expect(heard).toEqual([wallet.accounts, [second, first], []])
  expect(wallet.subscriptions).toBe(0)
  expect(wallet.isAuthorised).toBe(false)
  expect(() => wallet.share(['5nobody'])).toThrow('The wallet does not have 5nobody.')
})

test('behavior: emitAccounts tells anything', async () => {
  const wallet = createPolkadotWallet({ isAuthorised: true })
  const { accounts } = await enable(wallet)
  const heard: unknown[] = []
  accounts.subscribe((list) => heard.push(list))
  wallet.emitAccounts('nonsense')
  expect(heard.at(-1)).toBe('nonsense')
  expect(await accounts.get()).toEqual(wallet.accounts)
})

test('behavior: programmed behaviours come in turn, per method', async () => {
  const wallet = createPolkadotWallet({ approve: async () => ({ approved: false }) })
  wallet.program('enable', rejectWith(undefined))
  wallet.program('enable', throwSynchronously(new Error('Boom')))
  wallet.program('enable', approveRequest())
  wallet.program('accounts.get', answerGarbage(7))
  await expect(enable(wallet)).rejects.toBeUndefined()
  expect(() => enable(wallet)).toThrow('Boom')
  const { accounts } = await enable(wallet)
  expect(wallet.questions).toEqual([])
  expect(await accounts.get()).toBe(7)
  wallet.program('accounts.get', neverAnswer())
  void accounts.get()
  expect(wallet.requests.map(({ method, outcome }) => [method, outcome])).toEqual([
    ['enable', 'failed'],
    ['enable', 'failed'],
    ['enable', 'answered'],
    ['accounts.get', 'answered'],
    ['accounts.get', 'pending'],
  ])
})
