import { setTimeout } from 'node:timers/promises'
import { attachRemoteWallets } from '@cleat/core/remote-wallets'
import { delay } from '@cleat/testing'
import { declineProposal } from '@cleat/testing/wallet-connect'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countListeners } from './stage/countListeners.ts'
import { signature } from './stage/signature.ts'
import { startNetwork } from './stage/startNetwork.ts'
import { atOnce } from './stage/startProxy.ts'
import { startRelayProcess } from './stage/startRelayProcess.ts'

const network = startNetwork()

test('behavior: storage cleared during a session costs the session with the next visit, and no more', async () => {
  const stage = await network.open()
  await stage.pair()
  stage.items.clear()
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  stage.items.clear()
  await stage.reload()
  expect(stage.status()).toBe('disconnected')
  await stage.pair()
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
})

test('behavior: a tab that offers a pairing leaves the session of another tab alone', async () => {
  const stage = await network.open()
  const tab = stage.openTab()
  const { connectWalletConnect, preparePairing } = await tab.remoteWallets.loaded
  await preparePairing()
  await stage.pair()
  const controller = new AbortController()
  const offering = connectWalletConnect({ signal: controller.signal })
  await setTimeout(100)
  controller.abort()
  await expect(offering).rejects.toThrow()
  // The pairing proposal is withdrawn here and at the relay.
  await setTimeout(500)
  expect(tab.controllers.connection.state.wcUri).toBeUndefined()
  await stage.reload()
  await vi.waitFor(() => expect(stage.status()).toBe('connected'), 5000)
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
})

test('behavior: a reload keeps the link to the wallet', async () => {
  const stage = await network.open()
  const wcLinking = { href: 'rainbow://', name: 'Rainbow' }
  stage.kit.controllers.connection.set({ wcLinking })
  await stage.pair()
  await stage.reload()
  await vi.waitFor(() => expect(stage.status()).toBe('connected'), 5000)
  expect(stage.kit.controllers.connection.state.wcLinking).toMatchObject(wcLinking)
})

test('behavior: 18 mounts of one kit make one connection to the relay', async () => {
  const own = await startRelayProcess()
  onTestFinished(() => own.stop())
  const stage = await network.open({ relayUrl: own.url })
  const { kit } = stage
  const mounts = Array.from({ length: 18 }, async () => {
    kit.start()
    attachRemoteWallets(kit)
    await (await kit.remoteWallets.loaded).preparePairing()
  })
  await Promise.all(mounts)
  expect(await own.figures()).toMatchObject({ sockets: 1 })
  await stage.pair()
  expect(await own.figures()).toMatchObject({ sockets: 2 })
})

/** A pairing proposal that is pending when the browser discards the page. */
async function loseProposal() {
  const { proxy, stage } = await network.openBehindProxy()
  stage.connect().catch(() => undefined)
  const uri = await stage.uri()
  proxy.drop()
  return { stage, uri, comeBack: () => stage.discard({ relayUrl: network.relay.url }) }
}

test('behavior: a pairing that was approved while the browser threw the page away is picked up', async () => {
  const { stage, uri, comeBack } = await loseProposal()
  await stage.peer.pair(uri)
  await vi.waitFor(() => expect(stage.peer.sessions).toHaveLength(1), 5000)
  comeBack()
  await vi.waitFor(() => expect(stage.status()).toBe('connected'), 5000)
  expect(stage.kit.controllers.modal.state.open).toBe(false)
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
  expect(stage.peer.sessions).toHaveLength(1)
})

test('behavior: approved after the visitor came back, an earlier offer connects who waits', async () => {
  const { stage, uri, comeBack } = await loseProposal()
  comeBack()
  const connecting = stage.connect()
  expect(await stage.uri()).not.toBe(uri)
  await stage.peer.pair(uri)
  expect(await connecting).toMatchObject({ address: stage.peer.account })
  expect(stage.peer.sessions).toHaveLength(1)
})

test('behavior: a pairing that was declined while the page was gone is over, and a new one works', async () => {
  const { stage, uri, comeBack } = await loseProposal()
  const broken = vi.fn()
  process.on('unhandledRejection', broken)
  onTestFinished(() => void process.off('unhandledRejection', broken))
  stage.peer.programProposal(declineProposal())
  await stage.peer.pair(uri)
  await setTimeout(300)
  comeBack()
  await vi.waitFor(() => expect(stage.kit.storage.get('isExternal')).toBe(false), 5000)
  expect(stage.status()).toBe('disconnected')
  await stage.pair()
  expect(stage.status()).toBe('connected')
  expect(broken).not.toHaveBeenCalled()
})

test('behavior: coming back to the page replaces a dead connection, and the answer arrives within 3 s', {
  timeout: 15_000,
}, async () => {
  const { proxy, stage } = await network.openBehindProxy()
  await stage.pair()
  stage.peer.program('personal_sign', delay(300))
  const signing = stage.kit.actions.signMessage({ message: 'hello' })
  await vi.waitFor(() => expect(stage.peer.requests.at(-1)?.method).toBe('personal_sign'), 5000)
  stage.page.setVisible(false)
  proxy.pass(() => undefined)
  await setTimeout(600)
  const opened = proxy.opened
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  proxy.pass(atOnce)
  stage.page.setVisible(true)
  clock.mockRestore()
  expect(await signing).toMatchObject(signature)
  expect(proxy.opened).toBe(opened + 1)
})

test('behavior: 100 lost connections leave no listener behind', { timeout: 60_000 }, async () => {
  const { proxy, stage } = await network.openBehindProxy()
  await stage.pair()
  const count = () => ({ page: stage.page.countListeners(), ...countListeners() })
  const settled = expect.objectContaining({ pending: 0 })
  await vi.waitFor(() => expect(count()).toEqual(settled), 3000)
  const before = count()
  for (let cycle = 0; cycle < 100; cycle += 1) {
    const { opened } = proxy
    proxy.cut()
    await vi.waitFor(() => {
      stage.page.window.dispatchEvent(new Event('online'))
      expect(proxy.opened).toBeGreaterThan(opened)
    }, 5000)
  }
  await vi.waitFor(() => expect(count()).toEqual(before), 3000)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  expect(await stage.kit.actions.signMessage({ message: 'hello' })).toMatchObject(signature)
})

test('behavior: a later request brings the wallet forward, and shows the way where the page is still to be seen', async () => {
  const stage = await network.open()
  const { page, kit, peer } = stage
  const open = vi.fn()
  const userAgent = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/142.0 Mobile Safari/537.36'
  Object.assign(page.window, { open })
  Object.assign(page.window.navigator, { userAgent })
  const href = 'cleat-wallet://'
  const wallet = { id: 'cleat', name: 'Cleat Wallet', mobile_link: href }
  kit.controllers.connection.set({ wcLinking: { href, name: wallet.name, wallet } })
  await stage.pair()
  peer.program('personal_sign', delay(3000))
  const signing = kit.actions.signMessage({ message: 'hello' })
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('cleat-wallet://', '_self'), 3000)
  const { router } = kit.controllers
  await vi.waitFor(() => expect(router.current().name).toBe('ApproveInWallet'), 3000)
  expect(kit.controllers.connection.state).toMatchObject({ buffering: true })
  expect(await signing).toMatchObject(signature)
  expect(kit.controllers.connection.state.waiting).toEqual([])
})
