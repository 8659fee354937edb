import type { Wallet } from '@wallet-standard/base'
import { afterEach, expect, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { rejectRequest } from '../behaviours/rejectRequest.ts'
import type { SolanaWalletParameters } from '../solana/createSolanaWallet.ts'
import { fakePage } from '../test/fakePage.ts'
import { installSolanaWallet, type SolanaWalletHandle } from './installSolanaWallet.ts'

const handles: SolanaWalletHandle[] = []

afterEach(async () => {
  for (const handle of handles.splice(0)) await handle.dispose()
})

test('default', async () => {
  const { handle, wallets } = await install()
  const [wallet] = wallets
  expect(wallet).toMatchObject({ name: 'Cleat Dev Wallet', icon: handle.wallet.icon })
  expect(Object.keys(wallet?.features ?? {}).sort()).toEqual(
    Object.keys(handle.wallet.features).sort(),
  )
  expect(wallet?.accounts).toEqual([])
  await call(wallet, 'standard:connect')
  expect(wallet?.accounts[0]?.address).toBe(handle.addresses[0])
  expect([...(wallet?.accounts[0]?.publicKey ?? [])]).toHaveLength(32)
})

test('behavior: signs, and bytes stay bytes', async () => {
  const { handle, wallets } = await install()
  const [wallet] = wallets
  await call(wallet, 'standard:connect')
  const message = new Uint8Array([1, 2, 3])
  const input = { account: wallet?.accounts[0], message }
  const [output] = (await call(wallet, 'solana:signMessage', input)) as { signature: Uint8Array }[]
  expect(ArrayBuffer.isView(output?.signature)).toBe(true)
  expect(output?.signature).toHaveLength(64)
  expect(handle.requests.at(-1)).toMatchObject({ params: [{ message }], outcome: 'answered' })
})

test('behavior: tells of changes', async () => {
  const { handle, wallets } = await install()
  const [wallet] = wallets
  const seen: string[][] = []
  const { on } = (wallet?.features['standard:events'] ?? {}) as {
    on: (event: string, listener: (changed: Pick<Wallet, 'accounts'>) => void) => () => void
  }
  const stop = on('change', ({ accounts }) => seen.push(accounts.map(({ address }) => address)))
  await call(wallet, 'standard:connect')
  handle.selectAccounts([handle.addresses[1] ?? ''])
  handle.lock()
  stop()
  handle.unlock()
  expect(seen).toEqual([[handle.addresses[0]], [handle.addresses[1]], []])
  expect(wallet?.accounts).toHaveLength(1)
})

test('behavior: does what it is told', async () => {
  const { handle, wallets } = await install()
  const [wallet] = wallets
  handle.program('standard:connect', rejectRequest())
  await expect(call(wallet, 'standard:connect')).rejects.toMatchObject({ code: 4001 })
  handle.program('standard:connect', answerGarbage('what'))
  expect(await call(wallet, 'standard:connect')).toBe('what')
})

test('behavior: an app that comes later, and the end', async () => {
  const { handle, wallets } = await install()
  const later = listen()
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: later.api }))
  expect(later.wallets).toEqual(wallets)
  await handle.dispose()
  expect(later.wallets).toEqual([])
  expect(wallets).toEqual([])
})

async function install(parameters?: SolanaWalletParameters) {
  const { wallets, api } = listen()
  const onRegister = (event: Event) => (event as CustomEvent).detail(api)
  addEventListener('wallet-standard:register-wallet', onRegister, { once: true })
  const handle = await installSolanaWallet(fakePage(), parameters)
  handles.push(handle)
  return { handle, wallets }
}

/** An app that follows the Wallet Standard. */
function listen() {
  const wallets: Wallet[] = []
  const register = (wallet: Wallet) => {
    wallets.push(wallet)
    return () => void wallets.splice(wallets.indexOf(wallet), 1)
  }
  return { wallets, api: { register } }
}

/** Calls the only function of a feature. */
async function call(wallet: Wallet | undefined, feature: string, ...params: readonly unknown[]) {
  const given = { ...(wallet?.features[feature as 'standard:connect'] as object) }
  const run = Object.values(given).find((value) => typeof value === 'function')
  if (!run) throw new Error(`The wallet has no ${feature}.`)
  return run(...params)
}
