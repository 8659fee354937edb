import { CleatError } from '@cleat/core'
import type { PreparedPayment, TransferAdapter } from '@cleat/core/adapter'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../test/createTestAdapter.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { receiver } from '../../test/sendStates.ts'
import { answerTokens } from '../../test/stories/sendStory.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A transfer adapter that records its calls. */
function createChain(send: TransferAdapter['send']): TransferAdapter {
  return {
    parseReceiver: ({ text }) => (/^0x[0-9a-f]{40}$/i.test(text) ? text : undefined),
    getMaxSendable: async () => 10n ** 18n,
    prepare: async (payment) => ({
      payment,
      payload: payment,
      fee: { expected: 10n ** 12n, limit: 2n * 10n ** 12n },
      notes: [],
    }),
    decode: async () => ({
      from: testAddress,
      to: receiver,
      amount: 25n * 10n ** 16n,
      chain: '1',
      feeLimit: 2n * 10n ** 12n,
    }),
    check: async () => undefined,
    send,
    follow: async ({ hash }) => ({ status: 'confirmed', hash }),
  }
}

async function renderOnChain(send: TransferAdapter['send']) {
  vi.stubGlobal('fetch', answerTokens())
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = async () => createChain(send)
  const modal = await renderModal({ adapter, services: { data: 'https://data.example' } })
  const { kit, step, user } = modal
  await step(() => kit.actions.reconnect())
  await step(() => void kit.actions.open())
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  // The native currency is chosen once its balance is known.
  await waitFor(() => expect(field().readOnly).toBe(false))
  await user.type(field(), '0.25')
  await user.click(screen.getByRole('textbox', { name: 'To' }))
  await user.paste(receiver)
  await user.click(await screen.findByRole('button', { name: 'Review' }))
  const press = async () => {
    const button = await screen.findByRole('button', { name: 'Send' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    await user.click(button)
  }
  return { ...modal, press }
}

test('default', async () => {
  const sent: PreparedPayment[] = []
  const { kit, press, user } = await renderOnChain(async (prepared) => {
    sent.push(prepared)
    return { hash: '0x5e' }
  })
  await press()
  expect(await screen.findByRole('heading', { name: 'Sent' })).toBeTruthy()
  expect(sent.map(({ payment: { to, amount, asset } }) => [to, amount, asset.symbol])).toEqual([
    [receiver, 25n * 10n ** 16n, 'ETH'],
  ])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(kit.controllers.router.state.history).toEqual([{ name: 'Account' }])

  // The next visit starts a new form.
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe(''),
  )
}, 60_000)

test('error: declined once, then sent from the same preview', async () => {
  const answers = [
    Promise.reject(
      new CleatError('REQUEST_USER_REJECTED', {
        context: { wallet: 'Rabby', method: 'payment:send' },
      }),
    ),
    Promise.resolve({ hash: '0x5e' }),
  ]
  answers[0]?.catch(() => undefined)
  const send = vi.fn(async () => (await answers.shift()) ?? { hash: '' })
  const { press } = await renderOnChain(send)
  await press()
  expect(
    await screen.findByText(/^Transaction declined in Rabby/, { selector: '[data-variant] *' }),
  ).toBeTruthy()
  await press()
  expect(await screen.findByRole('heading', { name: 'Sent' })).toBeTruthy()
  expect(send).toHaveBeenCalledTimes(2)
}, 60_000)
