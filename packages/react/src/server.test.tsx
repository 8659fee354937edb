// @vitest-environment node
import { Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { AppKitProvider } from './AppKitProvider.tsx'
import { AppKitButton } from './buttons/AppKitButton.tsx'
import { createAppKit } from './createAppKit.ts'
import { createAppKit as createHeadlessKit } from './headless/createAppKit.ts'
import { useAppKitAccount } from './hooks/useAppKitAccount.ts'
import { useAppKitSession } from './hooks/useAppKitSession.ts'
import { createTestAdapter } from './test/createTestAdapter.ts'

function Status() {
  const { status, address } = useAppKitAccount()
  return (
    <p>
      {status ?? 'unknown'} {address ?? 'nobody'}
    </p>
  )
}

test('behavior: 200 renders at once on a server are the same, and nobody’s', async () => {
  expect(globalThis.document).toBeUndefined()
  const kits = (['light', 'dark'] as const).map((themeMode) =>
    createAppKit({
      id: themeMode,
      adapters: [createTestAdapter()],
      networks: [mainnet],
      themeMode,
    }),
  )
  const render = async (index: number) => {
    const kit = kits[index % kits.length]
    if (!kit) throw new Error('No kit')
    const stream = await renderToReadableStream(
      <AppKitProvider kit={kit}>
        <AppKitButton />
        <Status />
      </AppKitProvider>,
    )
    return await new Response(stream).text()
  }
  const pages = await Promise.all(Array.from({ length: 200 }, (_, index) => render(index)))
  const [light = '', dark = ''] = pages
  expect(pages).toEqual(pages.map((_, index) => (index % 2 === 0 ? light : dark)))
  const themeOf = (page: string) => /^<span [^>]*data-theme="(\w+)"/.exec(page)?.[1]
  expect([light, dark].map(themeOf)).toEqual(['light', 'dark'])
  for (const word of ['unknown', 'nobody']) expect(light).toContain(word)
  for (const kit of kits) kit.destroy()
})

test('behavior: a kit without an interface loads nothing on a server', async () => {
  const kit = createHeadlessKit({ adapters: [createTestAdapter()], networks: [mainnet] })
  await new Promise((done) => setTimeout(done, 200))
  expect(kit.runtime.current).toBeUndefined()
  expect(kit.remoteWallets.isAttached).toBeFalsy()
  kit.destroy()
})

function Visitor() {
  const { status, session } = useAppKitSession()
  return (
    <p>
      {status} {session?.subject ?? 'nobody'}
    </p>
  )
}

test('behavior: A11, 200 renders at once with two sessions and none show their own', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('asked')))
  const [createMessage, getSessions] = [asked, asked]
  const [addSession, revokeSession, setSessions] = [asked, asked, asked]
  const siwx = { createMessage, getSessions, addSession, revokeSession, setSessions }
  const kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet], siwx })
  const subjects = ['eip155:0xaaaa', 'eip155:0xbbbb', undefined]
  const render = async (index: number) => {
    const subject = subjects[index % subjects.length]
    const wait = new Promise<void>((done) => setTimeout(done, (index * 7) % 20))
    const account = subject?.replace(':', ':1:') ?? ''
    const initialSession = subject ? { subject, account, kind: 'key' as const } : null
    const stream = await renderToReadableStream(
      <AppKitProvider kit={kit} initialSession={initialSession}>
        <Suspense fallback={<i>…</i>}>
          <Late wait={wait} />
          <Visitor />
        </Suspense>
      </AppKitProvider>,
    )
    await stream.allReady
    const page = await new Response(stream).text()
    const shown = subjects.filter((one) => one && page.includes(one))
    const isSignedIn = page.includes('signedIn')
    return shown.join() === (subject ?? '') && isSignedIn === (subject !== undefined)
  }
  const rights = await Promise.all(Array.from({ length: 200 }, (_, index) => render(index)))
  expect(rights.filter((isRight) => !isRight)).toEqual([])
  expect(asked).not.toHaveBeenCalled()
  kit.destroy()
})

/** Lets other renders come in between. */
function Late({ wait }: { wait: Promise<void> }) {
  use(wait)
  return null
}
