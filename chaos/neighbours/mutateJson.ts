type Path = readonly (string | number)[]

const values: readonly unknown[] = [
  ...[null, 0, 1, -1, 6, 8, 9, 18, 36, 255, 1e21, 2 ** 53, 0.5, true, false],
  ...['', '0', '0x0', '0x1', '0x', '-1', '1e18', 'NaN', '0xffffffffffffffffffffffffffffffffffff'],
  ...['0x000000000000000000000000000000000000dEaD', 'ETH', 'USDC', 'native', '<b>', '\u202e'],
  ...[[], {}, [null], { __proto__: { decimals: 1 } }],
]

/** Of purchases. Another one that there is, is believed at first. */
const statuses = ['sent', 'delivered', 'processing', 'failed', 'refunded', 'expired', 'opened']

/** A liar may stick to one of these, all through its answers. */
const moneyFields = [
  ...['decimals', 'decimals', 'decimals', 'symbol'],
  ...['address', 'numeric', 'amount', 'value', 'result'],
  ...['status', 'url', 'orderId'],
] as const

/** Half of the lies are about these, which are few in most answers. */
const moneyNames = /decimals|symbol|amount|value|balance|address|numeric|native|^to$|^from$/i

/**
 * Answers with one thing changed: a field with another value, gone, or exchanged with another
 * field. The same seed changes the same. About money, it is a field that amounts depend on, as long
 * as there is one.
 */
export function mutateJson(text: string, seed: number, isAboutMoney = false): string {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    return `${text}\u0000`
  }
  const random = createRandom(seed)
  for (let tries = 0; tries < 8; tries += 1) {
    const said = mutate(root, text, { random, isAboutMoney })
    if (said !== undefined && said !== text) return said
  }
  return '{}'
}

function mutate(
  root: unknown,
  text: string,
  parameters: { random: (below: number) => number; isAboutMoney: boolean },
): string | undefined {
  const { random, isAboutMoney } = parameters
  const all = listPaths(root)
  const isThere = (field: string) => all.some((path) => path.at(-1) === field)
  const fields = isAboutMoney ? moneyFields.filter(isThere) : moneyFields
  const name = fields[random(fields.length * (isAboutMoney ? 1 : 2))]
  const named = all.filter((path) => path.at(-1) === name)
  if (named.length > 0) {
    const how = random(5)
    const value = values[random(values.length)]
    // Other decimals than these are noticed at once.
    const by = name === 'decimals' ? how % 2 : how - 1
    const status = statuses[random(statuses.length)]
    const change = (path: Path) => {
      if (how === 0) return value
      return name === 'status' ? status : shift(read(root, path), by)
    }
    return JSON.stringify(named.reduce((left, path) => replace(left, path, change(path)), root))
  }
  const money = all.filter((path) => moneyNames.test(String(path.at(-1))))
  const paths = money.length > 0 && random(2) === 0 ? money : all
  const path = paths[random(paths.length)] ?? []
  const how = random(6)
  if (how === 0) return text.slice(0, random(text.length))
  if (how === 1) return JSON.stringify(replace(root, path, undefined))
  if (how === 2) {
    const other = paths[random(paths.length)] ?? []
    return JSON.stringify(replace(root, path, read(root, other)))
  }
  if (how === 3) return JSON.stringify(replace(root, path, shift(read(root, path), random(4))))
  return JSON.stringify(replace(root, path, values[random(values.length)]))
}

/** A nearby value, which is harder to notice than nonsense. */
function shift(value: unknown, how: number): unknown {
  if (typeof value === 'number') return [value + 1, value - 1, value * 10, value / 10][how]
  if (typeof value !== 'string') return value
  if (/^0x[\da-f]+$/i.test(value) && value.length < 40) {
    const number = BigInt(value)
    const next = [number + 1n, number * 10n, number / 10n, number * 2n][how] ?? number
    return `0x${next.toString(16)}`
  }
  if (/^\d{1,3}$/.test(value)) return String(shift(Number(value), how))
  const at = Math.floor(((how + 1) * value.length) / 5)
  return value.slice(0, at) + (value[at] === '1' ? '2' : '1') + value.slice(at + 1)
}

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([name, one]) => listPaths(one, [...path, name]))
  return [path, ...inner]
}

function read(value: unknown, path: Path): unknown {
  return path.reduce((at: unknown, name) => (isObject(at) ? Reflect.get(at, name) : at), value)
}

function replace(value: unknown, [name, ...rest]: Path, next: unknown): unknown {
  if (name === undefined) return next
  if (!isObject(value)) return value
  const made = Array.isArray(value) ? [...value] : { ...value }
  Reflect.set(made, name, replace(Reflect.get(value, name), rest, next))
  return made
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return below > 0 ? (state >>> 8) % below : 0
  }
}
