import { CleatError, type KitOptions } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerNames, refuseName, zone } from '../../../test/answerNames.ts'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { createTestSiwx } from '../../../test/createTestSiwx.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

afterEach(() => void vi.unstubAllGlobals())

const incoming = { label: 'harbour', isIncoming: true }
const outgoing = { label: 'mooring', isIncoming: false }
const name = `harbour.${zone}`
const button = (label: string | RegExp) => screen.findByRole('button', { name: label })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
/** What is shown, and not only announced. */
const said = (text: string | RegExp) => screen.findByText(text, { ignore: '[role=status] *' })

async function renderTransfers(
  parameters: answerNames.Parameters = {},
  options: Partial<KitOptions> = {},
) {
  const service = answerNames({ transfers: [incoming, outgoing], ...parameters })
  vi.stubGlobal('fetch', service.fetch)
  const adapter = createTestAdapter({ session: rabby.id })
  const sign = vi.fn(async () => ({ signature: `0x${'ab'.repeat(65)}` }))
  Object.assign(adapter.features, { 'message:sign': sign })
  const modal = await renderModal({
    ...{ adapter, names: { zone }, services: { data: 'https://names.example' } },
    ...options,
  })
  return { ...modal, sign, service }
}

async function openTransfers(parameters: answerNames.Parameters = {}) {
  const modal = await renderTransfers(parameters)
  await modal.kit.feature('names')
  await modal.step(() => void modal.kit.actions.open({ view: 'RegisterAccountName' }))
  return modal
}

/** Opens the session of an account that has signed in. */
async function openSession(options: Partial<KitOptions> = {}) {
  const modal = await renderTransfers({}, { siwx: createTestSiwx(), ...options })
  const signIn = await modal.kit.feature('signIn')
  await modal.step(() => signIn.signIn())
  await modal.step(() => void modal.kit.actions.open({ view: 'Account' }))
  await modal.step(() => modal.kit.controllers.router.push({ name: 'AccountSessions' }))
  return modal
}

test('default: what was offered, both ways, until when', async () => {
  const { view } = await openTransfers()
  expect(await screen.findByRole('heading', { name: 'Transfers' })).toBeTruthy()
  expect(rows()).toEqual([
    `${name}Offered by 0x70…dc79C8 until Dec 4, 2026Accept`,
    `mooring.${zone}Offered to 0x70…dc79C8 until Dec 4, 2026Withdraw`,
  ])
  await expectAccessible(view.container)
})

test('behavior: below the session of the account, where it can be answered, too', async () => {
  const { service, user, view } = await openSession()
  expect(await screen.findByRole('heading', { name: 'Transfers' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  await expectAccessible(view.container)
  await user.click(await button(`Withdraw the offer of mooring.${zone}`))
  expect(await screen.findAllByText(`The offer of mooring.${zone} is withdrawn.`)).toBeTruthy()
  expect(service.changes).toHaveLength(1)
})

test('behavior: an app without names loads nothing of them', async () => {
  const { kit } = await openSession({ names: false })
  expect(await screen.findByText('Since')).toBeTruthy()
  expect(kit.controllers.names).toBeUndefined()
  expect(screen.queryByRole('heading', { name: 'Transfers' })).toBeNull()
})

test('behavior: accepted with one signature, and then waited for', async () => {
  const { service, sign, user } = await openTransfers({ transfers: [incoming] })
  await user.click(await button(`Accept ${name}`))
  expect(await screen.findByText(/^Leads to your account from Nov 28, 2026$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Accept ${name}` })).toBeNull()
  expect(await screen.findAllByText(`${name} is yours.`)).toBeTruthy()
  expect(service.changes[0]?.message).toContain(`Accept ${name} for this account.`)
  expect(sign).toHaveBeenCalledTimes(1)
})

test('behavior: withdrawn, by offering it to oneself', async () => {
  const { service, user } = await openTransfers({ transfers: [outgoing] })
  await user.click(await button(`Withdraw the offer of mooring.${zone}`))
  expect(await screen.findAllByText(`The offer of mooring.${zone} is withdrawn.`)).toBeTruthy()
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Transfers' })).toBeNull())
  const own = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(service.changes[0]?.message).toContain(`Transfer mooring.${zone} to ${own}.`)
})

test('behavior: declined; the offer stays and can be accepted', async () => {
  const { service, sign, user } = await openTransfers({ transfers: [incoming] })
  sign.mockRejectedValueOnce(
    new CleatError('REQUEST_USER_REJECTED', { context: { wallet: 'R', method: 'personal_sign' } }),
  )
  await user.click(await button(`Accept ${name}`))
  expect(await screen.findAllByText('Nothing was changed.')).toBeTruthy()
  expect(service.changes).toEqual([])
  await user.click(await button(`Accept ${name}`))
  expect(await screen.findByText(/^Leads to your account/)).toBeTruthy()
})

test.each([
  ['NAME_NOT_OWNED', 403, `${name} belongs to another account.`],
  ['NAME_LIMIT_REACHED', 409, 'This account has 5 names and can’t have more.'],
  ['SIWX_NONCE_REFUSED', 401, 'The signature couldn’t be used. Try again.'],
])('error: %s is said', async (code, status, message) => {
  const change = () => refuseName(code, 'This account has 5 names.', status)
  const { user } = await openTransfers({ transfers: [incoming], change })
  await user.click(await button(`Accept ${name}`))
  expect(await screen.findAllByText(message)).toBeTruthy()
})

test('behavior: a wallet that does not answer is left with the view', async () => {
  const { kit, sign, step, user } = await openTransfers({ transfers: [incoming] })
  sign.mockReturnValue(new Promise(() => undefined))
  await user.click(await button(`Accept ${name}`))
  expect(await said(/^Continue in Rabby/)).toBeTruthy()
  await step(() => kit.actions.close())
  await vi.waitFor(() => expect(kit.controllers.names?.state.change).toEqual({ status: 'idle' }))
})
