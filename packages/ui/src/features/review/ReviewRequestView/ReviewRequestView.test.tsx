import type { CaipAddress, RequestAction, RequestEvidence } from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { createTestTransfers } from '../../../test/createTestTransfers.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { askReview, type reviewStory, usdc } from '../../../test/stories/reviewStory.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = { address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 0n }
const approve = (amount: bigint | 'any' = 100_000_000n): RequestAction => ({
  ...{ kind: 'approve', token: usdc, spender: stranger, amount, isSignature: false },
})
const button = (name: string) => screen.getByRole('button', { name })

async function renderReview(
  parameters: reviewStory.Parameters,
  { tokens = [token] }: { tokens?: Parameters<typeof createTestTransfers>[0] } = {},
) {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = async () => createTestTransfers(tokens)
  const modal = await renderModal({ adapter, contracts: parameters.contracts })
  const review = await modal.kit.feature('review')
  await modal.step(() => askReview(modal.kit, parameters))
  const status = () => review.state.reviewing.status
  return { ...modal, review, status }
}

/** The sentence of the first action, once its token is known. */
const findSentence = async (text: RegExp | string) => {
  const dialog = await screen.findByRole('dialog')
  await vi.waitFor(() => {
    const [first] = dialog.querySelectorAll('[data-part=actions] > li')
    const said = first?.textContent?.replace(/\s+/g, ' ')
    if (typeof text === 'string') expect(said).toContain(text)
    else expect(said).toMatch(text)
  })
}

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

test('behavior: what it is worth stands below an amount, where a service knows prices', async () => {
  const { kit, step, review } = await renderReview({ actions: [approve()] })
  const { current: runtime } = kit.runtime
  const toPlace = (address: string) => `eip155:1:${address}` as CaipAddress
  const prices = [
    [toPlace(`0x${'e'.repeat(40)}`), 3000],
    [toPlace(usdc), 1],
  ] as const
  for (const [address, price] of prices) {
    const { queryKey } = runtime?.queries.prices({ addresses: [address] }) ?? {}
    runtime?.queryClient.setQueryData(queryKey ?? [], new Map([[address, price]]))
  }
  const shown = review.state.reviewing
  if (shown.status !== 'idle') review.cancelReview({ id: shown.review.id })
  await step(() => askReview(kit, { actions: [{ kind: 'decrypt' }], evidence: success }))
  const changes = within(await screen.findByRole('region', { name: 'What changes' }))
  await vi.waitFor(() => {
    expect(changes.getByText('$1,500.00')).toBeTruthy()
    expect(changes.getByText('$1,204.30')).toBeTruthy()
  })
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

test('behavior: opened by AppKit’s name while nothing waits, it closes', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const { kit, step } = await renderModal({ adapter })
  await step(() => void kit.actions.open({ view: 'ApproveTransaction' }))
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
})
