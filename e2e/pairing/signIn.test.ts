import type { CleatSIWX } from '@cleat/siwx'
import { afterEach, expect, test, vi } from 'vitest'
import { createStage, type Stage } from './stage/createStage.ts'
import { openSiwx } from './stage/openSiwx.ts'
import { startNetwork } from './stage/startNetwork.ts'
import { type PeerProcess, startPeerProcess } from './stage/startPeerProcess.ts'

const network = startNetwork()
let stage: Stage<PeerProcess> | undefined

afterEach(async () => {
  await stage?.close()
  stage = undefined
  vi.unstubAllGlobals()
})

type Given = Pick<Parameters<typeof startPeerProcess>[0], 'signsIn' | 'isContract' | 'agrees'> & {
  readonly siwx?: Partial<CleatSIWX.Options> | undefined
}

/** An app that signs visitors in, its server, and a wallet in another process. */
async function open({ siwx: options, ...wallet }: Given = {}) {
  const { localnet, relay } = network
  const peer = await startPeerProcess({ localnet, relayUrl: relay.url, ...wallet })
  const { siwx, browser, asked } = openSiwx(options)
  const opened = createStage({
    ...{ localnet, relayUrl: relay.url, peer, options: { siwx } },
    // As the interface does: what signs in has a say in how wallets connect.
    attach: (kit) => void kit.runtime.load().then((runtime) => runtime.attachRemoteWallets()),
  })
  stage = opened
  const signIn = await opened.kit.feature('signIn')
  const account = () => opened.kit.controllers.account.get('eip155')
  /** What the wallet was asked after it had paired. */
  const requests = async () =>
    ((await peer.run({ do: 'requests' })) as { method: string }[]).map(({ method }) => method)
  return { stage: opened, peer, browser, asked, signIn, account, requests }
}

test('default: one prompt pairs the wallet and signs in', async () => {
  const { stage, peer, browser, asked, signIn, account, requests } = await open({ signsIn: true })
  await stage.pair()
  const [address] = peer.accounts
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(account()).toMatchObject({ status: 'connected', address, connectorId: 'walletConnect' })
  expect(await requests()).toEqual([])
  expect(asked).toEqual(['GET nonce', 'POST authenticate'])
  expect(await browser.me()).toMatchObject({ account: `eip155:1:${address}`, kind: 'key' })

  // The session is one like any other.
  const { approvedCaipNetworkIds } = stage.kit.controllers.network.get('eip155') ?? {}
  expect(approvedCaipNetworkIds).toEqual(['eip155:1', 'eip155:8453'])
  await stage.kit.actions.signMessage({ message: 'hello' })
  expect(await requests()).toEqual(['personal_sign'])
  await stage.kit.actions.disconnect()
  await vi.waitFor(async () => expect(await peer.run({ do: 'sessions' })).toEqual([]))
})

test('behavior: a wallet that knows no such request is paired, and signs then', async () => {
  const { stage, asked, signIn, requests } = await open({ signsIn: false })
  await stage.pair()
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
  expect(asked).not.toContain('POST authenticate')
  await signIn.signIn()
  expect(signIn.get().status).toBe('signedIn')
  expect(await requests()).toEqual(['personal_sign'])
})

test('behavior: declined, the next proposal asks to pair only', async () => {
  const { stage, peer, signIn } = await open({ signsIn: true, agrees: false })
  const { connection } = stage.kit.controllers
  const connecting = stage.connect()
  const first = await stage.uri()
  await peer.pair(first)
  const { signIn: asked } = (await peer.run({ do: 'question' })) as { signIn?: { message: string } }
  expect(asked?.message).toContain('app.example.org wants you to sign in')
  expect(asked?.message).toContain("'personal_sign'")
  await peer.run({ do: 'reject' })
  await vi.waitFor(() => expect(connection.state.wcDeclined).toBe(true))
  await vi.waitFor(() => expect(connection.state.wcUri ?? first).not.toBe(first))
  expect(signIn.get().status).toBe('unknown')
  await peer.pair(await stage.uri())
  expect(await peer.run({ do: 'question' })).not.toHaveProperty('signIn')
  await peer.run({ do: 'approve' })
  await connecting
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
})

test('behavior: what the library cannot verify and keeps is found and verified here', async () => {
  const { stage, peer, browser, signIn, requests } = await open({ signsIn: true, isContract: true })
  await stage.pair()
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(await requests()).toEqual([])
  expect(await browser.me()).toMatchObject({ account: `eip155:1:${peer.accounts[0]}` })
})

test.each<[what: string, siwx: Partial<CleatSIWX.Options>]>([
  ['onePrompt: known', { onePrompt: 'known' }],
  ['onePrompt: never', { onePrompt: 'never' }],
  ['a message with an id, which the request has no place for', { requestId: 'r1' }],
])('behavior: %s pairs only', async (_, siwx) => {
  const { stage, signIn, asked } = await open({ signsIn: true, siwx })
  const connecting = stage.connect()
  const uri = await stage.uri()
  expect(uri).not.toContain('wc_sessionAuthenticate')
  await stage.peer.pair(uri)
  await connecting
  await vi.waitFor(() => expect(signIn.get()).toEqual({ status: 'signedOut' }))
  expect(asked).not.toContain('POST authenticate')
})

test('behavior: onePrompt: known asks the wallets that are known to sign in', async () => {
  const { stage, signIn } = await open({ signsIn: true, siwx: { onePrompt: 'known' } })
  const wallet = { id: 'one', name: 'One', supports_auth: true }
  const connecting = stage.connect({ wallet })
  await stage.peer.pair(await stage.uri())
  await connecting
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
})
