type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Whether the visitor's connection allows fetching what may not be needed: not with Save-Data, on
 * 2G or offline.
 */
export function canPrefetch({
  connection,
  onLine,
}: {
  /** Absent in Safari and Firefox. */
  readonly connection?: Connection | undefined
  readonly onLine?: boolean | undefined
}): boolean {
  return onLine !== false && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
