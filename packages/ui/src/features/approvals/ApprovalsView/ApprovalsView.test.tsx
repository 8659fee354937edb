import { CleatError } from '@cleat/core'
import type { NetworkScan } from '@cleat/core/approvals'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scannedIds, toScans } from '../../../test/createFakeApprovals.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderApprovals } from '../../../test/renderApprovals.tsx'
import { approvalRows, toApprovalRow, toTokenOf } from '../../../test/toApprovalRow.ts'

const reach = { reachedBlock: 7n, since: Date.UTC(2026, 9, 28) / 1000 }
const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
const failed: readonly NetworkScan[] = toScans(reach).map(({ chainId }) => ({
  ...{ chainId, status: 'error', error },
}))
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))

test('default: what, how much, who, and what could be lost', async () => {
  const { kit, user } = await renderApprovals()
  expect(screen.getByRole('dialog', { name: 'Approvals' })).toBeTruthy()
  expect(rows().slice(0, 2)).toEqual([
    expect.stringMatching(/USDC.*Any amount · 1inch\$1,204\.50$/),
    expect.stringMatching(/DAI.*25 DAI · Not an app\$24\.99$/),
  ])
  expect(screen.getByText('Ethereum: since its first block')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Look further back' })).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: /1inch/ }))
  expect(kit.controllers.router.current()).toEqual({
    name: 'ApprovalDetail',
    id: approvalRows[0]?.id,
  })
}, 20_000)

test('behavior: says how far it looked, and looks further', async () => {
  const { approvals, user } = await renderApprovals({
    state: { scan: { status: 'ended', networks: toScans(reach) } },
  })
  expect(screen.getByText('Ethereum: since Oct 28, 2026')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Look further back' }))
  expect(approvals.asked).toEqual(['lookFurther'])
})

test('behavior: with several networks, each that is not whole is named, and none by many', async () => {
  const whole = { reachedBlock: 0n, since: 0 }
  const { approvals, step, user } = await renderApprovals({
    state: { scan: { status: 'ended', networks: toScans(whole, scannedIds) } },
  })
  expect(screen.getByText('All networks: since their first block')).toBeTruthy()
  const show = (networks: readonly NetworkScan[]) =>
    step(() => approvals.set({ scan: { status: 'ended', networks } }))
  await show([...toScans(whole, scannedIds.slice(1)), ...toScans(reach)])
  expect(screen.getByText('Ethereum: since Oct 28, 2026')).toBeTruthy()
  await show(toScans(reach, scannedIds))
  expect(screen.getByText('Some networks: not since their first block')).toBeTruthy()
  await show([...toScans(whole, scannedIds.slice(1)), ...failed])
  expect(screen.getByText('Couldn’t look on Ethereum.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(approvals.asked).toEqual(['scan'])
})

test('behavior: of one token alone, and then of all', async () => {
  const { kit, user } = await renderApprovals({
    route: { name: 'Approvals', token: toTokenOf(approvalRows[0]) },
  })
  expect(rows()).toEqual([expect.stringMatching(/USDC.*Any amount · 1inch/)])
  expect(screen.getByText(/^Approvals of/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All approvals' }))
  expect(kit.controllers.router.current()).toEqual({ name: 'Approvals' })
  await waitFor(() => expect(rows().length).toBeGreaterThan(2))
})

test('behavior: a token without approvals says so, and leads to those of all', async () => {
  const token = toTokenOf(toApprovalRow({ token: `0x${'1'.repeat(40)}` }))
  const { kit, user } = await renderApprovals({ route: { name: 'Approvals', token } })
  expect(screen.getByText('No approvals found')).toBeTruthy()
  expect(screen.queryByText(/Nobody can take/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'All approvals' }))
  expect(kit.controllers.router.current()).toEqual({ name: 'Approvals' })
})

test('behavior: several that are ticked are revoked', async () => {
  const { approvals, kit, user } = await renderApprovals()
  await user.click(screen.getByRole('button', { name: 'Select several' }))
  const revoke = screen.getByRole('button', { name: 'Revoke' })
  expect(revoke.getAttribute('aria-disabled')).toBe('true')
  await user.click(revoke)
  expect(approvals.asked).toEqual([])
  const boxes = screen.getAllByRole('checkbox')
  for (const box of [boxes[0], boxes[1], boxes[2], boxes[1]]) if (box) await user.click(box)
  expect(boxes.map((box) => box.getAttribute('aria-checked')).slice(0, 3)).toEqual([
    ...['true', 'false', 'true'],
  ])
  await user.click(screen.getByRole('button', { name: 'Revoke 2 approvals' }))
  expect(approvals.asked).toEqual(['revokeMany 2'])
  expect(kit.controllers.router.current().name).toBe('RevokeProgress')
})

test('behavior: of ten thousand only those in sight are there', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => toApprovalRow({ id: `${at}` }))
  await renderApprovals({ state: { rows: many } })
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60)
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('10000')
})

test('behavior: empty', async () => {
  await renderApprovals({ state: { rows: [] } })
  expect(screen.getByText('No approvals found')).toBeTruthy()
  await expectAccessible()
})

test('behavior: a failure can be tried again, and rows that are known stay', async () => {
  const { approvals, user, step } = await renderApprovals({
    state: { scan: { status: 'ended', networks: failed }, rows: [] },
  })
  expect(screen.getByText('Couldn’t load approvals')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await step(() => approvals.set({ rows: approvalRows }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(approvals.asked).toEqual(['scan', 'scan'])
  await waitFor(() => expect(rows().length).toBeGreaterThan(2))
})

test('behavior: the first look starts with the view', async () => {
  const { approvals } = await renderApprovals({ state: { scan: { status: 'idle' }, rows: [] } })
  // React runs effects twice in tests; the kit's own state is pending after the first.
  expect(new Set(approvals.asked)).toEqual(new Set(['scan']))
})

test('behavior: where approvals cannot be read, the view says why', async () => {
  const { approvals, kit, user } = await renderApprovals({ state: { isSupported: false } })
  expect(screen.getByText('Not available on Ethereum')).toBeTruthy()
  expect(approvals.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Choose network' }))
  expect(kit.controllers.router.current().name).toBe('Networks')
})
