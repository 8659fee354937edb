import type { RequestAction, RequestEvidence, RequestFee } from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { findSentence, renderReview } from '../../../test/renderReview.tsx'
import { usdc } from '../../../test/stories/reviewStory.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const approve = (amount: bigint | 'any' = 100_000_000n): RequestAction => ({
  ...{ kind: 'approve', token: usdc, spender: stranger, amount, isSignature: false },
})
const button = (name: string) => screen.getByRole('button', { name })

test('default: who asks, what, and two ways on', async () => {
  const { user, status, view } = await renderReview({
    ...{ actions: [approve()], finds: [['approve-spender', 'caution']] },
  })
  await findSentence('Let 0x70…dc79c8 spend up to 100 USDCNever expires')
  const dialog = screen.getByRole('dialog', { name: 'Review' })
  expect(dialog.textContent).toContain(`Request from ${window.location.host}`)
  expect(dialog.textContent).toContain('This app doesn’t vouch for 0x70…dc79c8.')
  expect(dialog.textContent).not.toMatch(/\bsafe\b/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await expectAccessible(view.baseElement)
  await user.click(button('Continue in Rabby'))
  expect(status()).toBe('idle')
})

test('behavior: cancelled, the modal closes', async () => {
  const { kit, user, status } = await renderReview({ actions: [approve()] })
  await findSentence('spend up to')
  await user.click(button('Cancel'))
  expect(status()).toBe('idle')
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: at stop Cancel has the focus, and a tick and half a second come first', async () => {
  const { user, status, wait, view } = await renderReview({
    ...{ actions: [approve('any')], finds: [['approve-any', 'stop']] },
  })
  await findSentence('Let 0x70…dc79c8 spend any amount of your USDC')
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
  expect(screen.getByText(/could take all your/)).toBeTruthy()
  const proceed = button('Continue in Rabby')
  expect(proceed.getAttribute('aria-disabled')).toBe('true')
  await user.click(proceed)
  expect(document.activeElement).toBe(proceed)
  await wait(600)
  expect(proceed.getAttribute('aria-disabled')).toBeNull()
  await user.click(button('Continue in Rabby'))
  expect(status()).toBe('armed')
  const box = screen.getByRole('checkbox', { name: `I know who ${stranger} is` })
  expect(document.activeElement).toBe(box)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await expectAccessible(view.baseElement)
  await user.click(box)
  await user.click(button('Continue in Rabby'))
  expect(status()).toBe('idle')
})

test('behavior: the app’s names stand before addresses and never hide them', async () => {
  await renderReview({
    actions: [approve()],
    contracts: { [`eip155:1:${stranger.toUpperCase().replace('X', 'x')}`]: { name: 'Pier\u202e' } },
  })
  await findSentence('Let Pier (0x70…dc79c8) spend up to 100 USDC')
})

test('behavior: a token that the chain does not know is in base units', async () => {
  await renderReview({ actions: [approve(5n)] }, { tokens: [] })
  await findSentence('spend up to 5 base units of 0xa0…06eb48')
})

test('behavior: many actions are collapsed, and those of a Safe nested', async () => {
  const inside: RequestAction = {
    ...{ kind: 'safeTransaction', safe: stranger, isDelegateCall: false },
    actions: [approve()],
  }
  await renderReview({ actions: [inside, ...Array(19).fill(approve())] })
  await findSentence(/^Act for the account 0x70…dc79c8.*Let 0x70…dc79c8 spend/)
  expect(screen.getByText('Show 16 more')).toBeTruthy()
})

test('behavior: a request whose parameters are not read is named by its method', async () => {
  await renderReview({ actions: [], method: 'polkadot_signTransaction' })
  expect(await screen.findByText('polkadot_signTransaction')).toBeTruthy()
})

const success: RequestEvidence = {
  parties: {},
  simulation: {
    ...{ status: 'success', isAccountChanged: false, isUnsteady: false },
    allowances: [{ token: usdc, spender: stranger, amount: 'any' }],
    changes: [
      { direction: 'out', token: undefined, amount: 500_000_000_000_000_000n },
      { direction: 'in', token: usdc, amount: 1_204_300_000n },
    ],
  },
}

test('behavior: what was tried out is shown, and may ask for a tick', async () => {
  await renderReview({ actions: [{ kind: 'decrypt' }], evidence: success })
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  const read = () =>
    changes.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  await vi.waitFor(() =>
    expect(read()).toEqual(['−0.5 ETH', '+1,204.3 USDC', '0x70…dc79c8 · Any amount of USDC']),
  )
  // From right to left a sign would stand behind its amount.
  const signed = [...document.querySelectorAll('[data-direction]')]
  expect(signed.map((change) => change.getAttribute('dir'))).toEqual(['ltr', 'ltr'])
  expect(screen.getByText(/This also lets/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'I understand what I could lose' })).toBeTruthy()
})

test('behavior: what it is worth, as far as the app’s service knows prices', async () => {
  const read = vi.fn(async ({ tokens }: { tokens: readonly (string | undefined)[] }) =>
    tokens.map((one) => (one === undefined ? 3000 : undefined)),
  )
  await renderReview({ actions: [{ kind: 'decrypt' }], evidence: success }, { prices: read })
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  const rows = () =>
    changes.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
  await vi.waitFor(() => expect(rows().slice(0, 2)).toEqual(['−0.5 ETH$1,500.00', '+1,204.3 USDC']))
})

