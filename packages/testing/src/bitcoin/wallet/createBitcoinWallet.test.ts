import { expect, test } from 'vitest'
import { neverAnswer } from '../../behaviours/neverAnswer.ts'
import { rejectRequest } from '../../behaviours/rejectRequest.ts'
import type { BitcoinTarget } from '../dialects/dialect.ts'
import type { BitcoinDialect } from '../dialects/dialects.ts'
import { createBitcoinWallet } from './createBitcoinWallet.ts'

test('default: the same seed gives the same addresses', () => {
  const { accounts } = createBitcoinWallet()
  expect(accounts).toEqual(createBitcoinWallet().accounts)
  expect(accounts).toMatchObject([
    { purpose: 'payment', type: 'p2wpkh', address: expect.stringMatching(/^bcrt1q/) },
    { purpose: 'ordinals', type: 'p2tr', address: expect.stringMatching(/^bcrt1p/) },
  ])
  const [other] = createBitcoinWallet({ seed: 'other' }).accounts
  expect(other.address).not.toBe(accounts[0].address)
})

test.each([
  ['mainnet', 'p2wpkh', /^bc1q/],
  ['mainnet', 'p2sh', /^3/],
  ['testnet', 'p2sh', /^2/],
  ['signet', 'p2wpkh', /^tb1q/],
] as const)('parameters: %s, %s', (network, paymentType, form) => {
  expect(createBitcoinWallet({ network, paymentType }).accounts[0].address).toMatch(form)
})

test('behavior: another account of the seed', () => {
  const wallet = createBitcoinWallet()
  const before = wallet.accounts[0].address
  wallet.selectAccount(1)
  expect(wallet.accounts[0].address).not.toBe(before)
  wallet.selectAccount(0)
  expect(wallet.accounts[0].address).toBe(before)
})

test('behavior: found in every dialect, and gone again', async () => {
  const wallet = createBitcoinWallet({ info: { id: 'Harbour' } })
  const target = new EventTarget()
  const stops = (['unisat', 'okx', 'satsConnect', 'leather', 'walletStandard'] as const).map(
    (dialect) => wallet.speak(dialect, target),
  )
  const globals = ['unisat', 'okxwallet', 'btc_providers', 'Harbour', 'LeatherProvider']
  expect(globals.filter((name) => name in target)).toEqual(globals)
  expect(registered(target)).toEqual(['Cleat Bitcoin Wallet'])
  for (const stop of stops) stop()
  expect(globals.filter((name) => name in target)).toEqual(['okxwallet'])
  expect(registered(target)).toEqual([])
})

test('error: the user refuses', async () => {
  const wallet = createBitcoinWallet({ approve: async () => ({ approved: false }) })
  await expect(connect(wallet.speak, 'unisat')).rejects.toMatchObject({ code: 4001 })
  await expect(connect(wallet.speak, 'okx')).rejects.toMatchObject({ code: 4001 })
  await expect(connect(wallet.speak, 'walletStandard')).rejects.toMatchObject({ code: 4001 })
  await expect(connect(wallet.speak, 'leather')).rejects.toMatchObject({ error: { code: 4001 } })
  expect(await connect(wallet.speak, 'satsConnect')).toMatchObject({ error: { code: -32000 } })
})

test('behavior: programmed, then itself again', async () => {
  const wallet = createBitcoinWallet()
  wallet.program('connect', rejectRequest())
  wallet.program('connect', neverAnswer())
  await expect(connect(wallet.speak, 'unisat')).rejects.toMatchObject({ code: 4001 })
  const silent = connect(wallet.speak, 'unisat')
  expect(await Promise.race([silent, Promise.resolve('silent')])).toBe('silent')
  expect(await connect(wallet.speak, 'unisat')).toEqual([wallet.accounts[0].address])
  expect(wallet.requests.map(({ outcome }) => outcome)).toEqual(['failed', 'pending', 'answered'])
})

test('error: not connected', async () => {
  const wallet = createBitcoinWallet()
  const target = new EventTarget()
  wallet.speak('unisat', target)
  const { unisat } = target as Window & EventTarget & { unisat?: Record<string, Ask> }
  await expect(unisat?.signMessage?.('Ahoy')).rejects.toMatchObject({ code: 4100 })
  expect(await unisat?.getAccounts?.()).toEqual([])
})

type Ask = (...parameters: unknown[]) => Promise<unknown>

function registered(target: BitcoinTarget): string[] {
  const names: string[] = []
  const register = ({ name }: { name: string }) => names.push(name)
  target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  return names
}

/** Connects as the documentation of each dialect describes. */
async function connect(
  speak: (dialect: BitcoinDialect, target: BitcoinTarget) => () => void,
  dialect: BitcoinDialect,
): Promise<unknown> {
  const target = new EventTarget()
  speak(dialect, target)
  const at = (name: string): Record<string, Ask> => Reflect.get(target, name)
  switch (dialect) {
    case 'unisat':
      return at('unisat').requestAccounts?.()
    case 'okx':
      return (Reflect.get(at('okxwallet'), 'bitcoin') as object as Record<string, Ask>).connect?.()
    case 'satsConnect':
      return at('CleatProvider').request?.('wallet_connect', {})
    case 'leather':
      return at('LeatherProvider').request?.('getAddresses')
    case 'walletStandard': {
      let found: { features: Record<string, Record<string, Ask>> } | undefined
      const register = (wallet: typeof found) => {
        found = wallet
      }
      target.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
      return found?.features['bitcoin:connect']?.connect?.({ purposes: ['payment'] })
    }
  }
}
