import type { Kit, OpenView, Route } from '@cleat/core'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import type { createTestKit } from '../../test/createTestKit.ts'
import { preloadViews } from '../../test/preloadViews.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { base, mainnet, solana } from '../../test/testNetworks.ts'
import { Modal } from './Modal.tsx'

/** Whether the modal is open, and its views. */
function look({ controllers: { modal, router } }: Kit) {
  return { open: modal.state.open, views: router.state.history.map(({ name }) => name) }
}

async function renderAt(
  routes: readonly Route[],
  isConnected = true,
  parameters: createTestKit.Parameters = {},
) {
  const session = isConnected ? rabby.id : undefined
  const modal = await renderModal({ adapter: createTestAdapter({ session }), ...parameters })
  const { kit } = modal
  await modal.step(() => {
    void kit.actions.open()
    for (const [index, route] of routes.entries())
      kit.controllers.router[index === 0 ? 'reset' : 'push'](route)
  })
  const state = () => look(kit)
  return { ...modal, state }
}

test('behavior: Account closes when the wallet is gone', async () => {
  const { adapter, step, state } = await renderAt([{ name: 'Account' }])
  await step(() => adapter.drop())
  expect(state().open).toBe(false)
})

test('behavior: Networks stays when the wallet is gone, without the way back to its account', async () => {
  const { adapter, step, state } = await renderAt([{ name: 'Account' }, { name: 'Networks' }])
  await step(() => adapter.drop())
  expect(state()).toEqual({ open: true, views: ['Networks'] })
})

test('behavior: UnsupportedChain closes when the wallet is gone', async () => {
  const { adapter, step, state } = await renderAt([{ name: 'Account' }])
  await step(() => adapter.moveTo('eip155:4242'))
  expect(state()).toEqual({ open: true, views: ['UnsupportedChain'] })
  await step(() => adapter.drop())
  expect(state().open).toBe(false)
})

test('behavior: Connect closes when an attempt left by Back is approved', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Connect' }], false)
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  expect(state().open).toBe(true)
  await step(() => adapter.answer())
  expect(state().open).toBe(false)
})

/** A session that the test brings back, or not. The modal is rendered when the test says so. */
async function openRestoring(view?: OpenView) {
  await preloadViews()
  const adapter = createTestAdapter({ session: rabby.id })
  const { reconnect } = adapter
  let end = (_: boolean) => {}
  const back = new Promise<boolean>((resolve) => {
    end = resolve
  })
  adapter.reconnect = async () => ((await back) ? reconnect() : null)
  let load = () => {}
  const Late = () => {
    const [isLoaded, setLoaded] = useState(false)
    load = () => setLoaded(true)
    return isLoaded && <Modal />
  }
  const { kit } = renderWithKit(<Late />, { adapter })
  const step = (work: () => unknown) => act(async () => void (await work()))
  const state = () => look(kit)
  expect(kit.controllers.account.get('eip155').status).toBe('reconnecting')
  await step(() => void kit.actions.open({ view }))
  return { kit, adapter, step, state, load: () => load(), end: (isBack: boolean) => end(isBack) }
}

test.each<OpenView | undefined>([undefined, 'Connect', 'Account', 'WalletSend'])(
  'behavior: opened at %s while a session comes back, it shows what was asked for then',
  async (view) => {
    const orders = [
      ['load', 'end'],
      ['end', 'load'],
    ] as const
    for (const [first, second] of orders) {
      const modal = await openRestoring(view)
      await modal.step(() => modal[first](true))
      expect(modal.state()).toEqual({ open: true, views: ['Connect'] })
      await modal.step(() => modal[second](true))
      const shown = view === 'WalletSend' ? view : 'Account'
      expect(modal.state()).toEqual({ open: true, views: [shown] })
    }
  },
)

test.each([true, false])(
  'behavior: a session that does not come back leads nowhere, whether the UI is there: %s',
  async (isLoaded) => {
    const { kit, adapter, step, state, load, end } = await openRestoring()
    if (isLoaded) await step(load)
    await step(() => end(false))
    expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
    await step(load)
    expect(state()).toEqual({ open: true, views: ['Connect'] })
    await step(() => void kit.actions.connect({ connectorId: rabby.id }))
    await step(() => adapter.answer())
    expect(state().open).toBe(false)
  },
)

test('behavior: not before the answer, when the account is there first', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Connect' }], false)
  const result = kit.actions.open()
  const connecting = kit.actions.connect({ connectorId: rabby.id })
  await step(() => adapter.appear())
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
  expect(state().open).toBe(true)
  await step(() => adapter.answer())
  await expect(connecting).resolves.toMatchObject({ connectorId: rabby.id })
  await expect(result).resolves.toMatchObject({ connectorId: rabby.id })
  expect(state().open).toBe(false)
})

test('behavior: Connect stays when it was opened to add a wallet', async () => {
  const { state } = await renderAt([{ name: 'Connect' }])
  expect(state()).toEqual({ open: true, views: ['Connect'] })
})

