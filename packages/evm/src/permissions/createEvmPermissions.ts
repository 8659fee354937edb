import {
  CleatError,
  isCleatError,
  type Permission,
  type PermissionsAdapter,
  type PermissionWallet,
} from '@cleat/core/adapter'
import type { EvmChain } from '../node/evmChain.ts'
import { toNodeFailure } from '../node/toNodeFailure.ts'
import { readStates } from './chain/readStates.ts'
import { readGranted } from './current/readGranted.ts'
import { readPermission } from './current/readPermission.ts'
import { writePermission } from './current/writePermission.ts'
import { writeRequest } from './current/writeRequest.ts'
import { readEarlierGranted } from './earlier/readEarlierGranted.ts'
import { readEarlierPermission } from './earlier/readEarlierPermission.ts'
import { writeEarlier } from './earlier/writeEarlier.ts'
import { nameDelegate } from './wallet/nameDelegate.ts'
import { readSupport } from './wallet/readSupport.ts'

/** The most permissions of a wallet's list that are read. */
const mostListed = 500

/**
 * Permissions of EVM wallets: ERC-7715 as it is now, and its form of 2024, which the translation
 * keeps at the edge. What a wallet answers is read as foreign data.
 * @param chain where states are read. Without it there are none
 */
export function createEvmPermissions(chain?: EvmChain): PermissionsAdapter {
  return {
    async getSupport(parameters) {
      const { form: _, ...support } = await readSupport(parameters)
      return support
    },
    grant,
    revoke,
    list,
    ...(chain && {
      readStates: (parameters) => toNodeFailure(parameters.network, readStates(chain, parameters)),
    }),
    nameDelegate,
    write: (permission) => toRecord(permission),
    read: (record) => readPermission(record) ?? readEarlierPermission(record),
  }
}

const grant: PermissionsAdapter['grant'] = async ({ wallet, request }) => {
  const { account, network } = request
  const support = await readSupport({ wallet, account, network })
  const { form } = support
  if (!form) {
    const reason =
      support.status === 'unknown' ? 'it did not say what it grants' : 'it grants no permissions'
    throw new CleatError('PERMISSION_UNSUPPORTED', { context: { wallet: wallet.name, reason } })
  }
  for (const { kind } of request.permissions)
    if (support.status === 'supported' && !support.kinds.includes(kind)) {
      const reason = `it grants no permissions of the kind ${kind}`
      throw new CleatError('PERMISSION_UNSUPPORTED', { context: { wallet: wallet.name, reason } })
    }
  const asked =
    form === 'current' ? writeRequest(request, wallet.name) : writeEarlier(request, wallet.name)
  const answer = await wallet.submit(asked)
  const granted = form === 'current' ? readCurrentAnswer(answer) : readEarlierGranted(answer)
  if (granted) return granted
  throw new CleatError('WALLET_BAD_ANSWER', {
    context: { wallet: wallet.name, method: asked.method, answer },
  })
}

function readCurrentAnswer(answer: unknown) {
  if (!Array.isArray(answer) || answer.length === 0 || answer.length > 100) return undefined
  const read = (answer as unknown[]).map(readGranted).filter((one) => one !== undefined)
  return read.length === answer.length ? read : undefined
}

const revoke: PermissionsAdapter['revoke'] = async ({ wallet, context }) => {
  const current = {
    method: 'wallet_revokeExecutionPermission',
    params: [{ permissionContext: context }],
  }
  const earlier = { method: 'wallet_revokePermissions', params: [{ permissionsContext: context }] }
  const { approved } = wallet
  if (approved) {
    const known = [current, earlier].find(({ method }) => approved.includes(method))
    if (known) return void (await wallet.submit(known))
    throw unsupported(wallet, current.method)
  }
  try {
    await wallet.submit(current)
  } catch (error) {
    if (!isCleatError(error, 'WALLET_METHOD_UNSUPPORTED')) throw error
    await wallet.submit(earlier)
  }
}

function unsupported({ name }: PermissionWallet, method: string): CleatError {
  return new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet: name, method } })
}

const list: PermissionsAdapter['list'] = async ({ wallet, account }) => {
  if (wallet.approved) return undefined
  try {
    const method = 'wallet_getGrantedExecutionPermissions'
    const answer = await wallet.submit({ method, params: [] })
    if (!Array.isArray(answer) || answer.length > mostListed) return undefined
    const read = (answer as unknown[]).map(readGranted)
    // A list that is not understood in part proves nothing about what is not on it.
    if (read.includes(undefined)) return undefined
    return read
      .filter((one) => one !== undefined)
      .filter((one) => one.account === undefined || one.account === account.toLowerCase())
  } catch (error) {
    if (isCleatError(error, 'WALLET_METHOD_UNSUPPORTED')) return undefined
    throw error
  }
}

/** Calls of contracts have the form of 2024 alone. */
function toRecord(permission: Permission): { readonly [name: string]: unknown } {
  if (permission.kind !== 'contract') return writePermission(permission, '')
  const { contract, functions, valueLimit } = permission
  const limit = valueLimit === undefined ? {} : { valueLimit: `0x${valueLimit.toString(16)}` }
  const calls = functions.map((functionName) => ({ functionName, ...limit }))
  return { type: 'contract-call', data: { address: contract, functions: calls } }
}
