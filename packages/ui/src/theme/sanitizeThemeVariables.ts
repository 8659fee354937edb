/** Accepted prefixes. Later ones take precedence. */
const prefixes = ['w3m', 'apkt', 'cleat'] as const
const name = /^--([a-z0-9]+)-([a-z0-9-]+)$/
const maxLength = 200

// Characters that could end the declaration, start another one, or begin an escape or a comment.
const forbidden = /[;{}<>\\@!\n\r\f]|\/\*/
const quoted = /"[^"]*"|'[^']*'/g
// Pure functions and parentheses. Other functions may fetch, and a `var` without a name is invalid.
const computed =
  /(?<![\w-])var\(\s*--[\w-]+\s*(?:,[^()"']*)?\)|(?:(?<![\w-])(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color(?:-mix)?|light-dark|calc|min|max|clamp|linear|steps|cubic-bezier)|(?<![\w-]\s*))\([^()"']*\)/gi

/** Numeric tokens, with the default unit. */
const units: { readonly [name: string]: 'px' | '%' | '' } = {
  'color-mix-strength': '%',
  'font-size-master': 'px',
  'border-radius-master': 'px',
  'space-master': 'px',
  'z-index': '',
}
const amount = /^(\d*\.?\d+)(px|r?em|%)?$/

/**
 * Keeps known theme variables with plain values, under our prefix. AppKit's `--apkt-*` and
 * `--w3m-*` name the same tokens.
 */
export function sanitizeThemeVariables(variables: {
  readonly [name: string]: string | number | undefined
}): readonly [string, string][] {
  const safe = new Map<string, string>()
  for (const prefix of prefixes)
    for (const [key, raw] of Object.entries(variables)) {
      const [, known, token = ''] = name.exec(key) ?? []
      const value = typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? `${raw}` : ''
      const clean = Object.hasOwn(units, token) ? toAmount(value, units[token]) : toPlain(value)
      if (known === prefix && clean) safe.set(`--cleat-${token}`, clean)
    }
  return [...safe]
}

function toPlain(value: string): string {
  if (value.length > maxLength || forbidden.test(value)) return ''
  let rest = value.replace(quoted, ' ')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = before.replace(computed, ' ')
  }
  return /["'()[\]]/.test(rest) ? '' : value
}

function toAmount(value: string, unit = ''): string {
  const [, digits, own = unit] = amount.exec(value) ?? []
  if (!digits || (own === '%') !== (unit === '%')) return ''
  return unit === '%' ? `${Math.min(Number(digits), 100)}%` : digits + own
}
