import type { Kit } from '@cleat/core'
import { delay, neverAnswer } from '@cleat/testing'
import { expect, test, vi } from 'vitest'
import type { Stage } from './stage/createStage.ts'
import { signature } from './stage/signature.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()

const statusOf = (kit: Kit) => kit.controllers.account.get('eip155').status

/** Tells the tabs what has changed in storage, as browsers do. */
function tellOfChanges({ page, items }: Stage, before: ReadonlyMap<string, string>): void {
  for (const key of new Set([...before.keys(), ...items.keys()])) {
    const newValue = items.get(key) ?? null
    if (newValue === (before.get(key) ?? null)) continue
    page.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }
}

/** Two tabs of one app, whose pairing is the same. */
async function openTabs() {
  const stage = await network.open()
  await stage.pair()
  const tab = stage.openTab()
  await vi.waitFor(() => expect(statusOf(tab)).toBe('connected'), 5000)
  return { stage, tab, kits: [stage.kit, tab] }
}

test('behavior: of two tabs with one pairing, each gets its own answers', {
  timeout: 60_000,
}, async () => {
  const { stage, kits } = await openTabs()
  const texts = Array.from({ length: 5 }, (_, index) => `text ${index}`)
  stage.peer.program('personal_sign', delay(100), { times: 5 })
  const signed = await Promise.all(
    kits.flatMap((kit, tab) =>
      texts.map((text) => kit.actions.signMessage({ message: `${text} of tab ${tab}` })),
    ),
  )
  // The kit verifies each signature against the text that was asked.
  expect(signed).toEqual(signed.map(() => expect.objectContaining(signature)))
  expect(new Set(signed.map(({ signature }) => signature)).size).toBe(10)
  const asked = stage.peer.requests.filter(({ method }) => method === 'personal_sign')
  expect(asked).toHaveLength(10)
})

test('behavior: disconnected in one tab, the request of the other ends', {
  timeout: 30_000,
}, async () => {
  const { stage, tab } = await openTabs()
  stage.peer.program('personal_sign', neverAnswer())
  const signing = tab.actions.signMessage({ message: 'hello' })
  const ended = expect(signing).rejects.toMatchObject({ code: 'WALLET_DISCONNECTED' })
  await vi.waitFor(() => expect(stage.peer.requests.at(-1)?.method).toBe('personal_sign'), 5000)
  const before = new Map(stage.items)
  await stage.kit.actions.disconnect()
  tellOfChanges(stage, before)
  await ended
  await vi.waitFor(() => expect(statusOf(tab)).toBe('disconnected'), 5000)
  await vi.waitFor(() => expect(stage.peer.sessions).toEqual([]), 5000)
})
