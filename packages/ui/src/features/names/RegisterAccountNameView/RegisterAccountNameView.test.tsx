import { CleatError } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerNames, refuseName, zone } from '../../../test/answerNames.ts'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = () => screen.findByRole('textbox', { name: 'Name' })
/** What is shown, and not only announced. */
const said = (text: string | RegExp) => screen.findByText(text, { ignore: '[role=status] *' })
const confetti = () => document.querySelectorAll('canvas')
const name = `harbour.${zone}`

async function openNames(parameters: answerNames.Parameters = {}) {
  const service = answerNames(parameters)
  vi.stubGlobal('fetch', service.fetch)
  const adapter = createTestAdapter({ session: rabby.id })
  const sign = vi.fn(async () => ({ signature: `0x${'ab'.repeat(65)}` }))
  Object.assign(adapter.features, { 'message:sign': sign })
  const modal = await renderModal({
    ...{ adapter, names: { zone }, services: { data: 'https://names.example' } },
  })
  await modal.kit.feature('names')
  await modal.step(() => void modal.kit.actions.open({ view: 'RegisterAccountName' }))
  return { ...modal, adapter, sign, service }
}

test('default: typed, free, signed, shown', async () => {
  const { kit, sign, service, step, user } = await openNames()
  expect(await said('A name is easier to share than an address.')).toBeTruthy()
  await user.type(await field(), 'Harbour')
  expect(await said('Available')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'harbour')
  await user.click(button('Register'))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect(await said('This name is yours.')).toBeTruthy()
  expect(confetti()).toHaveLength(1)
  expect(await said('Works in this app.')).toBeTruthy()
  expect(sign).toHaveBeenCalledTimes(1)
  expect(service.registrations[0]?.message).toContain(`Register ${name} for this account.`)
  expect(kit.controllers.account.get('eip155').profileName).toBe(name)
  // Leaving and coming back celebrates nothing.
  await step(() => kit.controllers.router.reset({ name: 'AccountSettings' }))
  expect(kit.controllers.names?.state.flow).toEqual({ status: 'idle' })
  await step(() =>
    kit.controllers.router.reset({ name: 'RegisterAccountNameSuccess', ensName: name }),
  )
  expect(await said('This name is yours.')).toBeTruthy()
  expect(confetti()).toHaveLength(0)
})

test('behavior: a name is celebrated where the form is gone before the next view is there', async () => {
  const { kit, step } = await openNames()
  await field()
  await step(() => kit.controllers.names?.registerName({ name }))
  await step(() => kit.controllers.router.reset({ name: 'AccountSettings' }))
  await step(() =>
    kit.controllers.router.reset({ name: 'RegisterAccountNameSuccess', ensName: name }),
  )
  expect(await said('This name is yours.')).toBeTruthy()
  expect(confetti()).toHaveLength(1)
})

test('behavior: by the Enter key, and not before it is free', async () => {
  const { sign, user } = await openNames()
  await user.type(await field(), 'harb{Enter}')
  expect(sign).not.toHaveBeenCalled()
  await said('Available')
  await user.type(await field(), '{Enter}')
  expect(await screen.findByRole('heading', { name: `harb.${zone}` })).toBeTruthy()
})

test.each([
  ['har', 'At least 4 characters'],
  ['harbour-', /^A hyphen can’t stand/],
  ['0xd8da6bf2', 'A name can’t look like an address'],
  ['hafenü', '“ü” can’t be in a name'],
  ['alice', 'Already taken'],
  ['support', 'This name is reserved'],
  ['a11ce', 'Too easily taken for another name'],
])('behavior: %s', async (typed, note) => {
  const { user } = await openNames()
  await user.type(await field(), typed)
  expect(await said(note)).toBeTruthy()
})

test('behavior: a suggestion is taken by a press; those that somebody has are disabled', async () => {
  const { user } = await openNames()
  await user.type(await field(), 'alice')
  await said('Already taken')
  await user.click(button(/^alice1\./))
  expect(await field()).toHaveProperty('value', 'alice')
  await user.click(button(/^alice7\./))
  expect(await field()).toHaveProperty('value', 'alice7')
  expect(await said('Available')).toBeTruthy()
})

