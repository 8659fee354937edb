// @vitest-environment node
import { renderToReadableStream } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { AppKitProvider } from './AppKitProvider.tsx'
import { AppKitButton } from './buttons/AppKitButton.tsx'
import { createAppKit } from './createAppKit.ts'
import { useAppKitAccount } from './hooks/useAppKitAccount.ts'
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
