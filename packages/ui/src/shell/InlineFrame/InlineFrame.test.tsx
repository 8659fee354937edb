import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { mountModal } from '../../exports/modal.ts'
import { createTestAdapter, rabby, testAddress } from '../../test/createTestAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { preloadViews } from '../../test/preloadViews.ts'

const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function mountInline(parameters: createTestKit.Parameters = {}) {
  const made = createTestKit(parameters)
  const container = document.createElement('aside')
  document.body.append(container)
  const unmount = await act(async () => mountModal({ kit: made.kit, container, inline: true }))
  ends.push(async () => {
    await act(async () => unmount())
    container.remove()
    made.kit.destroy()
  })
  const step = (work: () => unknown) => act(async () => void (await work()))
  return { ...made, container, step, unmount, user: userEvent.setup() }
}

const region = (name: string) => screen.getByRole('region', { name })

test('default', async () => {
  const { container, kit } = await mountInline()
  expect(container.contains(region('Connect wallet'))).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(document.activeElement).toBe(document.body)
})

test('behavior: starts with the account of a connected wallet', async () => {
  const { step } = await mountInline({ adapter: createTestAdapter({ session: rabby.id }) })
  await step(() => undefined)
  expect(region('Account')).toBeTruthy()
})

test('behavior: keeps the view that it was opened for', async () => {
  const made = createTestKit({ adapter: createTestAdapter() })
  void made.kit.actions.open({ view: 'Networks' })
  const unmount = await act(async () =>
    mountModal({ kit: made.kit, container: document.body, inline: true }),
  )
  expect(made.kit.controllers.router.state.history).toEqual([{ name: 'Networks' }])
  await act(async () => unmount())
  made.kit.destroy()
})

test('behavior: asked to close, it starts over', async () => {
  const { kit, step } = await mountInline()
  await step(() => kit.controllers.router.push({ name: 'WhatIsAWallet' }))
  await step(() => kit.actions.close())
  expect(region('Connect wallet')).toBeTruthy()
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: a view that was opened alone has a way back', async () => {
  const { kit, step, user } = await mountInline()
  await step(() => void kit.actions.open({ view: 'Networks' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(region('Connect wallet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('behavior: the focus follows to a new view only from inside', async () => {
  const { kit, container, step } = await mountInline()
  await step(() => kit.controllers.router.push({ name: 'WhatIsAWallet' }))
  expect(document.activeElement).toBe(document.body)
  container.querySelector<HTMLElement>('button')?.focus()
  await step(() => kit.controllers.router.goBack())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Connect wallet' }))
})

test('behavior: taken out, it is closed', async () => {
  const { kit, unmount, container, step } = await mountInline()
  await step(unmount)
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(container.childNodes).toHaveLength(0)
})

test('behavior: a request is reviewed inside the page, and the view before comes back', async () => {
  await preloadViews()
  const adapter = createTestAdapter({ session: rabby.id })
  const asked: string[] = []
  Object.assign(adapter.features, {
    'request:decode': async () => ({
      ...{ path: ['eth_decrypt'], signedFor: 'any', pinned: [], actions: [{ kind: 'decrypt' }] },
    }),
    'provider:request': async ({ method }: { method: string }) => void asked.push(method),
    'provider:create': ({ submit }: { submit: unknown }) => submit,
  })
  const { kit, step, user } = await mountInline({ adapter })
  await step(() => undefined)
  expect(region('Account')).toBeTruthy()
  const submit = kit.getProvider<(asked: object) => Promise<unknown>>('eip155')
  if (!submit) throw new Error('no provider')
  const outcome = submit({ method: 'eth_decrypt', params: ['0x', testAddress] })
  const refused = expect(outcome).rejects.toMatchObject({ code: 'REQUEST_REVIEW_CANCELLED' })
  await screen.findByRole('region', { name: 'Review' })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await refused
  expect(region('Account')).toBeTruthy()
  expect(asked).toEqual([])
})
