import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderApprovals } from '../../../test/renderApprovals.tsx'
import { approvalRows } from '../../../test/toApprovalRow.ts'

function open(at: number) {
  return renderApprovals({ route: { name: 'ApprovalDetail', id: approvalRows[at]?.id ?? '' } })
}

test('default', async () => {
  const { approvals, kit, user } = await open(0)
  const { id } = approvalRows[0] ?? {}
  expect(screen.getByText('$1,204.50')).toBeTruthy()
  expect(screen.queryByText(/No list includes/)).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  expect(approvals.asked).toEqual([`revoke ${id} false`])
  expect(kit.controllers.router.current().name).toBe('RevokeProgress')
}, 20_000)

test('behavior: sets an amount instead, once one is typed', async () => {
  const { approvals, user } = await open(0)
  await user.click(screen.getByRole('button', { name: 'Set an amount instead' }))
  await user.click(screen.getByRole('button', { name: 'Set amount' }))
  expect(approvals.asked).toEqual([])
  await user.type(screen.getByRole('textbox'), '12.5')
  await user.click(screen.getByRole('button', { name: 'Set amount' }))
  expect(approvals.asked).toEqual([`setAllowance ${approvalRows[0]?.id} 12500000`])
})

test('behavior: an approval of Permit2 ends with its signatures, if that is ticked', async () => {
  const { approvals, user } = await open(5)
  expect(screen.getByText(/^This approval expired/)).toBeTruthy()
  // Nothing can be taken, so there is nothing to limit.
  expect(screen.queryByRole('button', { name: 'Set an amount instead' })).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  expect(approvals.asked).toEqual([`revoke ${approvalRows[5]?.id} true`])
})

test('behavior: a personal account and an unlisted token are named', async () => {
  await open(3)
  expect(screen.getByText(/personal account, not an app/)).toBeTruthy()
  expect(screen.getByText(/^No list includes this token/)).toBeTruthy()
  expect(screen.getByText('Item #4021')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Set an amount instead' })).toBeNull()
})

test('behavior: one that is gone leads back', async () => {
  const { kit, user } = await open(99)
  expect(screen.getByText('This approval is gone.')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Back' }).at(-1) ?? document.body)
  expect(kit.controllers.router.current().name).toBe('Account')
})
