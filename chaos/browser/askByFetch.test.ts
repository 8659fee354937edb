import { FetchRequest, JsonRpcProvider } from 'ethers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askByFetch } from './askByFetch.ts'

test('default: ethers asks by `fetch`, and hears its answer', async () => {
  const before = FetchRequest.createGetUrlFunc()
  askByFetch()
  const provider = new JsonRpcProvider('https://node.test/', 1, { staticNetwork: true })
  onTestFinished(() => {
    provider.destroy()
    FetchRequest.registerGetUrl(before)
    vi.unstubAllGlobals()
  })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { id, method } = JSON.parse(body)
    asked.push(`${url} ${method}`)
    return new Response(JSON.stringify({ id, jsonrpc: '2.0', result: '0x7' }))
  })
  expect(await provider.getBalance('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe(7n)
  expect(asked).toEqual(['https://node.test/ eth_getBalance'])
})