test.each<[string, Route[], string[]]>([
  ['settings', [{ name: 'AccountSettings' }], []],
  [
    'wallets behind the account',
    [{ name: 'Account' }, { name: 'ProfileWallets' }],
    ['ProfileWallets'],
  ],
  [
    'a guide behind them',
    [{ name: 'Account' }, { name: 'Networks' }, { name: 'WhatIsANetwork' }],
    ['Networks', 'WhatIsANetwork'],
  ],
  [
    'settings behind wallets',
    [{ name: 'ProfileWallets' }, { name: 'AccountSettings' }],
    ['ProfileWallets'],
  ],
])('behavior: of %s only what makes sense without an account is left', async (_, routes, left) => {
  const { adapter, step, state } = await renderAt(routes)
  await step(() => adapter.drop())
  expect(state().open).toBe(left.length > 0)
  if (left.length > 0) expect(state().views).toEqual(left)
})

test('behavior: SwitchNetwork leads back to the networks when its wallet is gone', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Account' }, { name: 'Networks' }])
  adapter.onSwitch = () => new Promise(() => undefined)
  const target = kit.controllers.network.find('eip155:8453')
  await step(
    () =>
      target &&
      kit.controllers.router.push({ name: 'SwitchNetwork', caipNetworkId: target.caipNetworkId }),
  )
  expect(state().views).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  await step(() => adapter.drop())
  expect(state()).toEqual({ open: true, views: ['Networks'] })
})

test('behavior: an account of another namespace is left alone', async () => {
  const phantom = { ...rabby, id: 'app.phantom', name: 'Phantom', chain: 'solana' }
  const evm = createTestAdapter({ session: rabby.id })
  const { kit, step } = await renderModal({
    networks: [mainnet, solana],
    adapters: [
      evm,
      createTestAdapter({ namespace: 'solana', connectors: [phantom], session: phantom.id }),
    ],
  })
  await step(() => void kit.actions.open({ namespace: 'solana' }))
  expect(kit.controllers.router.current().name).toBe('Account')
  await step(() => evm.drop())
  expect(kit.controllers.modal.state.open).toBe(true)
})

test.each<[Route[], string[]]>([
  [[{ name: 'Networks' }], []],
  [[{ name: 'Account' }, { name: 'Networks' }], ['Account']],
])('parameters: enableNetworkSwitch turned off leads away from %j', async (routes, left) => {
  const { kit, step, state } = await renderAt(routes)
  await step(() => kit.controllers.options.update({ enableNetworkSwitch: false }))
  expect(state().open).toBe(left.length > 0)
  if (left.length > 0) expect(state().views).toEqual(left)
})

test('behavior: what was chosen without a wallet is offered to the one that comes, and nothing is asked', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Connect' }], false)
  const asked: string[] = []
  adapter.onSwitch = async (caipNetworkId) => void asked.push(caipNetworkId)
  await step(() => kit.actions.switchNetwork({ network: base }))
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  await step(() => adapter.answer())
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'SwitchNetwork',
    caipNetworkId: 'eip155:8453',
    isOffer: true,
  })
  expect(state().open).toBe(true)
  expect(asked).toEqual([])
})

test('behavior: nothing is offered to a wallet that is there already, nor twice', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Connect' }], false)
  await step(() => kit.actions.switchNetwork({ network: mainnet }))
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  await step(() => adapter.answer())
  expect(state().open).toBe(false)
  expect(kit.controllers.network.get('eip155')?.choice).toBeUndefined()
})

test('parameters: enableNetworkSwitch off offers nothing', async () => {
  const { kit, adapter, step, state } = await renderAt([{ name: 'Connect' }], false, {
    enableNetworkSwitch: false,
  })
  await step(() => kit.actions.switchNetwork({ network: base }))
  await step(() => void kit.actions.connect({ connectorId: rabby.id }))
  await step(() => adapter.answer())
  expect(state().open).toBe(false)
})

test('behavior: ApproveInWallet closes when nothing waits any more', async () => {
  const { kit, step, state } = await renderAt([{ name: 'Account' }])
  const waiting = [{ id: 1, method: 'personal_sign', wallet: 'Rainbow' }]
  await step(() => {
    kit.controllers.connection.set({ waiting })
    kit.controllers.router.reset({ name: 'ApproveInWallet' })
  })
  expect(state()).toEqual({ open: true, views: ['ApproveInWallet'] })
  await step(() => kit.controllers.connection.set({ waiting: [] }))
  expect(state().open).toBe(false)
})

test('behavior: ApproveInWallet goes back to where it came from', async () => {
  const { kit, step, state } = await renderAt([{ name: 'Account' }])
  const waiting = [{ id: 1, method: 'personal_sign', wallet: 'Rainbow' }]
  await step(() => {
    kit.controllers.connection.set({ waiting })
    kit.controllers.router.push({ name: 'ApproveInWallet' })
  })
  await step(() => kit.controllers.connection.set({ waiting: [] }))
  expect(state()).toEqual({ open: true, views: ['Account'] })
})
