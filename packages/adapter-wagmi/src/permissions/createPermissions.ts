import type { PermissionsAdapter } from '@cleat/core/adapter'
import { createEvmPermissions } from '@cleat/evm/permissions'
import { toEvmChain } from '../chain/toEvmChain.ts'

/** What wallets grant on the app's networks, and what the chains have of it. */
export function createPermissions(parameters: toEvmChain.Parameters): PermissionsAdapter {
  return createEvmPermissions(toEvmChain(parameters))
}
