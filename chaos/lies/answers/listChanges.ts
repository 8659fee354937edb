import { gone, type Path, readAt } from './path.ts'

/** What liars know of the chains: what is there can be told in the place of something else. */
export type Known = {
  readonly addresses: readonly string[]
  readonly networks: readonly string[]
  readonly symbols: readonly string[]
}

/** One way to lie about a field. It may look at the whole answer. */
export type Change = {
  readonly name: string
  change(value: unknown, root: unknown): unknown
}

/** Own fields that would be inherited if they were copied carelessly. */
const prototype: unknown = JSON.parse(
  '{"__proto__":{"decimals":1,"symbol":"ETH"},"constructor":{"prototype":{"decimals":1}}}',
)
const extras = {
  decimals: 1,
  symbol: 'ETH',
  address: null,
  amount: '1',
  value: '0x1',
  type: 'NATIVE',
}

/** Every way to lie about the field at a path. */
export function listChanges(root: unknown, path: Path, known: Known): readonly Change[] {
  const value = readAt(root, path)
  const name = path.at(-1)
  if (typeof name === 'string' && name.startsWith('#byte')) return byteChanges
  if (typeof name === 'string' && name.startsWith('#word')) return quantityChanges
  if (value === gone) return absentChanges
  const all = [
    ...(path.length === 0 ? [] : [say('missing', gone)]),
    ...[
      say('null', null),
      say('a list', []),
      say('an object', {}),
      say('prototype keys', prototype),
    ],
    say('a huge text', '9'.repeat(20_000)),
    ...listTyped(value, known),
    ...listNeighbours(root, path),
  ]
  return all
}

const absentChanges: readonly Change[] = [
  ...[say('true', true), say('1', 1), say('a text', 'ETH'), say('a link', 'https://lie.test/x')],
  ...[say('an object', { code: -32_000, message: 'nonce too low' }), say('a list', [])],
  say('prototype keys', prototype),
]

const byteChanges: readonly Change[] = [
  { name: 'one more', change: (value) => (typeof value === 'number' ? (value + 1) % 256 : 1) },
  { name: 'none', change: () => 0 },
]

const quantityChanges: readonly Change[] = [
  say('zero', '0x0'),
  ...[1n, -1n].map((by) => shift(by > 0n ? 'one more' : 'one less', (value) => value + by)),
  shift('times ten', (value) => value * 10n),
  shift('a tenth', (value) => value / 10n),
  shift('times 10^12', (value) => value * 10n ** 12n),
  say('the most', `0x${'f'.repeat(64)}`),
]

function listTyped(value: unknown, known: Known): readonly Change[] {
  if (typeof value === 'number')
    return [
      ...[say('zero', 0), say('negative', -value), say('one more', value + 1)],
      ...[say('one less', value - 1), say('times ten', value * 10), say('a tenth', value / 10)],
      ...[say('a fraction', value + 0.5), say('2^53', 2 ** 53), say('as text', String(value))],
      say('beyond numbers', 1e300),
    ]
  if (typeof value === 'boolean') return [say('the opposite', !value), say('as text', 'yes')]
  if (value === null) return [say('a text', 'ETH'), say('1', 1)]
  if (Array.isArray(value)) return listRows(value)
  if (typeof value === 'object')
    return [say('extra fields', { ...value, ...extras }), say('as a list', [value])]
  return typeof value === 'string' ? listTexts(value, known) : []
}

function listRows(value: readonly unknown[]): readonly Change[] {
  return [
    ...[say('doubled', [...value, ...value]), say('reversed', value.toReversed())],
    ...[say('without the first', value.slice(1)), say('with null', [null, ...value])],
    ...[say('as an object', { ...value }), say('nested', [value])],
  ]
}

function listTexts(value: string, known: Known): readonly Change[] {
  const common = [say('empty', ''), say('a number', 1), say('HTML', '<img src=x onerror=alert(1)>')]
  const others = (list: readonly string[]) =>
    list.filter((one) => one !== value).map((one) => say(one, one))
  const plain = value.split(':').at(-1) ?? ''
  const start = value.slice(0, value.length - plain.length)
  if (known.networks.includes(value)) return [...common, ...others(known.networks)]
  if (/^0x[\da-f]{40}$/i.test(plain) || /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(plain))
    return [
      ...common,
      ...known.addresses.filter((one) => one !== plain).map((one) => say(one, start + one)),
      say(
        'a look-alike',
        `${start}${plain.slice(0, 8)}${flip(plain.slice(8, -6))}${plain.slice(-6)}`,
      ),
      say('in capitals', start + plain.toUpperCase().replace(/^0X/, '0x')),
      ...known.networks.map((one) => say(`on ${one}`, `${one}:${plain}`)),
    ]
  if (/^0x[\da-f]*$/i.test(value))
    return [...common, ...(value.length <= 66 ? quantityChanges : []), say('bare 0x', '0x')]
  if (/^\d+(?:\.\d+)?$/.test(value)) return [...common, ...decimalChanges(value)]
  return [
    ...[...common, say('reversed letters', `\u202e${value}`), say('with a space', ` ${value}`)],
    ...others(known.symbols),
  ]
}

function decimalChanges(value: string): readonly Change[] {
  const move = (by: number) => {
    const [whole = '0', part = ''] = value.split('.')
    const digits = `${'0'.repeat(40)}${whole}${part}${'0'.repeat(40)}`
    const at = 40 + whole.length + by
    return `${digits.slice(0, at).replace(/^0+(?=\d)/, '')}.${digits.slice(at)}`.replace(
      /\.?0*$/,
      '',
    )
  }
  return [
    ...[say('zero', '0'), say('negative', `-${value}`), say('as a number', Number(value))],
    ...[
      say(
        'one more',
        value.replace(/^\d+/, (digits) => String(BigInt(digits) + 1n)),
      ),
    ],
    ...[say('one less', String(BigInt(value.split('.')[0] ?? 0) - 1n)), say('18', '18')],
    ...[1, -1, 3, 12, 18].map((by) => say(`times 10^${by}`, move(by))),
    ...[say('in powers', '1e18'), say('not a number', 'NaN'), say('hexadecimal', '0x12')],
  ]
}

/** The same field of the next row, and the next field of the same row. */
function listNeighbours(root: unknown, path: Path): readonly Change[] {
  const at = path.findLastIndex((part) => typeof part === 'number')
  const row = path[at]
  if (typeof row !== 'number' || at === path.length - 1) return []
  const other = [...path.slice(0, at), row === 0 ? 1 : row - 1, ...path.slice(at + 1)]
  const value = readAt(root, other)
  const isOther = value !== gone && value !== readAt(root, path)
  return isOther ? [{ name: 'that of another row', change: (_, now) => readAt(now, other) }] : []
}

function say(name: string, value: unknown): Change {
  return { name, change: () => value }
}

function shift(name: string, by: (value: bigint) => bigint): Change {
  return {
    name,
    change(value) {
      if (typeof value !== 'string' || !/^0x[\da-f]+$/i.test(value)) return '0x1'
      const next = BigInt.asUintN(256, by(BigInt(value)))
      return `0x${next.toString(16)}`
    },
  }
}

/** Other characters of the same alphabet. */
function flip(text: string): string {
  return text.replace(/[\da-f]/g, (one) => (one === '1' ? '2' : '1'))
}
