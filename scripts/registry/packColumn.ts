/** Common prefixes of links, which the packed values omit. */
const prefixes: Readonly<Record<string, string>> = {
  homepage: 'https://',
  link_mode: 'https://',
  webapp_link: 'https://',
  app_store: 'https://apps.apple.com/app/id',
  play_store: 'https://play.google.com/store/apps/details?id=',
  chrome_store: 'https://chromewebstore.google.com/detail/',
}

/** Creates the line of a field with the texts of all wallets, without their common prefix. */
export function packColumn(field: string, values: readonly unknown[]): string {
  return toColumn(
    field,
    values.map((value = '') => packText(field, value)),
  )
}

/** Creates the line of a field. The separator must not be part of a cell. */
export function toColumn(field: string, cells: readonly string[], separator = '|'): string {
  const text = cells.join(separator)
  if (text.split(separator).length !== cells.length || /[\\\n]/.test(text))
    throw new Error(`${field}: a value has a character that stands between values`)
  return `  ${field}: ${text.includes("'") ? JSON.stringify(text) : `'${text}'`},`
}

function packText(field: string, value: unknown): string {
  const prefix = prefixes[field] ?? ''
  if (typeof value !== 'string' || (value && !value.startsWith(prefix)))
    throw new Error(`${field}: ${value} does not begin with ${prefix}`)
  return value.slice(prefix.length).replace(/^([^:]+):\/\/$/, '$1')
}
