/** A decimal as an integer and the number of its digits behind the point. */
type Scaled = { readonly atoms: bigint; readonly scale: number }

/** Longer amounts are no amounts of money. */
const maxDigits = 40
const shape = /^(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,2}))?$/

/**
 * Exact arithmetic with decimals of at least zero, as texts without an exponent, leading zeros or
 * zeros at the end.
 */
export const decimal = {
  /** Reads a number or text of others. `undefined` if it is no amount. */
  read(value: unknown): string | undefined {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const [, whole, fraction = '', exponent = '0'] = shape.exec(String(value).trim()) ?? []
    if (whole === undefined) return undefined
    const scale = fraction.length - Number(exponent)
    const atoms = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -scale))
    const text = write({ atoms, scale: Math.max(0, scale) })
    return text.length <= maxDigits ? text : undefined
  },

  add(...values: readonly string[]): string {
    const scaled = values.map(parse)
    const scale = Math.max(0, ...scaled.map((one) => one.scale))
    return write({ atoms: scaled.reduce((sum, one) => sum + at(one, scale), 0n), scale })
  },

  /** `undefined` if the difference is below zero. */
  subtract(value: string, less: string): string | undefined {
    const [from, by] = [parse(value), parse(less)]
    const scale = Math.max(from.scale, by.scale)
    const atoms = at(from, scale) - at(by, scale)
    return atoms < 0n ? undefined : write({ atoms, scale })
  },

  /** Below zero if the first is less, above if it is more. */
  compare(first: string, second: string): number {
    const [one, two] = [parse(first), parse(second)]
    const scale = Math.max(one.scale, two.scale)
    const difference = at(one, scale) - at(two, scale)
    return difference === 0n ? 0 : difference < 0n ? -1 : 1
  },

  /** With two digits behind the point, or more if it has more. */
  toMoney(value: string): string {
    const [whole = '', fraction = ''] = value.split('.')
    return `${whole}.${fraction.padEnd(2, '0')}`
  },

  /** `value × numerator ÷ denominator`, rounded down to so many digits. */
  scale(
    value: string,
    { numerator, denominator, digits }: { numerator: string; denominator: string; digits: number },
  ): string {
    const [a, b, c] = [parse(value), parse(numerator), parse(denominator)]
    if (c.atoms === 0n) return '0'
    const shift = digits + c.scale - a.scale - b.scale
    const product = a.atoms * b.atoms * 10n ** BigInt(Math.max(0, shift))
    const divisor = c.atoms * 10n ** BigInt(Math.max(0, -shift))
    return write({ atoms: product / divisor, scale: digits })
  },

  /** In the base units of a currency with so many decimals. What is smaller is cut off. */
  toAtoms(value: string, decimals: number): bigint {
    const scaled = parse(value)
    const less = scaled.scale - decimals
    return less > 0 ? scaled.atoms / 10n ** BigInt(less) : at(scaled, decimals)
  },
} as const

function parse(text: string): Scaled {
  const [whole = '0', fraction = ''] = text.split('.')
  return { atoms: BigInt(whole + fraction), scale: fraction.length }
}

function at({ atoms, scale }: Scaled, wanted: number): bigint {
  return atoms * 10n ** BigInt(wanted - scale)
}

function write({ atoms, scale }: Scaled): string {
  const digits = String(atoms).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}
