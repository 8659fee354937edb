import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getAddress, toHex } from 'viem/utils'
import { expect, onTestFinished, test } from 'vitest'
import { openChains } from '../data/chains/openChains.ts'
import { readChains } from '../data/chains/readChains.ts'
import { itemCode } from '../data/test/itemCode.ts'
import { prepareEvmChain } from '../data/test/prepareEvmChain.ts'
import { locateItemImage } from './locateItemImage.ts'
import type { HostPolicy } from './resolvePublic.ts'

const chain = prepareEvmChain()
const { signal } = new AbortController()
const policy: HostPolicy = {
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: () => true,
}

/** A gateway that answers every path with a document, and an item whose contract names `uri`. */
async function setUp(uri: string, image = 'ipfs://bafy/5.png') {
  const paths: (string | undefined)[] = []
  const server = createServer((incoming, outgoing) => {
    paths.push(incoming.url)
    outgoing.end(JSON.stringify({ image }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = getAddress(toHex(crypto.getRandomValues(new Uint8Array(20))))
  await chain.client().setCode({ address, bytecode: itemCode(uri) })
  const { chains } = readChains({
    urls: new Map([[chain.id, chain.url()]]),
    history: new Map(),
    file: '{}',
  })
  const { port } = server.address() as AddressInfo
  const ipfsGateway = `http://gateway.example:${port}/`
  const locate = () =>
    locateItemImage({
      assetId: `${chain.id}/erc721:${address}/5`,
      chains: openChains({ chains }),
      ipfsGateway,
      policy,
      signal,
    })
  return { locate, paths, ipfsGateway }
}

test.each(['ipfs://bafy/5.json', 'ipfs://ipfs/bafy/5.json'])('default: %s', async (uri) => {
  const { locate, paths, ipfsGateway } = await setUp(uri)
  expect(await locate()).toBe(`${ipfsGateway}ipfs/bafy/5.png`)
  expect(paths).toEqual(['/ipfs/bafy/5.json'])
})

test('behavior: dots in a name are no path', async () => {
  const { locate, ipfsGateway } = await setUp('ipfs://bafy/a..b/...5', 'ipfs://bafy/.hidden/5..')
  expect(await locate()).toBe(`${ipfsGateway}ipfs/bafy/.hidden/5..`)
})

/** Addresses that a URL parser reads as another folder of the gateway. */
const escapes = [
  'ipfs://../admin',
  'ipfs://ipfs/../../admin',
  'ipfs://bafy/../../admin',
  'ipfs://bafy/..',
  'ipfs://bafy/./5.png',
  'ipfs://%2e%2e/admin',
  'ipfs://bafy/%2E./%2e%2E/admin',
  'ipfs://bafy/.%2e/admin',
]

test.each(escapes)('error: a document at %s is not asked for', async (uri) => {
  const { locate, paths } = await setUp(uri)
  await expect(locate()).rejects.toThrow('is not a path of IPFS')
  expect(paths).toEqual([])
})

test.each(escapes)('error: an image at %s has no address', async (image) => {
  const { locate } = await setUp('ipfs://bafy/5.json', image)
  await expect(locate()).rejects.toThrow('is not a path of IPFS')
})
