import { expect, test } from 'vitest'
import { checkNetworks } from '../../boot/checkNetworks.ts'
import { mainnet } from '../../test/networks.ts'
import { askInTurn } from './askInTurn.ts'

const urls = ['https://a.example', 'https://b.example', 'https://c.example']
const [network] = checkNetworks({
  networks: [{ ...mainnet, rpcUrls: { default: { http: urls } } }],
})

test('default: the first that answers is the last that is asked', async () => {
  const asked: unknown[] = []
  const answer = await askInTurn({
    network,
    async ask(url, { isLast }) {
      asked.push([url, isLast])
      if (url === urls[0]) throw new Error('Not now')
      return url
    },
  })
  expect(answer).toBe(urls[1])
  expect(asked).toEqual([
    [urls[0], false],
    [urls[1], false],
  ])
})

test('error: NETWORK_RPC_FAILED with the last reason', async () => {
  const seen: boolean[] = []
  const asking = askInTurn({
    network,
    async ask(url, { isLast }) {
      seen.push(isLast)
      throw new Error(url)
    },
  })
  await expect(asking).rejects.toMatchObject({
    ...{ code: 'NETWORK_RPC_FAILED', context: { network: 'Ethereum' } },
    cause: { message: urls[2] },
  })
  expect(seen).toEqual([false, false, true])
})
