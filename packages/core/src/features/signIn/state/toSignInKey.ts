import type { Namespace } from '../../../base/caip/namespace.ts'

/** The account in the state of signing in. */
export function toSignInKey({
  namespace,
  address,
}: {
  readonly namespace: Namespace
  readonly address: string
}): string {
  return `${namespace}:${address}`
}