test('behavior: while it is tried out there is a placeholder, and a press counts', async () => {
  const { user, status } = await renderReview({ actions: [approve()], evidence: 'pending' })
  expect(await screen.findByRole('img', { name: 'Simulating…' })).toBeTruthy()
  await user.click(button('Continue in Rabby'))
  expect(status()).toBe('idle')
})

test.each<[string, RequestEvidence['simulation']]>([
  ['Couldn’t be simulated: the network took too long.', { status: 'unknown', reason: 'timeout' }],
  ['The network would reject this: Sale is over', { status: 'reverted', reason: 'Sale is over' }],
])('behavior: %s', async (sentence, simulation) => {
  await renderReview({ actions: [approve()], evidence: { parties: {}, simulation } })
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(sentence))
})

const readAlert = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
    .join('')
const late = { actions: [approve('any')], finds: [['approve-any', 'stop']] } as const

test('behavior: what was found late is read out at once, and a signature can be kept', async () => {
  const { kit, user, status, view } = await renderReview({ ...late, late: { canCancel: true } })
  await findSentence('Let 0x70…dc79c8 spend any amount of your USDC')
  expect(readAlert()).toMatch(/^While you check it in Rabby:0x70…dc79c8 could take all your USDC/)
  expect(readAlert()).toContain('this app doesn’t get your signature')
  expect(screen.queryByRole('button', { name: 'Continue in Rabby' })).toBeNull()
  await expectAccessible(view.baseElement)
  await user.click(button('Cancel'))
  expect([status(), kit.controllers.modal.state.open]).toEqual(['idle', false])
})

test('behavior: what the wallet sends by itself can only be declined there', async () => {
  const { status } = await renderReview({ ...late, late: { canCancel: false } })
  await findSentence('Let 0x70…dc79c8 spend any amount of your USDC')
  expect(readAlert()).toContain('decline it in Rabby')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(status()).toBe('sent')
})

test('behavior: opened by AppKit’s name while nothing waits, it closes', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const { kit, step } = await renderModal({ adapter })
  await step(() => void kit.actions.open({ view: 'ApproveTransaction' }))
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
})

const most = 412_000_000_000_000n
const fees = (fee: Partial<RequestFee>): RequestEvidence => ({
  ...{ parties: {}, simulation: undefined },
  fee: { most, isUpgrade: false, isGuarded: false, ...fee },
})
const said = () => screen.getByRole('dialog').textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''

test('default: in the embedded wallet the view is the confirmation, and says who pays', async () => {
  const { user, status } = await renderReview({
    ...{ actions: [approve()], isEmbedded: true },
    evidence: fees({ sponsor: 'Harbour', isUpgrade: true }),
  })
  await vi.waitFor(() => expect(said()).toContain('Paid by Harbour'))
  expect(said()).toContain('Up to 0.000412 ETH')
  expect(said()).toContain('Your account becomes a smart account on this network.')
  expect(said()).not.toContain('Continue in')
  await expectAccessible()
  await user.click(button('Confirm'))
  expect(status()).toBe('idle')
})

test.each([
  [fees({}), ['Up to 0.000412 ETH'], ['Paid by', 'sponsor']],
  [fees({ notSponsored: 'declined' }), ['The sponsor doesn’t pay this time.'], ['Paid by']],
  [fees({ notSponsored: 'unavailable' }), ['The sponsor didn’t answer.'], ['Paid by']],
  [fees({ isGuarded: true }), ['no more than this leaves your account'], ['Paid by']],
])('behavior: fees of the embedded wallet %#', async (evidence, there, not) => {
  await renderReview({ actions: [approve()], isEmbedded: true, evidence })
  await vi.waitFor(() => expect(said()).toContain(there[0]))
  for (const text of not) expect(said()).not.toContain(text)
})

test('error: a fee that could not be found out is said twice before the press counts', async () => {
  const { user, status } = await renderReview({
    ...{ actions: [approve()], isEmbedded: true },
    evidence: { parties: {}, simulation: undefined, fee: 'unknown' },
  })
  await vi.waitFor(() => expect(said()).toContain('Network feeNot known'))
  expect(said()).toContain('We couldn’t find out the network fee.')
  await expectAccessible()
  await user.click(button('Confirm'))
  expect(status()).toBe('idle')
})

test('behavior: no press counts before it is known who pays', async () => {
  const { user, status } = await renderReview({
    ...{ actions: [approve()], isEmbedded: true, evidence: 'pending' },
  })
  await vi.waitFor(() => expect(status()).toBe('armed'))
  expect(button('Confirm').getAttribute('aria-disabled')).toBe('true')
  await user.click(button('Confirm'))
  expect(status()).toBe('armed')
})

test('behavior: other wallets show fees themselves', async () => {
  await renderReview({ actions: [approve()], evidence: fees({ sponsor: 'Harbour' }) })
  await vi.waitFor(() => expect(said()).toContain('Continue in Rabby'))
  expect(said()).not.toContain('Paid by')
})
