import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'

const asked = {
  ...{ nonce: 'k3v9TqQ2mX7sLdB0', chainId: '0xa', domain: 'app.example' },
  ...{ uri: 'https://app.example/', statement: 'Sign in.', issuedAt: '2026-11-27T10:00:00.000Z' },
  resources: ['https://app.example/terms'],
}
const request = (signInWithEthereum?: object) => [
  { version: '1', capabilities: signInWithEthereum ? { signInWithEthereum } : {} },
]

type Answer = {
  accounts: {
    address: `0x${string}`
    capabilities: { signInWithEthereum?: { message: string; signature: `0x${string}` } }
  }[]
}

test('default: connects and signs with one question', async () => {
  const { wallet, call, asked: questions } = setUpWallet({ hasSignIn: true })
  const answer = (await call('wallet_connect', request(asked))) as Answer
  const [first] = answer.accounts
  if (!first?.capabilities.signInWithEthereum) throw new Error('nothing signed')
  const { address } = first
  const { message, signature } = first.capabilities.signInWithEthereum
  expect(address).toBe(wallet.accounts[0])
  expect(message.split('\n')).toEqual([
    ...['app.example wants you to sign in with your Ethereum account:', address, ''],
    ...['Sign in.', '', 'URI: https://app.example/', 'Version: 1', 'Chain ID: 10'],
    ...['Nonce: k3v9TqQ2mX7sLdB0', 'Issued At: 2026-11-27T10:00:00.000Z'],
    ...['Resources:', '- https://app.example/terms'],
  ])
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  expect(questions.map(({ kind }) => kind)).toEqual(['signIn'])
  expect(await call('eth_requestAccounts')).toEqual([address])
  expect(questions).toHaveLength(1)
})

test('behavior: without the capability, it connects only', async () => {
  const { wallet, call, asked: questions } = setUpWallet({ hasSignIn: true })
  const [address] = wallet.accounts
  expect(await call('wallet_connect', request())).toEqual({
    accounts: [{ address, capabilities: {} }],
  })
  expect(questions.map(({ kind }) => kind)).toEqual(['connect'])
})

test('behavior: what is not asked for is left to the wallet', async () => {
  const { call } = setUpWallet({ hasSignIn: true })
  const { nonce, chainId } = asked
  const answer = (await call('wallet_connect', request({ nonce, chainId }))) as Answer
  const { message = '' } = answer.accounts[0]?.capabilities.signInWithEthereum ?? {}
  expect(message).toMatch(/^app\.example wants you/)
  expect(message).toMatch(/\n\n\nURI: https:\/\/app\.example\nVersion: 1\n/)
})

test('error: declined, malformed, or not there', async () => {
  const declined = setUpWallet({ hasSignIn: true, approve: async () => ({ approved: false }) })
  await expect(declined.call('wallet_connect', request(asked))).rejects.toMatchObject({
    code: 4001,
  })
  expect(await declined.call('eth_accounts')).toEqual([])
  const { call } = setUpWallet({ hasSignIn: true })
  await expect(call('wallet_connect', request({ nonce: 1 }))).rejects.toMatchObject({
    code: -32602,
  })
  await expect(setUpWallet().call('wallet_connect', request(asked))).rejects.toThrow()
})
