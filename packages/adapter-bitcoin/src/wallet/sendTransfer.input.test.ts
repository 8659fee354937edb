import { type Connector, checkNetworks, isCleatError } from '@cleat/core/adapter'
import {
  type BitcoinDialect,
  type BitcoinWallet,
  createBitcoinWallet,
} from '@cleat/testing/bitcoin'
import { bech32m } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BitcoinAdapter } from '../BitcoinAdapter.ts'
import { readPart } from '../base/readPart.ts'
import { createNetwork } from '../test/createNetwork.ts'
import { dialects } from '../test/dialects.ts'

/** An x coordinate that is on no point of the curve. */
const offCurve = bech32m.encode('bc', [1, ...bech32m.toWords(new Uint8Array(32))])
const good = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** A wallet of each dialect, all connected to mainnet on one page. */
let onMainnet: readonly Connected[] = []
let close: () => void = () => undefined
beforeAll(async () => {
  const opened = await openMainnet()
  onMainnet = opened.connected
  close = opened.close
})
afterAll(() => close())

test.each<[row: string, what: string, to: unknown]>([
  [
    'C01',
    'version 0 with the checksum of later ones',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  ],
  [
    'C02',
    'version 1 with the checksum of 0',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  ],
  ['C03', 'another last character', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  [
    'C04',
    'a program of 41 bytes',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  ],
  ['C05', 'a program of one byte', 'bc1pw5dgrnzv'],
  ['C07', 'mixed case', 'bc1qw508D6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['C08', 'a wrong checksum of a key hash', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['C09', 'a wrong checksum of a script hash', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLx'],
  ['C10', 'characters that are none', `bc1${'bio1'.repeat(10)}`],
  ['C11', 'testnet', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['C11', 'regtest', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  ['C11', 'a key hash of testnet', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['C11', 'a script hash of testnet', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
  ['C12', 'version 17', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R'],
  ['C13', 'version 0 of 16 bytes', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['C14', 'Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['C14', 'Bitcoin Cash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['C15', 'a payment link', `bitcoin:${good}?amount=1e-8`],
  ['C15', 'a payment link with a comma', `bitcoin:${good}?amount=1,5`],
  ['C15', 'a payment link with two amounts', `bitcoin:${good}?amount=1&amount=2`],
  ['C15', 'a payment link that requires what nobody knows', `bitcoin:${good}?req-x=1`],
  ['C16', 'a key that is on no curve', offCurve],
  ['C16', 'what anyone can spend', 'bc1pfeessrawgf'],
  ['C17', 'a Lightning invoice', `lnbc20u1${'p'.repeat(300)}`],
  ['C17', 'a silent payment', `sp1qq${'g'.repeat(111)}`],
  ['C18', 'an extended key', `xpub${'6'.repeat(107)}`],
  ['C18', 'a key', 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'],
])('%s: nothing is sent to %s, by a wallet of any dialect', async (row, _, to) => {
  for (const { use, wallet } of onMainnet) {
    const error = await failure((await use()).send(to))
    expect(error.code).toBe('CAIP_ADDRESS_INVALID')
    expect(asked(wallet)).not.toContain('sendTransfer')
    if (row === 'C18') expect(`${JSON.stringify(error)} ${error.message}`).not.toContain(to)
  }
})

test('C06: all in upper case is an address', async () => {
  for (const { use, wallet, dialect } of onMainnet) {
    let recipient: unknown
    wallet.program('sendTransfer', async ({ params }) => {
      recipient = readPart(params, 'recipient')
    })
    await failure((await use()).send(good.toUpperCase()))
    expect([dialect, recipient]).toEqual([dialect, good])
  }
})

function asked({ requests }: BitcoinWallet): readonly string[] {
  return requests.map(({ method }) => method)
}

type Connected = {
  readonly dialect: BitcoinDialect
  readonly wallet: BitcoinWallet
  /** Makes it the active wallet. */
  use(): Promise<{ send(to: unknown): Promise<unknown> }>
}

async function openMainnet(): Promise<{ connected: readonly Connected[]; close: () => void }> {
  localStorage.clear()
  const wallets = dialects.map((dialect) => {
    const wallet = createBitcoinWallet({ network: 'mainnet', info: { name: dialect } })
    return { dialect, wallet, hide: wallet.speak(dialect, window) }
  })
  const hides = wallets.map(({ hide }) => hide)
  const networks = checkNetworks({ networks: [createNetwork('mainnet')] })
  const adapter = new BitcoinAdapter()
  const connectors: Connector[] = []
  const stop = adapter.start({
    ...{ networks, getNetwork: () => networks[0] },
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    discovery: { announced: true, injected: true },
    remoteWallets: new Promise(() => undefined),
    request: () => Promise.reject(new Error('No kit')),
    emit: (event) => event.type === 'connectorsChanged' && connectors.push(...event.connectors),
  })
  const { signal } = new AbortController()
  const connected: Connected[] = []
  for (const { id: connectorId } of connectors) {
    await adapter.connect({ connectorId, signal })
    const owner = wallets.find(({ wallet }) => asked(wallet).length > 0)
    if (!owner) throw new Error(`Nobody was asked for ${connectorId}.`)
    wallets.splice(wallets.indexOf(owner), 1)
    const { dialect, wallet } = owner
    connected.push({
      ...{ dialect, wallet },
      async use() {
        const connection = await adapter.features['connection:use']?.({ connectorId })
        const [{ address = '' } = {}] = connection?.accounts ?? []
        const send = async (to: unknown) =>
          adapter.features['transfer:send']?.({
            ...{ to: to as string, value: 600n, address, network: networks[0] },
          })
        return { send }
      },
    })
  }
  expect(connected.map(({ dialect }) => dialect).sort()).toEqual([...dialects].sort())
  return {
    connected,
    close() {
      stop()
      for (const hide of hides) hide()
    },
  }
}

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}
