// @vitest-environment node
import { type AdapterSession, type CaipNetwork, checkNetworks } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { startLocalnet } from '@cleat/localnet'
import { concat, JsonRpcProvider, Wallet } from 'ethers'
import { afterAll, expect, test } from 'vitest'
import { lazyEthers6 } from '../library/lazyEthers6.ts'
import { createSmartAccount } from '../test/createSmartAccount.ts'
import { verifyMessage } from './verifyMessage.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
const [chain] = localnet.chains
if (!chain) throw new Error('The local chain did not start.')
const { rpcUrl } = chain
const rpc = new JsonRpcProvider(rpcUrl)
afterAll(async () => {
  rpc.destroy()
  await localnet.stop()
})

const owner = Wallet.createRandom()
const message = 'Welcome aboard'

function verify(parameters: {
  address: string
  signature: string
  message?: string
  rpcUrls?: readonly string[]
}): Promise<boolean> {
  const { rpcUrls = [rpcUrl], ...request } = parameters
  const [network] = checkNetworks({
    networks: [
      {
        ...{ id: 1, name: 'Ethereum', rpcUrls: { default: { http: rpcUrls } } },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    ],
  })
  const session = { current: () => ({ network }) } as { current: () => { network: CaipNetwork } }
  const using = { session: session as AdapterSession<Eip1193Wallet>, library: lazyEthers6 }
  return verifyMessage(using, { message, ...request })
}

test('default: a key', async () => {
  const signature = await owner.signMessage(message)
  expect(await verify({ address: owner.address.toLowerCase(), signature })).toBe(true)
  expect(await verify({ address: owner.address, signature, message: 'Go ashore' })).toBe(false)
})

test('behavior: a contract, before it is deployed and afterwards', async () => {
  const { address, deployment, sign, signUndeployed } = createSmartAccount(owner)
  const signature = signUndeployed(message)
  expect(await verify({ address, signature })).toBe(true)
  expect(await verify({ address, signature, message: 'Go ashore' })).toBe(false)
  expect(await verify({ address: Wallet.createRandom().address, signature })).toBe(false)
  expect(await verify({ address, signature: sign(message) })).toBe(false)
  expect(await codeOf(address)).toBe('0x')

  await rpc.send('eth_sendTransaction', [{ from: await firstAccount(), ...deployment }])
  expect(await codeOf(address)).not.toBe('0x')
  expect(await verify({ address, signature })).toBe(true)
  expect(await verify({ address, signature: sign(message) })).toBe(true)
  expect(await verify({ address, signature: sign('Go ashore') })).toBe(false)
})

test('error: a contract that refuses, or says nothing of use', async () => {
  const { sign, signUndeployed } = createSmartAccount(owner)
  const address = Wallet.createRandom().address
  // Reverts; runs into an invalid instruction; answers too little; answers too much.
  for (const code of ['0x60006000fd', '0xfe', '0x60046000f3', '0x60606000f3']) {
    await rpc.send('anvil_setCode', [address, code])
    expect(await verify({ address, signature: sign(message) }), code).toBe(false)
    expect(await verify({ address, signature: signUndeployed(message) }), code).toBe(false)
  }
})

test.each(['', '0x', '0x1', 'nonsense', `0x${'6492'.repeat(16)}`])(
  'error: the signature %j',
  async (signature) => {
    expect(await verify({ address: owner.address, signature })).toBe(false)
  },
)

test('error: nobody to ask, or only somebody who does not answer', async () => {
  const { address, signUndeployed } = createSmartAccount(Wallet.createRandom())
  const signature = signUndeployed(message)
  const nobody = 'http://127.0.0.1:9'
  await expect(verify({ address, signature, rpcUrls: [nobody] })).rejects.toMatchObject({
    code: 'REQUEST_SIGNATURE_UNCHECKED',
  })
  expect(await verify({ address, signature, rpcUrls: [nobody, rpcUrl] })).toBe(true)
  const cut = concat([signature.slice(0, -66), `0x${'00'.repeat(32)}`])
  expect(await verify({ address, signature: cut })).toBe(false)
})

/** Asked each time: the provider keeps answers for a while. */
function codeOf(address: string): Promise<string> {
  return rpc.send('eth_getCode', [address, 'latest'])
}

async function firstAccount(): Promise<string> {
  const [account] = (await rpc.send('eth_accounts', [])) as readonly string[]
  return account ?? ''
}
