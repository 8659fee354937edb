import { act, cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { AppKitProvider } from './AppKitProvider.tsx'
import { AppKitButton } from './buttons/AppKitButton.tsx'
import { createAppKit } from './createAppKit.ts'
import type { AppKit } from './kit/appKit.ts'
import { createTestAdapter } from './test/createTestAdapter.ts'
import type * as reloadedApp from './test/reloadedApp.ts'
import { type Resources, watchResources } from './test/watchResources.ts'

const dialogs = () => document.querySelectorAll('dialog')

async function cycle({ actions }: Pick<AppKit, 'actions'>) {
  await act(async () => void actions.open().catch(() => undefined))
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
  await act(async () => void actions.close())
}

/**
 * Waits until what is closed is out of the page and no more timers run than before, which takes
 * longer on a busy machine.
 */
async function countAtRest(
  count: () => Resources,
  before: Pick<Resources, 'timers'> = { timers: Number.POSITIVE_INFINITY },
): Promise<Resources> {
  await waitFor(() => expect(dialogs()).toHaveLength(0))
  for (let tried = 0; tried < 20; tried += 1) {
    await act(async () => void (await new Promise((done) => setTimeout(done, 500))))
    if (count().timers <= before.timers) break
  }
  return count()
}

function expectNoMore(after: Resources, before: Resources) {
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.timers).toBeLessThanOrEqual(before.timers)
  expect(after.sheets).toBeLessThanOrEqual(before.sheets)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
}

function Page({ kits }: { kits: readonly AppKit[] }) {
  return (
    <StrictMode>
      {kits.map((kit) => (
        <AppKitProvider key={kit.id} kit={kit}>
          <AppKitButton />
        </AppKitProvider>
      ))}
    </StrictMode>
  )
}

test('behavior: two kits in strict mode, opened 200 times and destroyed, leave nothing', async () => {
  const count = watchResources()
  const run = async (cycles: number) => {
    const kits = ['one', 'two'].map((id) =>
      createAppKit({ id, adapters: [createTestAdapter()], networks: [mainnet] }),
    )
    render(<Page kits={kits} />)
    for (const kit of kits) await cycle(kit)
    const first = await countAtRest(count)
    for (let index = 0; index < cycles; index += 1) for (const kit of kits) await cycle(kit)
    expectNoMore(await countAtRest(count, first), first)
    cleanup()
    for (const kit of kits) await act(async () => kit.destroy())
    return await countAtRest(count)
  }
  // React keeps a listener of the document from its first root on.
  const before = await run(0)
  expect(await run(100)).toEqual(before)
  expect(before.timers).toBe(0)
}, 120_000)

test('behavior: a module that is reloaded replaces its kit, and nothing of the old one is left', async () => {
  const count = watchResources()
  const reload = async (version: number): Promise<typeof reloadedApp> =>
    await import(/* @vite-ignore */ `./test/reloadedApp.ts?version=${version}`)
  const show = async (version: number, before?: Resources) => {
    const app = await act(() => reload(version))
    render(<Page kits={[app.kit]} />)
    await cycle(app.kit)
    return { ...app, counted: await countAtRest(count, before) }
  }

  const first = await show(1)
  expect(first.adapter.running()).toBe(1)
  cleanup()
  const second = await show(2, first.counted)
  expect(second.kit).not.toBe(first.kit)
  expect([first.adapter.running(), second.adapter.running()]).toEqual([0, 1])
  expectNoMore(second.counted, first.counted)

  cleanup()
  const third = await show(3, first.counted)
  expectNoMore(third.counted, first.counted)
  cleanup()
  await act(async () => third.kit.destroy())
  const after = await countAtRest(count)
  expect(third.adapter.running()).toBe(0)
  expect(after.timers).toBe(0)
  expect(document.querySelector('[data-cleat]')).toBeNull()
}, 60_000)
