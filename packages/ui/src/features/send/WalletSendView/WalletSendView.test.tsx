import { CleatError } from '@cleat/core'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderSend } from '../../../test/renderSend.tsx'
import { ether, filled, receiver, usdc } from '../../../test/sendStates.ts'
import { base } from '../../../test/testNetworks.ts'
import { toCaipNetwork } from '../../../test/toCaipNetwork.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const receiverField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' })
/** The current alerts. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const primary = () => document.querySelector('form button[type=submit]')

test('default', async () => {
  const { kit, send, user } = await renderSend({ state: { token: ether } })
  expect(screen.getByRole('dialog', { name: 'Send' })).toBeTruthy()
  expect(send.asked).toEqual(['start {}'])
  expect(primary()?.textContent).toBe('Enter an amount')
  await user.type(amountField(), '0.25')
  expect(send.state.sendTokenAmount).toBe(25n * 10n ** 16n)
  expect(screen.getByText('$628.10')).toBeTruthy()
  expect(primary()?.textContent).toBe('Enter a recipient')
  await user.type(receiverField(), receiver)
  await expectAccessible()
  await user.click(button('Review'))
  expect(kit.controllers.router.current().name).toBe('WalletSendPreview')
}, 20_000)

test('behavior: an amount that was typed for another token is typed again', async () => {
  const amountBefore = { amount: 25_000_000n, decimals: 6, symbol: 'USDC' }
  const { send, user } = await renderSend({ state: { token: ether, amountBefore } })
  expect(amountField().value).toBe('')
  expect(alerts()).toBe('You entered 25 for USDC. Enter the amount in ETH.')
  await user.type(amountField(), '1')
  expect(send.state.sendTokenAmount).toBe(10n ** 18n)
  expect(alerts()).toBe('')
})

test('behavior: without a token, the button leads to the tokens', async () => {
  const { kit, send, user } = await renderSend()
  await user.type(amountField(), '1')
  expect(send.state.sendTokenAmount).toBeUndefined()
  expect(primary()?.textContent).toBe('Select token')
  await user.click(primary() ?? document.body)
  expect(kit.controllers.router.current().name).toBe('WalletSendSelectToken')
})

test('behavior: what was typed before the token is known counts as soon as it is', async () => {
  const { send, step, user } = await renderSend()
  const field = amountField()
  await user.type(field, '0.25')
  await step(() => send.setToken(ether))
  expect(amountField()).toBe(field)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('0.25')
  expect(send.state.sendTokenAmount).toBe(25n * 10n ** 16n)
  await user.keyboard('5')
  expect(send.state.sendTokenAmount).toBe(255n * 10n ** 15n)
})

test('behavior: what turns out to be too precise for the token is not cut', async () => {
  const { send, step, user } = await renderSend()
  await user.type(amountField(), '0.0000001')
  await step(() => send.setToken(usdc))
  expect(amountField().value).toBe('0.0000001')
  expect(send.state.sendTokenAmount).toBeUndefined()
  expect(alerts()).toMatch(/fewer decimals/)
  expect(primary()?.textContent).toBe('Enter a valid amount')
})

test('behavior: what is typed in worth is not taken for the worth of another token', async () => {
  const { send, step, user } = await renderSend({ state: { token: usdc } })
  await user.click(button(/Enter the amount in USD instead/))
  await user.type(amountField(), '10')
  const other = { ...usdc, address: `${usdc.address}1` as typeof usdc.address, price: 2 }
  await step(() => send.set({ token: other }))
  expect(amountField().value).toBe('10')
  expect(screen.getByText('$20.00')).toBeTruthy()
})

test('behavior: the button says what is missing and leads there', async () => {
  const { send, step, user } = await renderSend({ state: { token: ether } })
  await user.click(button('Enter an amount'))
  expect(document.activeElement).toBe(amountField())
  await user.type(amountField(), '0')
  expect(primary()?.textContent).toBe('Enter a valid amount')
  await step(() => send.setAmount(1n))
  await user.click(button('Enter a recipient'))
  expect(document.activeElement).toBe(receiverField())
  expect(
    screen.getByText('Please enter a valid amount and receiver address').closest('[role=status]'),
  ).toBeTruthy()
})

test('behavior: says what there is when the amount is more', async () => {
  const { user } = await renderSend({ state: { ...filled, sendTokenAmount: undefined } })
  await user.type(amountField(), '2')
  expect(alerts()).toBe('You only have 1.204567 ETH.')
  expect(amountField().ariaInvalid).toBe('true')
  expect(primary()?.textContent).toBe('Not enough ETH')
  await expectAccessible()
}, 20_000)

test('behavior: the most there is is taken over', async () => {
  const { send, user } = await renderSend({ state: { token: ether } })
  await user.type(amountField(), '1')
  await user.click(button('Max'))
  expect(send.state.sendTokenAmount).toBe(ether.quantity.amount)
  expect(amountField().value).toBe('1.204567')
})

test('error: the most there is cannot be read', async () => {
  const { send, user } = await renderSend({ state: { token: ether } })
  send.setMaxAmount = () =>
    Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }))
  await user.click(button('Max'))
  expect(await screen.findByText(/network isn’t responding/i)).toBeTruthy()
  expect(amountField().value).toBe('')
})

test('behavior: the worth can be typed instead, and is never more than that', async () => {
  const { send, user } = await renderSend({ state: { token: ether } })
  await user.click(button(/Enter the amount in USD instead/))
  await user.type(amountField(), '100')
  // 100 / 2512.4, truncated to 18 decimals
  expect(send.state.sendTokenAmount).toBe(39_802_579_207_132_622n)
  expect(screen.getByText('0.039802579207132622 ETH')).toBeTruthy()
  await user.click(button(/Enter the amount in ETH instead/))
  expect(amountField().value).toBe('0.039802579207132622')
  expect(send.state.sendTokenAmount).toBe(39_802_579_207_132_622n)
})

test.each([
  ['1,234', /decimal or a thousands separator/],
  ['1e18', /not an amount/],
  ['1M', /not an amount/],
  ['$3', /not an amount/],
  ['0.0000001', /fewer decimals/],
])('behavior: %s is not guessed at when it is pasted', async (pasted, words) => {
  const { send, user } = await renderSend({ state: { token: usdc } })
  await user.click(amountField())
  await user.paste(pasted)
  expect(alerts()).toMatch(words)
  expect(send.state.sendTokenAmount).toBeUndefined()
  await user.type(amountField(), '1')
  expect(alerts()).toBe('')
})

test.each([
  ['1,234.5', 1_234_500_000n],
  ['１２', 12_000_000n],
  ['3 usdc', 3_000_000n],
])('behavior: %s is pasted', async (pasted, amount) => {
  const { send, user } = await renderSend({ state: { token: usdc } })
  await user.click(amountField())
  await user.paste(pasted)
  expect(send.state.sendTokenAmount).toBe(amount)
})

test('behavior: what is in the clipboard is pasted', async () => {
  const { send, user } = await renderSend({ state: { token: ether } })
  await navigator.clipboard.writeText(` ${receiver}\n`)
  await user.click(button('Paste'))
  await waitFor(() => expect(send.state.receiverAddress).toBe(receiver))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull())
})

test('behavior: a clipboard that cannot be read says so', async () => {
  const { user } = await renderSend({ state: { token: ether } })
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new Error('denied'))
  await user.click(button('Paste'))
  expect(await screen.findByText(/doesn’t let this page read the clipboard/)).toBeTruthy()
  expect(document.activeElement).toBe(receiverField())
})

test('behavior: no way to paste where no page can', async () => {
  const { send, step } = await renderSend({ state: { token: ether } })
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  await step(() => send.setReceiver('a'))
  await step(() => send.setReceiver(''))
  expect(screen.queryByRole('button', { name: 'Paste' })).toBeNull()
})

test('behavior: shows what a name stands for, in short and all of it', async () => {
  const { send, user } = await renderSend({ state: { token: ether } })
  send.names.set('ada.eth', receiver)
  await user.type(receiverField(), 'ada.eth')
  expect(receiverField().nextElementSibling?.textContent).toMatch(/^ada\.eth.*0x70…dc79C8$/)
  const details = screen.getByText('Show full address').closest('details')
  const summary = details?.querySelector('summary')
  expect(details?.open).toBe(false)
  if (summary) await user.click(summary)
  expect(details?.open).toBe(true)
  expect(screen.getByRole('group', { name: 'Recipient’s address' }).textContent).toBe(receiver)
  await expectAccessible()
}, 20_000)

test('behavior: the receiver can be cleared, and the focus stays in the field', async () => {
  const { send, user } = await renderSend({ state: filled })
  await user.click(button('Clear'))
  expect(send.state.receiverText).toBe('')
  expect(document.activeElement).toBe(receiverField())
  expect(receiverField().nextElementSibling?.textContent).not.toMatch(/0x/)
})

test('behavior: the button is muted until there is something to review', async () => {
  const { user } = await renderSend({ state: { ...filled, sendTokenAmount: undefined } })
  expect(primary()?.getAttribute('data-variant')).toBe('muted')
  await user.type(amountField(), '0.25')
  expect(primary()?.getAttribute('data-variant')).toBe('primary')
})

test('behavior: names are spoken of only where there are names', async () => {
  const { send, step, user } = await renderSend({ state: { ...filled, receiverText: '' } })
  expect(receiverField().placeholder).toBe('Address or name')
  await step(() => send.set({ hasNames: false }))
  expect(receiverField().placeholder).toBe('Address')
  await user.type(receiverField(), 'ada')
  expect(alerts()).toBe('That’s not a valid Ethereum address.')
})

test.each([
  ['ada', 'That’s not a valid Ethereum address or name.'],
  ['ada.eth', 'No address is registered for this name on Ethereum.'],
])('error: %s', async (typed, words) => {
  const { user } = await renderSend({ state: { ...filled, receiverText: '' } })
  await user.type(receiverField(), typed)
  expect(alerts()).toBe(words)
  expect(primary()?.textContent).toBe('Enter a valid address')
})

test('error: a name that could not be looked up can be looked up again', async () => {
  const error = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  const { send, step, user } = await renderSend({
    state: {
      ...filled,
      receiverText: 'ada.eth',
      receiverAddress: undefined,
      receiver: { status: 'error', reason: 'failed', error },
    },
  })
  send.names.set('ada.eth', receiver)
  expect(alerts()).toMatch(/isn’t responding/)
  await step(() => undefined)
  await user.click(button('Try again'))
  expect(send.state.receiverAddress).toBe(receiver)
  expect(button('Review')).toBeTruthy()
})

test('error: a payment link for another network offers the way there', async () => {
  const { caipNetworkId } = toCaipNetwork(base)
  const { kit, user } = await renderSend({
    state: {
      token: ether,
      receiverText: 'ethereum:0x00@8453',
      receiver: { status: 'error', reason: 'link', fault: 'network', caipNetworkId },
    },
  })
  expect(alerts()).toBe('This payment link is for another network.')
  await user.click(button('Switch network'))
  expect(kit.controllers.router.current()).toEqual({ name: 'SwitchNetwork', caipNetworkId })
})

test('behavior: a look-alike is shown beside what it looks like, and has to be agreed to', async () => {
  const known = receiver.replace('51812', '51813')
  const { send, user } = await renderSend({
    state: {
      ...filled,
      receiver: { status: 'success', notices: [{ type: 'look-alike', address: known }] },
    },
  })
  expect(screen.getByRole('group', { name: 'Entered' }).textContent).toBe(receiver)
  const other = screen.getByRole('group', { name: 'Used before' })
  expect(within(other).getByText('13dc').tagName).toBe('MARK')
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await user.click(button('Confirm the address above'))
  expect(document.activeElement).toBe(box)
  expect(box.ariaInvalid).toBe('true')
  await expectAccessible()
  await user.click(box)
  expect(send.validate()).toBeUndefined()
  expect(button('Review')).toBeTruthy()
}, 20_000)

test('behavior: a look-alike name is shown beside the name that it looks like', async () => {
  const lookAlike = { type: 'look-alike', address: receiver, label: 'ada.eth' } as const
  const notices = [{ ...lookAlike, name: 'ad\u0430.eth' }]
  await renderSend({ state: { ...filled, receiver: { status: 'success', notices } } })
  expect(screen.getByText(/^This looks like a name you’ve used/)).toBeTruthy()
  const captions = [/^Entered/, /^Used before/].map(
    (words) => screen.getByText(words, { selector: 'p' }).textContent,
  )
  expect(captions).toEqual(['Entered ad\u0430.eth', 'Used before ada.eth'])
  expect(document.querySelector('mark')).toBeNull()
})

test('behavior: the contract of the token cannot be paid', async () => {
  await renderSend({
    state: {
      ...filled,
      token: usdc,
      sendTokenAmount: 1n,
      receiver: { status: 'success', notices: [{ type: 'token-contract' }] },
    },
  })
  expect(screen.getByText(/^This is the USDC token contract/)).toBeTruthy()
  expect(button('Enter a valid address')).toBeTruthy()
})

test('behavior: what was typed is there when the visitor comes back', async () => {
  const { kit, send, step, user } = await renderSend({ state: { token: ether } })
  await user.type(amountField(), '0.5')
  await step(() => kit.controllers.router.push({ name: 'WalletSendSelectToken' }))
  await step(() => kit.controllers.router.goBack())
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Amount' })).toHaveLength(1))
  expect(amountField().value).toBe('0.5')
  expect(send.asked).toEqual(['start {}'])
})

test('behavior: a network where nothing can be sent leads to the others', async () => {
  const { kit, user } = await renderSend({
    prepare: (send) => {
      send.isUnsupported = true
    },
  })
  expect(screen.getByRole('heading', { name: 'Unsupported chain' })).toBeTruthy()
  await expectAccessible()
  await user.click(button('Choose network'))
  expect(kit.controllers.router.current().name).toBe('Networks')
}, 20_000)

test('behavior: a intent for another network begins there', async () => {
  const { caipNetworkId } = toCaipNetwork(base)
  const intent = { caipNetworkId, amount: '1' }
  const { adapter, send, step, user } = await renderSend({
    routes: [{ name: 'WalletSend', intent }],
  })
  expect(screen.getByRole('heading', { name: 'This transaction is on Base' })).toBeTruthy()
  expect(send.asked).toEqual([])
  await user.click(button('Switch network'))
  await step(() => adapter.moveTo(caipNetworkId))
  await waitFor(() => expect(send.asked).toEqual([`start ${JSON.stringify(intent)}`]))
})

test('error: what the account holds is not known, and can be asked for again', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  let asked = 0
  adapter.onBalance = () => {
    asked += 1
    return Promise.reject(
      new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }),
    )
  }
  const { kit, user } = await renderSend({
    adapter,
    fetch: async () => new Response('', { status: 403 }),
  })
  expect(await screen.findByText(/^Token Balance Unavailable/, { selector: 'p' })).toBeTruthy()
  expect(kit.controllers.snackbar.state.snack?.message).toBe('Token Balance Unavailable')
  const before = asked
  await user.click(button('Try again'))
  await waitFor(() => expect(asked).toBeGreaterThan(before))
}, 20_000)

test('behavior: is found from the account, unless the app turns it off', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.features['transfers:load'] = () => new Promise(() => undefined)
  const { kit, user, step } = await renderSend({ routes: [], adapter })
  await user.click(button('Send'))
  expect(kit.controllers.router.current()).toEqual({ name: 'WalletSend' })
  await step(() => kit.controllers.router.reset({ name: 'Account' }))
  await step(() => kit.controllers.options.update({ features: { send: false } }))
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})
