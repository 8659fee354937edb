import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { readConfig } from './readConfig.ts'

const key = 'A'.repeat(43)
const environment = {
  ...{ WALLET: 'on', WALLET_ORIGIN: 'https://wallet.app.example', WALLET_KEY: key },
  WALLET_HOSTS: 'https://app.example,https://other.example',
}

test('default', () => {
  const { wallet, services } = readConfig(environment)
  expect(services).toContain('wallet')
  expect(wallet).toEqual({
    origin: 'https://wallet.app.example',
    hosts: ['https://app.example', 'https://other.example'],
    keys: [new Uint8Array(32)],
    ...{ mail: undefined, pagesFolder: undefined, recovery: 'required' },
    networkHourLogins: 20,
    ...{ recoveryHoldSeconds: 86_400, newDevice: 'passkey', confirm: 'passkey', isTest: false },
    ...{ providers: [], farcasterUrl: undefined, farcasterRelayUrl: undefined },
    approvals: 'frame',
    session: { idleSeconds: 7 * 86_400, totalSeconds: 30 * 86_400 },
  })
})

test('behavior: without WALLET there is nothing of it, and nothing is needed', () => {
  const { wallet, services } = readConfig({ WALLET_KEY_FILE: '/nowhere' })
  expect(wallet).toBeUndefined()
  expect(services).not.toContain('wallet')
  const relay = readConfig({ ...environment, WALLET_KEY: '', SERVICES: 'relay' })
  expect(relay.wallet).toBeUndefined()
})

test('behavior: it runs alone', () => {
  const { wallet, services } = readConfig({ ...environment, SERVICES: 'wallet' })
  expect(services).toEqual(['wallet'])
  expect(wallet?.origin).toBe('https://wallet.app.example')
})

test('parameters: the secret of a file, and of a command', async () => {
  const file = join(await useFolder(), 'key')
  await writeFile(file, `${'B'.repeat(42)}A,${key}\n`)
  const two = readConfig({ ...environment, WALLET_KEY: '', WALLET_KEY_FILE: file }).wallet
  expect(two?.keys.map((one) => one[0])).toEqual([4, 0])
  const command = { ...environment, WALLET_KEY: '', WALLET_KEY_COMMAND: `cat ${file}` }
  expect(readConfig(command).wallet?.keys).toEqual(two?.keys)
})

test('parameters: mail', async () => {
  const file = join(await useFolder(), 'dkim.json')
  const dkim = { domainName: 'app.example', keySelector: 'a', privateKey: '-- PRIVATE KEY --' }
  await writeFile(file, JSON.stringify(dkim))
  const mail = { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'Wallet <wallet@app.example>' }
  expect(readConfig({ ...environment, ...mail, MAIL_DKIM_FILE: file }).wallet?.mail).toEqual({
    ...{ url: 'smtps://mail.example', from: 'Wallet <wallet@app.example>', dkim, hourLimit: 2000 },
  })
})

test.each([
  ['WALLET_ORIGIN', { WALLET_ORIGIN: '' }],
  ['WALLET_ORIGIN', { WALLET_ORIGIN: 'http://wallet.app.example' }],
  ['WALLET_ORIGIN', { WALLET_ORIGIN: 'https://wallet.app.example/' }],
  ['WALLET_HOSTS', { WALLET_HOSTS: '' }],
  ['WALLET_HOSTS', { WALLET_HOSTS: 'any' }],
  ['WALLET_HOSTS', { WALLET_HOSTS: 'https://*.app.example' }],
  ['WALLET_HOSTS', { WALLET_HOSTS: 'https://wallet.app.example' }],
  ['WALLET_KEY is not set', { WALLET_KEY: '' }],
  ['WALLET_KEY ', { WALLET_KEY: 'short' }],
  ['Set one of them', { WALLET_KEY_COMMAND: 'true' }],
  ['WALLET_KEY_FILE', { WALLET_KEY: '', WALLET_KEY_FILE: '/nowhere' }],
  ['WALLET_KEY_COMMAND prints', { WALLET_KEY: '', WALLET_KEY_COMMAND: 'echo secret-of-the-tests' }],
  ['WALLET_KEY_COMMAND failed', { WALLET_KEY: '', WALLET_KEY_COMMAND: 'exit 1' }],
  ['MAIL_FROM', { MAIL_URL: 'smtp://mail.example' }],
  ['MAIL_FROM', { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\nBcc: c@d.example' }],
  ['WALLET_FARCASTER_RPC is not set', { WALLET_FARCASTER: 'relay' }],
  [
    'WALLET_FARCASTER_RELAY needs https',
    { WALLET_FARCASTER: 'relay', WALLET_FARCASTER_RELAY: 'http://relay.example' },
  ],
  ['WALLET_RECOVERY_HOLD', { WALLET_RECOVERY_HOLD: '24' }],
  ['MAIL_URL is not set', { WALLET_NEW_DEVICE: 'passkey+email' }],
  ['WALLET_SESSION_DAYS', { WALLET_SESSION_DAYS: '31' }],
  ['WALLET_APPROVALS', { WALLET_APPROVALS: 'limit' }],
])('error: %s', (sentence, change) => {
  expect(() => readConfig({ ...environment, ...change })).toThrow(sentence)
  expect(() => readConfig({ ...environment, ...change })).not.toThrow('secret-of-the-tests')
})

test('parameters: where visitors approve', () => {
  expect(readConfig({ ...environment, WALLET_APPROVALS: 'window' }).wallet?.approvals).toBe(
    'window',
  )
})

test('behavior: alone it has chains for their prices, and indexes none', () => {
  const chains = { CHAINS: 'eip155:1=https://node.example', CHAINS_HISTORY: 'eip155:1=latest' }
  const read = (services: string) =>
    readConfig({ ...environment, ...chains, SERVICES: services }).chains.map(
      ({ id, historyFrom }) => [id, historyFrom],
    )
  expect(read('wallet')).toEqual([['eip155:1', undefined]])
  expect(read('data,wallet')).toEqual([['eip155:1', 'latest']])
  expect(read('relay')).toEqual([])
})

test('parameters: the doors of Farcaster', () => {
  const rpc = { WALLET_FARCASTER_RPC: 'https://node.example' }
  const read = (change: object) => {
    const { farcasterUrl, farcasterRelayUrl } =
      readConfig({ ...environment, ...rpc, ...change }).wallet ?? {}
    return [farcasterUrl, farcasterRelayUrl]
  }
  expect(read({})).toEqual(['https://node.example', undefined])
  expect(read({ WALLET_FARCASTER: 'off' })).toEqual([undefined, undefined])
  expect(read({ WALLET_FARCASTER: 'relay' })).toEqual([
    ...['https://node.example', 'https://relay.farcaster.xyz'],
  ])
})

test('parameters: any host, on this machine', () => {
  const local = { ...environment, WALLET_ORIGIN: 'http://wallet.cleat.localhost:5180' }
  expect(readConfig({ ...local, WALLET_HOSTS: 'any' }).wallet?.hosts).toBe('any')
})
