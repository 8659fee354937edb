import { CleatError, type NetworkAccount } from '@cleat/core'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSmartAccount } from '../../../test/renderSmartAccount.tsx'

const address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'
const base = { status: 'success', support: undefined } as const
const known: NetworkAccount = { ...base, code: { kind: 'known', name: 'Calibur', address } }
const unknown: NetworkAccount = {
  ...{ ...base, code: { kind: 'unknown', address: `0x${'9'.repeat(40)}` } },
}
const plain: NetworkAccount = { ...base, code: { kind: 'none' } }

const clean = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => clean(textContent))

async function render(ethereum: NetworkAccount, other: NetworkAccount) {
  const adapter = createTestAdapter({ session: rabby.id })
  const accounts = { 'eip155:1': ethereum, 'eip155:8453': other }
  return renderSmartAccount({
    ...{ route: 'AccountCode', adapter },
    state: { isChoosable: false, accounts },
  })
}

test('default: whose code runs where, and where it is removed', async () => {
  const { slice } = await render(plain, known)
  expect(screen.getByRole('dialog', { name: 'Account code' })).toBeTruthy()
  expect(new Set(slice.asked)).toEqual(new Set(['read all']))
  expect(lines()[0]).toBe('EthereumPlain account')
  expect(lines()[1]).toMatch(/^BaseCalibur · 0x63…dae32b/)
  expect(clean(document.body.textContent)).toContain('To remove it, open Rabby')
  expect(screen.queryByText(/runs code we don’t know/)).toBeNull()
  await expectAccessible()
}, 20_000)

test('behavior: unknown code comes first, at stop level', async () => {
  await render(known, unknown)
  expect(screen.getByText(/This account runs code we don’t know/)).toBeTruthy()
  expect(lines()[0]).toMatch(/^BaseRuns code we don’t know/)
  await expectAccessible()
}, 20_000)

test('behavior: contracts, and networks that do not answer', async () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Base' } })
  const { slice, user } = await render(
    { ...base, code: { kind: 'contract' } },
    { status: 'error', error },
  )
  expect(lines()[0]).toBe('EthereumContract account')
  expect(screen.queryByText(/To remove it/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(slice.asked.at(-1)).toBe('read eip155:8453')
})

test('default: account settings lead there once there is code, and to the kind of account', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['account:code'] = async () => ({ kind: 'none' })
  const { kit, slice, step, user } = await renderSmartAccount({
    ...{ route: 'AccountSettings', adapter },
    state: { isChoosable: false, accounts: {} },
  })
  expect(screen.queryByRole('button', { name: /Account code/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Smart account/ })).toBeNull()
  await step(() => slice.set({ accounts: { 'eip155:1': known } }))
  await user.click(screen.getByRole('button', { name: /Account code.*Calibur/ }))
  expect(kit.controllers.router.current().name).toBe('AccountCode')
})

test('behavior: the embedded wallet has a row for the kind of account', async () => {
  const { kit, user } = await renderSmartAccount({ route: 'AccountSettings' })
  await user.click(screen.getByRole('button', { name: 'Smart account' }))
  expect(kit.controllers.router.current().name).toBe('SmartAccountSettings')
})