test('error: declined; the field and the text stay', async () => {
  const { sign, user } = await openNames()
  sign.mockRejectedValueOnce(
    new CleatError('REQUEST_USER_REJECTED', {
      context: { wallet: 'Rabby', method: 'personal_sign' },
    }),
  )
  await user.type(await field(), 'harbour')
  await said('Available')
  await user.click(button('Register'))
  expect(await said('Signature declined')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'harbour')
  await user.click(button('Register'))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
})

test.each([
  ['NAME_TAKEN', 'a', `${name} is already taken. Choose another one.`],
  ['NAME_LIMIT_REACHED', 'Has 5 names.', 'This account has 5 names and can’t have more.'],
  ['SIWX_EXPIRED', 'was over', 'The signature couldn’t be used. Try again.'],
])('error: %s of the service; the text stays', async (code, description, sentence) => {
  const { user } = await openNames({ register: () => refuseName(code, description) })
  await user.type(await field(), 'harbour')
  await said('Available')
  await user.click(button('Register'))
  expect(await said('Error registering name')).toBeTruthy()
  expect(await said(sentence)).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'harbour')
})

test('error: the service is away: the signature is sent again without the wallet', async () => {
  let isAway = true
  const register = () => {
    if (isAway) return Response.json({}, { status: 502 })
    return Response.json({ success: true })
  }
  const { sign, user } = await openNames({ register })
  await user.type(await field(), 'harbour')
  await said('Available')
  await user.click(button('Register'))
  expect(await said(/^The service can’t be reached/)).toBeTruthy()
  isAway = false
  await user.click(button('Register'))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect(sign).toHaveBeenCalledTimes(1)
})

test('error: no suggestions; registering still works', async () => {
  const { user } = await openNames({ suggest: () => Response.json({}, { status: 400 }) })
  await user.type(await field(), 'harbour')
  expect(await said('Error fetching name suggestions')).toBeTruthy()
  await user.click(button('Register'))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
})

test('behavior: a wallet that shows nothing can be asked again after 8 s', async () => {
  const { sign, user, wait } = await openNames()
  sign.mockReturnValue(new Promise(() => undefined))
  await user.type(await field(), 'harbour')
  await said('Available')
  await user.click(button('Register'))
  expect(await said(/^Sign the message it shows/)).toBeTruthy()
  await wait(8100)
  expect(await said(/^Nothing there\?/)).toBeTruthy()
  await user.click(button('Ask again'))
  await vi.waitFor(() => expect(sign).toHaveBeenCalledTimes(2))
})

test('error: a service without the zone, and one that is away', async () => {
  const { kit, view, user, step } = await openNames({
    zone: () => Response.json({ zone: 'else.eth', minLength: 4 }),
  })
  expect(await said('No names here')).toBeTruthy()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await step(() => kit.queryClient?.invalidateQueries())
  await step(() => kit.controllers.names?.loadZone())
  expect(await said('Names can’t be reached')).toBeTruthy()
  vi.stubGlobal('fetch', answerNames().fetch)
  await user.click(button('Try again'))
  expect(await field()).toBeTruthy()
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('behavior: the settings lead to it, and to the name that the account has', async () => {
  const { kit, user, step } = await openNames()
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  await user.click(await screen.findByRole('button', { name: /^Name.*Choose a name/ }))
  await user.type(await field(), 'harbour')
  await said('Available')
  await user.click(button('Register'))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Name.*${name}`) }))
  expect(await said('This name is yours.')).toBeTruthy()
})

test('behavior: accessible with suggestions, and with a failure', async () => {
  const { user, view } = await openNames({ register: () => refuseName('NAME_TAKEN', 'a') })
  await user.type(await field(), 'harbour')
  await said('Available')
  await user.click(button('Register'))
  await said('Error registering name')
  vi.useRealTimers()
  await expectAccessible(view.container)
})
