import { CleatError } from '@cleat/core'
import type { Revoking, RevokingItem } from '@cleat/core/approvals'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderApprovals } from '../../../test/renderApprovals.tsx'
import { approvalRows, toApprovalRow } from '../../../test/toApprovalRow.ts'

const hash = `0x${'ab'.repeat(32)}`
const error = new CleatError('TRANSACTION_FAILED', {
  context: { reason: 'paused', hash: undefined },
})
const item = (changes: Partial<RevokingItem>, at = 0): RevokingItem => ({
  ...{ row: approvalRows[at] ?? toApprovalRow(), amount: 0n, status: 'waiting' },
  ...changes,
})
const open = (status: 'pending' | 'ended', items: readonly RevokingItem[]) => {
  const revoking: Revoking = { status, items }
  return renderApprovals({ route: { name: 'RevokeProgress' }, state: { revoking } })
}
const find = (text: RegExp) =>
  screen.getByText((_, element) => {
    const own = element?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''
    return element?.children.length === 0 && text.test(own)
  })

test('default: names what to confirm in the wallet, and stops after it', async () => {
  const { approvals, user } = await open('pending', [
    item({ status: 'done' }),
    item({ status: 'wallet' }, 1),
    item({}, 2),
  ])
  expect(screen.getByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
  expect(find(/^Confirm revoking DAI for 0x90…93b906\.$/)).toBeTruthy()
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Stop after this one' }))
  expect(approvals.asked).toEqual(['stop'])
}, 20_000)

test('behavior: several that the wallet is asked for together have one sentence', async () => {
  await open('pending', [item({ status: 'wallet' }), item({ status: 'wallet' }, 1)])
  expect(find(/^Confirm revoking 2 approvals\.$/)).toBeTruthy()
  expect(screen.queryByText('1 of 2')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop after this one' })).toBeNull()
})

test('behavior: the wallet is asked to be on the network of an approval', async () => {
  await open('pending', [item({ status: 'done' }), item({ status: 'switching' }, 1)])
  expect(find(/^Confirm switching to Ethereum\.$/)).toBeTruthy()
})

test('behavior: several that went together have one transaction', async () => {
  await open('ended', [item({ status: 'done', hash }), item({ status: 'done', hash }, 1)])
  expect(screen.getByRole('heading', { name: '2 approvals revoked' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /View on explorer/ })).toBeTruthy()
})

test('behavior: an amount is named as it will be', async () => {
  await open('pending', [item({ status: 'wallet', amount: 12_500_000n })])
  expect(find(/^Confirm 12\.5 USDC for 1inch\.$/)).toBeTruthy()
})

test('behavior: waits for the network', async () => {
  await open('pending', [item({ status: 'network', hash })])
  expect(screen.getByRole('heading', { name: 'Waiting for Ethereum…' })).toBeTruthy()
})

test('behavior: what is done is said, and leads to the list', async () => {
  const { kit, user } = await open('ended', [item({ status: 'done', hash })])
  expect(screen.getByRole('heading', { name: 'Approval revoked' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(kit.controllers.router.current().name).toBe('Approvals')
})

test('behavior: each that is left says why, and the rest can be continued', async () => {
  const { approvals, user } = await open('ended', [
    item({ status: 'done', hash }),
    item({ status: 'failed', error }, 1),
    item({ status: 'kept', hash }, 2),
    item({ status: 'declined' }, 3),
    item({}, 4),
  ])
  expect(screen.getByRole('heading', { name: '1 of 5 revoked' })).toBeTruthy()
  expect(find(/^The network rejected the transaction: paused\.$/)).toBeTruthy()
  expect(find(/^The transaction went through, but/)).toBeTruthy()
  expect(find(/^Declined in your wallet$/)).toBeTruthy()
  expect(find(/^Not asked yet$/)).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(approvals.asked).toEqual(['revokeMany 4'])
}, 20_000)

test('behavior: what cannot be read is neither said to be gone nor to be there', async () => {
  await open('ended', [item({ status: 'unknown', hash })])
  expect(screen.getByRole('heading', { name: 'Check what happened' })).toBeTruthy()
  expect(document.querySelector('[data-state=unknown]')).toBeTruthy()
  expect(find(/^This couldn’t be checked here\. Look in .+ or the explorer/)).toBeTruthy()
  await expectAccessible()
})

test('behavior: an amount that was not set can be tried again', async () => {
  const { approvals, user } = await open('ended', [item({ status: 'failed', error, amount: 7n })])
  expect(screen.getByText('The network rejected the transaction: paused.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(approvals.asked).toEqual([`setAllowance ${approvalRows[0]?.id} 7`])
})
