import { checkNetworks, type RequestFee } from '@cleat/core/adapter'
import { mainnet } from '@cleat/core/test/networks'
import { expect, test, vi } from 'vitest'
import { readWalletFee } from './readWalletFee.ts'

const [network] = checkNetworks({ networks: [mainnet] })
const request = { method: 'eth_sendTransaction', params: [{ to: '0x1' }] }
const fee = { expected: 5n, limit: 9n }

function read(said?: Partial<RequestFee>) {
  const readFee = vi.fn(
    async () => said && { most: 70n, isUpgrade: false, isGuarded: false, ...said },
  )
  return { readFee, paid: readWalletFee({ readFee }, { network, request, fee }) }
}

test('default: what the wallet says is what the account pays', async () => {
  const { readFee, paid } = read({})
  expect(await paid).toEqual({ expected: 70n, limit: 70n, payloadLimit: 9n })
  expect(readFee).toHaveBeenCalledWith({ network, request })
})

test('behavior: of what a sponsor pays, the account pays nothing', async () => {
  expect(await read({ sponsor: 'Harbour' }).paid).toEqual({
    ...{ expected: 0n, limit: 0n, payloadLimit: 9n },
    sponsor: { name: 'Harbour', instead: 70n },
  })
})

test('behavior: why no one else pays', async () => {
  expect(await read({ notSponsored: 'declined' }).paid).toMatchObject({
    ...{ limit: 70n, notSponsored: 'declined' },
  })
})

test('behavior: wallets that say nothing take the network’s fee', async () => {
  expect(await read().paid).toBe(fee)
  expect(await readWalletFee({}, { network, request, fee })).toBe(fee)
})
