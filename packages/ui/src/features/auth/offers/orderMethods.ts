export type MethodGroup = 'wallet' | 'email' | 'social'

/** The order of the ways to connect: as the app says, the others in their default order. */
export function orderMethods(parameters: {
  order: readonly MethodGroup[] | undefined
  /** Whether the visitor has a wallet in this browser. */
  hasWallet: boolean
}): readonly MethodGroup[] {
  const { order = [], hasWallet } = parameters
  const usual: readonly MethodGroup[] = hasWallet
    ? ['wallet', 'email', 'social']
    : ['email', 'social', 'wallet']
  return [...new Set([...order, ...usual])].filter((name) => usual.includes(name))
}
