import { isCleatError } from '@cleat/core/adapter'
import { answerGarbage, rejectWith } from '@cleat/testing'
import { base64, hex } from '@scure/base'
import { expect, test, vi } from 'vitest'
import { createPsbt } from './test/createPsbt.ts'
import { dialects } from './test/dialects.ts'
import { openPage, type Page } from './test/openPage.ts'

const cyclic: { cause?: unknown } = {}
cyclic.cause = cyclic

test.each<[row: string, what: string, reason: unknown, code: string]>([
  ['H30', 'undefined', undefined, 'WALLET_ERROR'],
  ['H32', 'words alone', new Error('User rejected the request.'), 'WALLET_ERROR'],
  ['H33', 'a megabyte', { message: 'x'.repeat(1_000_000) }, 'WALLET_ERROR'],
  ['H34', 'a cause of itself', cyclic, 'WALLET_ERROR'],
])('%s: rejected with %s, by a wallet of any dialect', async (_row, _what, reason, code) => {
  for (const dialect of dialects) {
    using page = openPage(dialect)
    await page.connect()
    page.wallet.program('signMessage', rejectWith(reason))
    const { address } = page.wallet.accounts[0]
    const error = await failure(page.provider.signMessage({ message: 'Ahoy', address }))
    expect([dialect, error.code]).toEqual([dialect, code])
    expect(error.message.length).toBeLessThan(2000)
  }
})

test.each(dialects)('H29: what %s makes of a PSBT is what was asked', async (dialect) => {
  using page = openPage(dialect)
  await page.connect()
  const { address } = page.wallet.accounts[0]
  const [coins, to] = [[{ address, value: 5000 }], page.wallet.accounts[1].address]
  const signInputs = [{ index: 0, address }]
  const sign = (psbt: string) => page.provider.signPSBT({ psbt, signInputs })
  const psbt = createPsbt({ coins, to, amount: 4000n })
  const { psbt: signed } = await sign(psbt)
  const { psbt: otherOutput } = await sign(createPsbt({ coins, to, amount: 3000n }))
  const { psbt: otherCover } = await page.provider.signPSBT({
    psbt: createPsbt({ coins, to, amount: 4000n, sighashType: 0x83 }),
    signInputs: [{ ...signInputs[0], index: 0, address, sighashTypes: [0x83] }],
  })
  const cases = { unsigned: psbt, otherOutput, otherCover }
  for (const [name, given] of Object.entries(cases)) {
    page.wallet.program('signPsbt', answerGarbage({ psbt: base64.decode(given) }))
    expect([name, (await failure(sign(psbt))).code]).toEqual([name, 'WALLET_BAD_ANSWER'])
  }
  page.wallet.program('signPsbt', answerGarbage({ psbt: base64.decode(signed) }))
  expect(await sign(psbt)).toEqual({ psbt: signed })
  expect(hex.encode(base64.decode(signed))).toMatch(/^70736274ff/)
})

test.each(dialects)(
  'requests: %s is not asked to sign the coin of another address',
  async (dialect) => {
    using page = openPage(dialect)
    await page.connect()
    const [{ address }, { address: other }] = page.wallet.accounts
    const coins = [
      { address, value: 5000 },
      { address: other, value: 5000 },
    ]
    const psbt = createPsbt({ coins, to: other, amount: 9000n })
    const asked = page.wallet.requests.length
    const signInputs = [0, 1].map((index) => ({ index, address }))
    const error = await failure(page.provider.signPSBT({ psbt, signInputs }))
    expect([error.code, error.context]).toMatchObject([
      'REQUEST_WRONG_ACCOUNT',
      { field: 'inputs[1]', expected: address },
    ])
    expect(page.wallet.requests.slice(asked)).toEqual([])
  },
)

/** Adding a listener is not a request. */
const listening = /^(?:on|addListener|removeListener)$/
const injected = dialects.filter((dialect) => dialect !== 'walletStandard')

test.each(injected)('H18: methods exchanged after %s was found are not called', async (dialect) => {
  using page = openPage(dialect)
  let exchanged = 0
  const providers = providersOf(page)
  expect(providers.length).toBeGreaterThan(0)
  for (const provider of providers)
    for (const name of Object.keys(provider))
      if (!listening.test(name) && typeof Reflect.get(provider, name) === 'function')
        Reflect.set(provider, name, async () => {
          exchanged += 1
        })
  await page.connect()
  expect([exchanged, page.adapter.getConnection()?.accounts[0].address]).toEqual([
    ...[0, page.wallet.accounts[0].address],
  ])
})

test.each<[row: string, what: string, change: object]>([
  ['H28', 'a version that is not there yet', { version: '99.0.0' }],
  ['H28', 'no name', { name: 5 }],
  ['H28', 'features that are none', { features: 'all of them' }],
])('%s: a wallet with %s is none', (_row, _what, change) => {
  using page = openPage('walletStandard')
  register({ ...createStandardWallet(), ...change })
  expect(page.connectors().map(({ name }) => name)).toEqual(['Harbour'])
})

test('H18, H28: features exchanged after a wallet was found are not called', async () => {
  using page = openPage('walletStandard')
  const wallet = createStandardWallet()
  register(wallet)
  const exchanged = vi.fn()
  Object.assign(wallet.features['bitcoin:connect'], { connect: exchanged })
  const { signal } = new AbortController()
  await page.adapter.connect({ connectorId: 'Beacon', signal }).catch(() => undefined)
  expect(page.connectors().map(({ name }) => name)).toEqual(['Harbour', 'Beacon'])
  expect(exchanged).not.toHaveBeenCalled()
  expect(wallet.connect).toHaveBeenCalledOnce()
})

function createStandardWallet() {
  const connect = vi.fn(async () => ({ accounts: [] }))
  return {
    ...{ version: '1.0.0', name: 'Beacon', icon: '', chains: [], accounts: [], connect },
    features: { 'bitcoin:connect': { connect } },
  }
}

function register(wallet: unknown): void {
  const detail = (api: { register: (wallet: unknown) => void }) => api.register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

/** The objects that a dialect injected into the page. */
function providersOf({ wallet }: Page): readonly object[] {
  const places = ['unisat', 'LeatherProvider', wallet.info.id].map((name) =>
    Reflect.get(window, name),
  )
  const okx = Object(Reflect.get(window, 'okxwallet'))
  const found = [...places, ...['bitcoin', 'bitcoinTestnet'].map((name) => Reflect.get(okx, name))]
  return found.filter((one): one is object => typeof one === 'object' && one !== null)
}

async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    (value) => new Error(`Resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  )
  if (isCleatError(error)) return error
  throw error
}
