import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { toCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { expectLinear } from '../../../test/expectLinear.ts'
import { readPaymentLink } from './readPaymentLink.ts'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const base = { chainNamespace: 'eip155', caipNetworkId: toCaipNetworkId('eip155:8453') }

const read = (text: string) => readPaymentLink({ text })

test.each([
  [` ethereum:${evm}@1\n`, { to: evm, namespace: 'eip155', caipNetworkId: 'eip155:1' }],
  [`Ethereum://${evm}`, { to: evm, namespace: 'eip155' }],
  [`solana:${solana}`, { to: solana, namespace: 'solana' }],
  [`BITCOIN:${bitcoin}`, { to: bitcoin, namespace: 'bip122' }],
  [`eip155:10:${evm}`, { to: evm, namespace: 'eip155', caipNetworkId: 'eip155:10' }],
  [
    `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana}`,
    {
      ...{ to: solana, namespace: 'solana' },
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    },
  ],
])('default: %s', (text, link) => {
  expect(read(text)).toEqual({ status: 'success', ...link })
})

test.each([
  ...['', evm, solana, bitcoin, 'vitalik.eth', 'ethereum', ':', 'ethereum:'.slice(0, -1)],
  ...['https://pay.example/?to=x', 'constructor:x', '__proto__:x', 'mailto:a@b.example'],
])('behavior: %j is no payment link', (text) => {
  expect(read(text)).toBeUndefined()
})

test.each([
  [`ethereum:${evm}@8453`, 'success'],
  [`ethereum:${evm}`, 'success'],
  [`ethereum:${evm}@1`, 'error'],
  [`eip155:1:${evm}`, 'error'],
  [`bitcoin:${bitcoin}`, 'error'],
  [`solana:${solana}`, 'error'],
])('parameters: network, %s', (text, status) => {
  const link = readPaymentLink({ text, network: base })
  expect(link).toMatchObject(status === 'error' ? { status, reason: 'network' } : { status })
})

test.each([
  ['solana:https://shop.example/pay', 'request'],
  ['solana:https:%2F%2Fshop.example', 'request'],
  ['lightning:lnbc1pvjluez', 'lightning'],
  [`ethereum:${evm}#@1`, 'format'],
  [`ethereum:${evm}\\@1`, 'format'],
  [`ethereum:${evm}\u200b`, 'format'],
  [`ethereum:\u202e${evm}`, 'format'],
  [`ethereum:${evm}?label=\u0000`, 'format'],
  [`ethereum:${evm}@1\nbitcoin:x`, 'format'],
])('error: %j', (text, reason) => {
  expect(read(text)).toEqual({ status: 'error', reason })
})

test('error: longer than anybody writes them', () => {
  const text = `ethereum:${evm}?label=`
  expect(read(text + 'x'.repeat(2048 - text.length))).toMatchObject({ to: evm })
  const refused = { status: 'error', reason: 'length' }
  expect(read(text + 'x'.repeat(2049 - text.length))).toEqual(refused)
})

const anyLabel = fc.stringMatching(/^[a-z]([a-z &=?%#+é💰]{0,20}[a-z])?$/u)
const query = (values: readonly (readonly [string, string | undefined])[]) => {
  const pairs = values.filter(([, value]) => value !== undefined)
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')
  return text && `?${text}`
}
const clean = (link: object) =>
  Object.fromEntries(Object.entries(link).filter(([, value]) => value !== undefined))

test('property: what was written as EIP-681 is read', () => {
  const anyUnits = fc.option(fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }), { nil: undefined })
  const anyChain = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(
      anyUnits,
      anyChain,
      fc.boolean(),
      anyLabel,
      (amountUnits, chain, isToken, label) => {
        const value = amountUnits === undefined ? undefined : `${amountUnits}`
        const text = isToken
          ? `ethereum:${mintOfEvm}@${chain}/transfer${query([
              ...([['address', evm]] as const),
              ...([['uint256', value]] as const),
            ])}`
          : `ethereum:pay-${evm}@${chain}${query([
              ...([['value', value]] as const),
              ...([['label', label]] as const),
            ])}`
        expect(read(text)).toEqual(
          clean({
            ...{ status: 'success', to: evm, namespace: 'eip155' },
            ...{ caipNetworkId: `eip155:${chain}`, amountUnits },
            ...(isToken ? { assetAddress: mintOfEvm } : { label: plain(label) }),
          }),
        )
      },
    ),
  )
})

test('property: what was written as Solana Pay or BIP-21 is read', () => {
  const anyAmount = fc.option(fc.bigInt({ min: 1n, max: 2_100_000_000_000_000n }), {
    nil: undefined,
  })
  fc.assert(
    fc.property(anyAmount, fc.boolean(), anyLabel, (units, isToken, label) => {
      const amount = units === undefined ? undefined : formatAmount(units, 8)
      const asked = [
        ['amount', amount],
        ['label', label],
      ] as const
      const token = isToken ? mint : undefined
      const shared = { status: 'success', amount, label: plain(label) }
      expect(read(`solana:${solana}${query([...asked, ['spl-token', token]])}`)).toEqual(
        clean({ ...shared, to: solana, namespace: 'solana', assetAddress: token }),
      )
      expect(read(`bitcoin:${bitcoin}${query(asked)}`)).toEqual(
        clean({ ...shared, to: bitcoin, namespace: 'bip122' }),
      )
    }),
  )
})

test('property: no text makes it throw, and what is read is plain', () => {
  const anyPart = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(evm, solana, bitcoin, mint, 'pay-', '@1', '/transfer', '?', '&', '=', '%'),
    fc.constantFrom('amount=', 'value=', '1', '1e18', '0.1', 'address=', 'uint256=', 'req-', '%2'),
  )
  const anyScheme = fc.constantFrom('ethereum:', 'solana:', 'bitcoin:', 'eip155:1:', 'x:', '')
  fc.assert(
    fc.property(anyScheme, fc.array(anyPart, { maxLength: 8 }), (scheme, parts) => {
      const link = read(scheme + parts.join(''))
      if (link?.status !== 'success') return
      expect(link.to).toMatch(/^[^\s?&#/]{1,255}$/u)
      expect(link.amount ?? '1').toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/)
      expect((link.amountUnits ?? 1n) > 0n).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test.each(['ethereum:', 'solana:', 'bitcoin:', 'eip155:1:', ''])(
  'behavior: a million characters after %j take linear time',
  async (scheme) => {
    for (const unit of ['a', '?', '&', '%', ' ', 'ethereum:', '\u200b', '0', 'a.', 'a=1&']) {
      const texts = [2.5e5, 1e6].map((size) => scheme + unit.repeat(size / unit.length))
      const [small = '', large = ''] = texts
      for (const text of texts) expect(read(text)?.status).not.toBe('success')
      await expectLinear((size) => read(size === 1e6 ? large : small), { size: 1e6 })
    }
  },
)

const mintOfEvm = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function plain(label: string): string {
  return label.replace(/\s+/g, ' ')
}
