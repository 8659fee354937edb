// Permissive licences that require only their notice.
const allowed = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD'],
  ...['BlueOak-1.0.0', 'Unlicense'],
])

/** Whether an SPDX expression allows a licence on the list. */
export function isAllowed(expression: string): boolean {
  const parts = expression
    .replaceAll(/[()]/g, ' ')
    .trim()
    .split(/\s+OR\s+/)
  return parts.some((part) => part.split(/\s+AND\s+/).every((name) => allowed.has(name.trim())))
}

type Licensed = {
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
}

/** Reads the licence of a manifest, in the current form or in npm's old ones. */
export function declaredLicence({ license, licenses }: Licensed): string {
  if (typeof license === 'string') return license
  const old = licenses?.map(({ type }) => type) ?? [license?.type]
  return old.filter((type) => type !== undefined).join(' OR ') || 'none'
}
